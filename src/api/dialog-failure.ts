import type { ApiError } from './errors.ts'
import { accountConflict, codeFailures, dialogFailure, dialogFailures } from './messages.ts'

/** An account has the email already: the dialog offers to log in. */
export const isAccountConflict = (error: ApiError) =>
  error.errors.some(({ message }) => message.includes(accountConflict.words))

/** What a dialog says when its call has failed, spec §8. @param operation the call, by its name in the contract */
export function dialogFailureText(operation: string, error: ApiError): string {
  if (isAccountConflict(error)) return accountConflict.text
  const byCode = error.errors.flatMap(({ code }) => codeFailures[code ?? ''] ?? [])
  return byCode[0] ?? (dialogFailures as Record<string, string>)[operation] ?? dialogFailure
}
