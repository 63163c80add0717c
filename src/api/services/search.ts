import { liteClient, type LiteClient } from 'algoliasearch/lite'
import { config } from '../../config.ts'
import { connection, sendWithoutToken } from '../connection.ts'
import { ApiError, failure, statusFailure, toApiError } from '../errors.ts'
import * as shapes from '../generated/search.shapes.ts'
import type {
  ClassHit,
  CourseHit,
  InstructorHit,
  SearchRequest,
  SearchResult,
} from '../generated/search.types.ts'
import { fitting, misfit, type Shape } from '../shape.ts'
import { reportError } from '../../lib/report-error.ts'

type Options = NonNullable<Parameters<typeof liteClient>[2]>
type Requester = NonNullable<Options['requester']>
type Cache = NonNullable<Options['responsesCache']>

/** Sends requests the way all our calls go out: through fetch, with the time limit and without the token. */
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

/**
 * Disables the client's own caches: the query client caches answers, and host states must not go into local storage.
 */
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
    // Credentials in the query string need no CORS preflight. Calls carry no request ID.
    authMode: 'WithinQueryParameters',
    requestIdChannel: undefined,
  })
}

let made: { origin: string; client: LiteClient } | undefined

/** The client of the search service, created on first use. Search widgets take it as it is. */
export function searchClient(): LiteClient {
  const origin = connection.services.search
  if (made?.origin !== origin) made = { origin, client: clientAt(origin) }
  return made.client
}

/** What the records of an index are. The replicas of an index hold the same records in another order. */
type Hits = {
  courses: CourseHit
  classes: ClassHit
  classes_soonest: ClassHit
  classes_cheapest: ClassHit
  classes_rated: ClassHit
  instructors: InstructorHit
  instructors_rated: InstructorHit
}
export type IndexName = keyof Hits

const SHAPES: Record<IndexName, Shape> = {
  courses: shapes.courseHit,
  classes: shapes.classHit,
  classes_soonest: shapes.classHit,
  classes_cheapest: shapes.classHit,
  classes_rated: shapes.classHit,
  instructors: shapes.instructorHit,
  instructors_rated: shapes.instructorHit,
}

export type Question = Omit<SearchRequest, 'indexName'> & { indexName: IndexName }
export type Found<Index extends IndexName> = Omit<SearchResult, 'hits'> & { hits: Hits[Index][] }
type FoundFor<Questions extends readonly Question[]> = {
  [I in keyof Questions]: Found<Questions[I]['indexName']>
}

/** Sends several questions in one call and returns the results in the same order. Throws an ApiError. */
export async function search<const Questions extends readonly Question[]>(
  questions: Questions,
): Promise<FoundFor<Questions>> {
  // The client's types cover many parameters we do not use, but not the records of our indexes.
  const requests = questions as never
  const answer: { results?: unknown } | undefined = await searchClient()
    .search({ requests })
    .catch((cause: unknown) => {
      throw errorOf(cause)
    })
  const results = Array.isArray(answer?.results) ? answer.results.map(readable) : []
  if (results.length !== questions.length) throw failure('unreadable', 200)
  return fitting({ results }, shapes.search).results as unknown as FoundFor<Questions>

  function readable(result: { hits?: unknown } | null, i: number): unknown {
    const indexName = questions[i]?.indexName
    if (!indexName || !Array.isArray(result?.hits)) return result
    return { ...result, hits: result.hits.filter((hit) => isReadable(hit, SHAPES[indexName])) }
  }
}

/** A hit that does not match the contract is left out and reported. The other hits are shown. */
function isReadable(hit: unknown, shape: Shape): boolean {
  const found = misfit(shape, hit)
  if (found !== undefined) reportError(new TypeError(`does not match the contract: hit${found}`))
  return found === undefined
}

type ClientError = {
  status?: number
  stackTrace?: { response: { status: number; isTimedOut: boolean; content: string } }[]
}

/**
 * The client throws its own errors: either with the status of a refusal, or with the last host's failure in
 * `stackTrace`.
 */
function errorOf(cause: unknown): ApiError {
  const { status, stackTrace } = cause as ClientError
  const last = stackTrace?.at(-1)?.response
  if (!last) return failure('unreadable', 200, { cause })
  if (!last.status) return failure(last.isTimedOut ? 'timeout' : 'network', 0, { cause })
  const message = status && messageIn(last.content)
  if (!message) return statusFailure(last.status, { cause })
  return new ApiError('response', last.status, [{ status: String(last.status), message }])
}

/** What the service says in a refusal. The client itself would show a visitor the page of a proxy as the message. */
function messageIn(content: string): string | undefined {
  try {
    const { message } = JSON.parse(content) as { message?: unknown }
    return typeof message === 'string' ? message : undefined
  } catch {
    return undefined
  }
}
