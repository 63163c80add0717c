import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ApiError } from '../api/errors.ts'

type Query<Data, Key extends QueryKey> = FetchQueryOptions<Data, ApiError, Data, Key>

/** How a public page asks for its data before it is rendered on the server. */
export type Ask = {
  /** Loads what the page cannot do without. Throws an ApiError. */
  need: <Data, Key extends QueryKey>(query: Query<Data, Key>) => Promise<Data>
  /** Loads what the page can do without at first. Undefined if the call fails; the browser then calls again. */
  want: <Data, Key extends QueryKey>(query: Query<Data, Key>) => Promise<Data | undefined>
}

/** Runs each query once, without a retry: if a call fails, the browser makes it again. */
export function askWith(client: QueryClient): Ask {
  const need: Ask['need'] = (query) => client.fetchQuery({ ...query, retry: false })
  return { need, want: (query) => need(query).catch(() => undefined) }
}
