import { liteClient, type LiteClient } from 'algoliasearch/lite'
import { config } from '../../config.ts'
import { connection, sendWithoutToken } from '../connection.ts'
import { ApiError, failure, toApiError } from '../errors.ts'
import type { CourseHit, InstructorHit, SearchRequest, SearchResult } from '../generated/search.types.ts'

type Options = NonNullable<Parameters<typeof liteClient>[2]>
type Requester = NonNullable<Options['requester']>
type Cache = NonNullable<Options['responsesCache']>

/** Sends as all our calls go: by fetch, with the time limit, and without the token. */
const requester: Requester = {
  async send({ method, url, headers, data }) {
    try {
      const init = { method, headers, ...(typeof data === 'string' && { body: data }) }
      const response = await sendWithoutToken(new Request(url, init))
      return { status: response.status, content: await response.text(), isTimedOut: false }
    } catch (cause) {
      const { kind, message } = toApiError(cause)
      return { status: 0, content: message, isTimedOut: kind === 'timeout' }
    }
  },
}

/** What is kept of answers is for the query client to say, and the state of hosts is not for the local storage. */
const nothingKept: Cache = {
  get: async (_key, ask, events) => {
    const value = await ask()
    await events?.miss(value)
    return value
  },
  set: async (_key, value) => value,
  delete: async () => undefined,
  clear: async () => undefined,
}

function clientAt(origin: string): LiteClient {
  const { host, protocol } = new URL(origin)
  return liteClient(config.searchAppId, config.searchKey, {
    hosts: [{ url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' }],
    requester,
    responsesCache: nothingKept,
    requestsCache: nothingKept,
    hostsCache: nothingKept,
    // In the query a browser asks no leave for them; and no call has a number of its own.
    authMode: 'WithinQueryParameters',
    requestIdChannel: undefined,
  })
}

let made: { origin: string; client: LiteClient } | undefined

/** The client of the search service, made when it is first needed; widgets take it as it is. */
export function searchClient(): LiteClient {
  const origin = connection.services.search
  if (made?.origin !== origin) made = { origin, client: clientAt(origin) }
  return made.client
}

type Hits = { courses: CourseHit; instructors: InstructorHit }
export type IndexName = keyof Hits
export type Question = Omit<SearchRequest, 'indexName'> & { indexName: IndexName }
export type Found<Index extends IndexName> = Omit<SearchResult, 'hits'> & { hits: Hits[Index][] }
type FoundFor<Questions extends readonly Question[]> = {
  [I in keyof Questions]: Found<Questions[I]['indexName']>
}

/** Asks the indexes, in one call; the results stand in the order of the questions. Throws an ApiError. */
export async function search<const Questions extends readonly Question[]>(
  questions: Questions,
): Promise<FoundFor<Questions>> {
  // The types of the client know many parameters that we do not use, and not what our indexes hold.
  const requests = questions as never
  const answer = await searchClient()
    .search({ requests })
    .catch((cause: unknown) => {
      throw errorOf(cause)
    })
  if (answer?.results?.length !== questions.length) throw failure('unreadable', 200)
  return answer.results as unknown as FoundFor<Questions>
}

type ClientError = {
  status?: number
  message: string
  stackTrace?: { response: { status: number; isTimedOut: boolean } }[]
}

/** The client throws errors of its own: one with the status of a refusal, or what it met at its last host. */
function errorOf(cause: unknown): ApiError {
  const { status, message, stackTrace } = cause as ClientError
  const last = stackTrace?.at(-1)?.response
  if (!last) return failure('unreadable', 200, { cause })
  if (!last.status) return failure(last.isTimedOut ? 'timeout' : 'network', 0, { cause })
  const text = status ? message : `The server answered ${last.status}`
  return new ApiError('response', last.status, [{ status: String(last.status), message: text }])
}
