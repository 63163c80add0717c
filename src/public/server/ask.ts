import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError } from '../../api/errors.ts'

type Query<Data, Key extends QueryKey> = FetchQueryOptions<Data, ApiError, Data, Key>

/** How a public page asks for its data before it is rendered on the server. */
export type Ask = {
  /** Loads what the address names. Throws `Missing` if the API says that it does not exist, else an ApiError. */
  find: <Data, Key extends QueryKey>(query: Query<Data, Key>) => Promise<Data>
  /** Loads what the page would be empty without. Throws an ApiError. */
  need: <Data, Key extends QueryKey>(query: Query<Data, Key>) => Promise<Data>
  /**
   * Starts to load what the page can do without. The page is not held up if the call fails: the browser then calls again.
   * @param andThen wants what depends on it
   */
  want: <Data, Key extends QueryKey>(query: Query<Data, Key>, andThen?: (data: Data) => void) => void
  /** What has been loaded so far. */
  loaded: <Data, Key extends QueryKey>(query: Query<Data, Key>) => Data | undefined
}

/** What the address names does not exist, or no longer. */
export class Missing extends Error {
  override name = 'Missing'
  readonly status: 404 | 410

  constructor(status: 404 | 410) {
    super('There is nothing at this address')
    this.status = status
  }
}

/** Runs each query once, without a retry: if a call fails, the browser makes it again. */
export function askWith(client: QueryClient) {
  const wanted: Promise<unknown>[] = []
  const need: Ask['need'] = (query) => client.fetchQuery({ ...query, retry: false })
  const ask: Ask = {
    need,
    find: (query) =>
      need(query).catch((error: unknown) => {
        const { status } = error instanceof ApiError ? error : {}
        throw status === 404 || status === 410 ? new Missing(status) : error
      }),
    want(query, andThen) {
      wanted.push(
        need(query).then(
          (data) => andThen?.(data),
          () => undefined,
        ),
      )
    },
    loaded: ({ queryKey }) => client.getQueryData(queryKey),
  }
  /** Waits for all that is wanted, also for what is only wanted because of it. */
  async function rest() {
    for (const data of wanted) await data
  }
  return { ask, rest }
}
