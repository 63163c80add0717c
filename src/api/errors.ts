import { isRecord } from '../lib/is-record.ts'

/** One entry of an error document (spec §8). GraphQL errors also carry a documented `code`. */
export type ErrorItem = { status: string; message: string; field?: string; code?: string }

/** `response`: the server refused the call. `unreadable`: its answer does not match the contract. */
export type ApiErrorKind = 'response' | 'network' | 'timeout' | 'unreadable'

export const INVALID_TOKEN = 'Invalid Auth Token.'

/** Thrown by every failed call. `message` joins the server's messages with ', '. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The HTTP status; 0 if no answer arrived. */
  readonly status: number
  readonly errors: readonly ErrorItem[]

  constructor(kind: ApiErrorKind, status: number, errors: readonly ErrorItem[], options?: ErrorOptions) {
    super(errors.map((e) => e.message).join(', '), options)
    this.kind = kind
    this.status = status
    this.errors = errors
  }

  /** Whether the session has ended. Messages are compared one by one, because the joined text would never match. */
  get isInvalidToken() {
    return this.status === 401 || this.errors.some((e) => e.message === INVALID_TOKEN)
  }

  /** Whether no answer arrived that can be read. Nobody knows then whether the server did what it was asked. */
  get isUnanswered() {
    return this.kind !== 'response'
  }

  /** Whether support can look it up in the logs of our servers. Other services get no trace, so their logs do not have it. */
  get isLogged() {
    return this.kind !== 'network' && this.isPassing
  }

  /** Whether trying again unchanged may succeed. */
  get isPassing() {
    return this.kind !== 'response' || this.status >= 500
  }
}

const textOf = (value: unknown): string | undefined => {
  const text = isRecord(value) ? value['message'] : value
  return typeof text === 'string' && text.trim() ? text : undefined
}

/**
 * The errors a body reports under `errors` or `error`, whatever its HTTP status. An empty list means it reports none.
 */
export function errorsOf(body: unknown, status: number): ErrorItem[] {
  if (!isRecord(body)) return []
  const { errors, error, errorMessage } = body
  const list: unknown[] = Array.isArray(errors) ? errors : errors ? [errors] : error ? [error] : []
  return list.map((item) => ({
    status: isRecord(item) && typeof item['status'] === 'string' ? item['status'] : String(status),
    message: textOf(item) ?? textOf(errorMessage) ?? `${wordsFor(status)}.`,
    ...(isRecord(item) && typeof item['field'] === 'string' && { field: item['field'] }),
  }))
}

/** The message for a status that came without one. A server in front of the API sends such answers. */
const wordsFor = (status: number) =>
  status === 429 ? 'Too many requests. Wait a minute, then try again' : `The server answered ${status}`

/** An ApiError for a status that came without a message. */
export const statusFailure = (status: number, options?: ErrorOptions) =>
  new ApiError('response', status, [{ status: String(status), message: wordsFor(status) }], options)

const PLAIN: Record<Exclude<ApiErrorKind, 'response'>, string> = {
  network: 'We could not reach the server. Check your connection',
  timeout: 'The server took too long to answer',
  unreadable: 'The server sent something we could not read',
}

/** An ApiError for a failure the server has no message for. */
export const failure = (kind: keyof typeof PLAIN, status = 0, options?: ErrorOptions) =>
  new ApiError(kind, status, [{ status: String(status), message: PLAIN[kind] }], options)

const nameOf = (cause: unknown) => (cause instanceof Error || cause instanceof DOMException ? cause.name : '')

/**
 * Converts anything a call throws to an ApiError. An abort counts as a lost connection: in our own code only queries
 * abort calls, and they ignore the error. Firefox aborts an answer that is still arriving when somebody leaves the page.
 */
export function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  const name = nameOf(cause)
  const kind = name === 'TimeoutError' ? 'timeout' : name === 'SyntaxError' ? 'unreadable' : 'network'
  return failure(kind, 0, { cause })
}

const SESSION_ENDED = 'Your session has ended'

/**
 * What a failure says: the failure text of the call, then the messages of the server, then one full stop. Behind the session
 * dialog, words for a person stand in for the message of the server.
 */
export function failureText(error: ApiError, prefix = ''): string {
  const text = [prefix, error.isInvalidToken ? SESSION_ENDED : error.message].filter(Boolean).join(': ')
  return /[.!?]$/.test(text) ? text : `${text}.`
}
