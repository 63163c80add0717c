import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ApiError } from '../api/errors.ts'

type Query<Data, Key extends QueryKey> = FetchQueryOptions<Data, ApiError, Data, Key>

/** How a public page asks for its data before it is rendered on the server. */
export type Ask = {
  /** What the page cannot be without. Throws an ApiError. */
  need: <Data, Key extends QueryKey>(query: Query<Data, Key>) => Promise<Data>
  /** What the page can do without at first: undefined when it cannot be read, and the browser then tries again. */
  want: <Data, Key extends QueryKey>(query: Query<Data, Key>) => Promise<Data | undefined>
}

/** Asks each query once, without a retry: the page falls back to the browser when a call fails. */
export function askWith(client: QueryClient): Ask {
  const need: Ask['need'] = (query) => client.fetchQuery({ ...query, retry: false })
  return { need, want: (query) => need(query).catch(() => undefined) }
}
