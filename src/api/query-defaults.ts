import { type DefaultOptions, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { needsNewDocument } from '../lib/new-release.ts'
import { ChunkLoadError } from '../lib/retry-import.ts'
import { ApiError } from './errors.ts'

const RETRIES = 2
const FRESH = 5000

/** How every query and mutation behaves. */
export const defaultOptions: DefaultOptions = {
  queries: {
    staleTime: FRESH,
    retry: (count, error) =>
      // Code that did not load has had its tries.
      error.isPassing && !(error.cause instanceof ChunkLoadError) && count < RETRIES,
    // A call that cannot go out fails like any other; the default would wait for the network in silence.
    networkMode: 'always',
    // Which also turns this off. What failed without a signal is read again when there is one.
    refetchOnReconnect: ({ state }) => (state.error ? 'always' : true),
  },
  mutations: { networkMode: 'always' },
}

/**
 * The client of a public page, whose reads say in place what went wrong. Its forms bring their own toasts.
 * @param sessionExpired called when the server no longer accepts the token
 */
export function createPublicClient(sessionExpired: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.isInvalidToken) sessionExpired()
  }
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, { state }) {
        onError(error)
        // A new release has replaced the code. Never while there is something to read: somebody may be writing beside it.
        if (state.data === undefined && needsNewDocument(error.cause)) location.reload()
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions,
  })
}

/** The client of the server, for one document. */
export const createReadingClient = () => new QueryClient({ defaultOptions })
