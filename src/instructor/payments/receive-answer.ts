import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { updateInstructorMutation } from '../../api/generated/training.hooks.ts'
import { connectAccountToasts } from '../../api/messages.ts'
import { takeAttempt } from './attempt.ts'
import { type Outcome, outcomeOfError } from './outcome.ts'

/**
 * Takes the provider's answer (spec §4 "Payment-account return"). A code that belongs to an attempt of ours is sent to the
 * server, once; the payments show what comes of it. Without a matching state no call is made
 * (docs/decisions/payment-return.md).
 */
export async function receiveAnswer(
  queryClient: QueryClient,
  userId: string,
  answer: URLSearchParams,
): Promise<Outcome | undefined> {
  const code = answer.get('code')
  const error = answer.get('error')
  if (!code && !error) return undefined
  const verdict = await takeAttempt(answer.get('state'), userId)
  if (verdict === 'used') return undefined
  if (error) return outcomeOfError(error)
  if (!code || verdict === 'foreign') return 'unmatched'
  const connecting = new MutationObserver(queryClient, {
    ...updateInstructorMutation(),
    meta: { toast: connectAccountToasts, refresh: 'awaited' },
  })
  // Its toasts say how it ends.
  connecting.mutate({ id: userId, body: { authCode: code }, ifMatch: undefined }).catch(() => undefined)
  return undefined
}
