import type { ApiError } from './errors.ts'
import { accountConflict, codeFailures, dialogFailure, dialogFailures } from './messages.ts'

/** Whether the email already belongs to another account. The dialog then offers to log in. */
export const isAccountConflict = (error: ApiError) =>
  error.errors.some(({ message }) => message.includes(accountConflict.words))

/**
 * The text a dialog shows when its call fails (spec §8).
 * @param operation the operation ID of the call
 */
export function dialogFailureText(operation: string, error: ApiError): string {
  if (isAccountConflict(error)) return accountConflict.text
  const byCode = error.errors.flatMap(({ code }) => codeFailures[code ?? ''] ?? [])
  return byCode[0] ?? (dialogFailures as Record<string, string>)[operation] ?? dialogFailure
}
