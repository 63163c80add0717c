import {
  CancelledError,
  MutationCache,
  type MutationKey,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { IdempotencyKeys } from '../lib/idempotency-keys.ts'
import { type ApiError, failureText, toApiError } from './errors.ts'
import { type ToastTexts, toasts } from './messages.ts'
import { defaultOptions } from './query-defaults.ts'
import type { MutationId } from './operation-ids.ts'
import { effects, refreshAfter, removeRow, takeAnswer } from './stale.ts'

export type Intent = 'none' | 'primary' | 'danger'
/** A change that succeeded, and what it answered. */
export type Done = { change: MutationId; answer: unknown }
/** A message about a call. */
export type Notice = { message: string; intent: Intent; about?: Done | undefined }
export type Notices = {
  toast(notice: Notice): void
  /** Called when the server no longer accepts the token. */
  sessionExpired(): void
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: { toast?: ToastTexts }
    mutationMeta: { toast?: ToastTexts; refresh?: Refresh }
  }
}

/**
 * When to refetch the reads a mutation made stale: once it settles (the default); `awaited`, before it counts as
 * settled, for a page that shows them next; or `later`, left to a caller that runs many mutations in a row.
 */
type Refresh = 'awaited' | 'later'

const textsOf = (
  key: QueryKey | MutationKey | undefined,
  meta: { toast?: ToastTexts } | undefined,
): ToastTexts => ({
  ...(key && (toasts as Partial<Record<(typeof key)[0], ToastTexts>>)[key[0]]),
  ...meta?.toast,
})

/**
 * The only place that shows toasts for calls, opens the session dialog (spec §8) and refreshes what a mutation made
 * stale. It also refreshes after a failure: the server may have made the change before the answer was lost.
 */
export function createQueryClient(notices: Notices): QueryClient {
  const failed = (cause: unknown, { failure }: ToastTexts) => {
    if (cause instanceof CancelledError) return
    const error = toApiError(cause)
    // The dialog says all there is to say.
    if (error.isInvalidToken) notices.sessionExpired()
    else if (failure) notices.toast({ intent: 'danger', message: failureText(error, failure) })
  }
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (cause, query) => failed(cause, textsOf(query.queryKey, query.meta)),
    }),
    mutationCache: new MutationCache({
      onMutate(_variables, { options, meta }) {
        const { pending } = textsOf(options.mutationKey, meta)
        if (pending) notices.toast({ intent: 'none', message: pending })
      },
      onSuccess(data, variables, _result, { options, meta }, { client }) {
        const { success } = textsOf(options.mutationKey, meta)
        const [change] = options.mutationKey ?? []
        if (success)
          notices.toast({ intent: 'primary', message: success, about: change && { change, answer: data } })
        if (!change) return
        removeRow(client, change, variables)
        if (effects[change].endsKeys) IdempotencyKeys.somethingIsGone()
        takeAnswer(client, change, data)
      },
      onError: (cause, _variables, _result, { options, meta }) =>
        failed(cause, textsOf(options.mutationKey, meta)),
      onSettled(_data, _error, _variables, _result, { options, meta }, { client }) {
        if (!options.mutationKey || meta?.refresh === 'later') return undefined
        const refreshed = refreshAfter(client, options.mutationKey[0])
        return meta?.refresh === 'awaited' ? refreshed : undefined
      },
    }),
    defaultOptions,
  })
}
