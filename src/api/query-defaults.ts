import { type DefaultOptions, QueryClient } from '@tanstack/react-query'

const RETRIES = 2
const FRESH = 5000

/** How every query and mutation behaves. */
export const defaultOptions: DefaultOptions = {
  queries: {
    staleTime: FRESH,
    retry: (count, error) => error.isPassing && count < RETRIES,
    // A call that cannot go out fails like any other; the default would wait for the network in silence.
    networkMode: 'always',
  },
  mutations: { networkMode: 'always' },
}

/**
 * The client of a public page, which only reads and says in place what went wrong. A form that is opened brings
 * `createQueryClient` with it, and with that the toasts.
 */
export const createReadingClient = () => new QueryClient({ defaultOptions })
