import { CancelledError, MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { type ApiError, toApiError } from './errors.ts'
import { type ToastTexts, toasts } from './messages.ts'

export type Intent = 'none' | 'primary' | 'danger'
export type Notices = {
  toast(toast: { message: string; intent: Intent }): void
  /** The server no longer takes the token. */
  sessionExpired(): void
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: { toast?: ToastTexts }
    mutationMeta: { toast?: ToastTexts }
  }
}

/** What a failure says: the failure text of the call, then the messages of the server, then one full stop. */
export function failureText(error: ApiError, prefix = ''): string {
  const text = [prefix, error.message].filter(Boolean).join(': ')
  return /[.!?]$/.test(text) ? text : `${text}.`
}

const textsOf = (key: QueryKey | undefined, meta: { toast?: ToastTexts } | undefined): ToastTexts => ({
  ...(toasts as Record<string, ToastTexts>)[String(key?.[0])],
  ...meta?.toast,
})

const RETRIES = 2
const FRESH = 5000

/** The one place that shows toasts and opens the session dialog, by the rules of section 8. */
export function createQueryClient(notices: Notices): QueryClient {
  const failed = (cause: unknown, { failure }: ToastTexts) => {
    if (cause instanceof CancelledError) return
    const error = toApiError(cause)
    if (error.isInvalidToken) notices.sessionExpired()
    if (failure) notices.toast({ intent: 'danger', message: failureText(error, failure) })
  }
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (cause, query) => failed(cause, textsOf(query.queryKey, query.meta)),
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, { options, meta }) => {
        const { pending } = textsOf(options.mutationKey, meta)
        if (pending) notices.toast({ intent: 'none', message: pending })
      },
      onSuccess: (_data, _variables, _context, { options, meta }) => {
        const { success } = textsOf(options.mutationKey, meta)
        if (success) notices.toast({ intent: 'primary', message: success })
      },
      onError: (cause, _variables, _context, { options, meta }) =>
        failed(cause, textsOf(options.mutationKey, meta)),
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        retry: (count, error) => error.isPassing && count < RETRIES,
        // A call that cannot go out fails like any other; the default would wait for the network in silence.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
