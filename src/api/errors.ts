/** One entry of an error document, section 8. Those of the GraphQL contract have the `code` it documents. */
export type ErrorItem = { status: string; message: string; field?: string; code?: string }

/** `response`: the server said no. `unreadable`: it answered something that is not a document of the contract. */
export type ApiErrorKind = 'response' | 'network' | 'timeout' | 'unreadable'

export const INVALID_TOKEN = 'Invalid Auth Token.'

/** What every failed call throws. `message` joins the messages with ', '. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The HTTP status; 0 where there was none. */
  readonly status: number
  readonly errors: readonly ErrorItem[]

  constructor(kind: ApiErrorKind, status: number, errors: readonly ErrorItem[], options?: ErrorOptions) {
    super(errors.map((e) => e.message).join(', '), options)
    this.kind = kind
    this.status = status
    this.errors = errors
  }

  /** The session is over. Each message is compared by itself: joined ones would never match. */
  get isInvalidToken() {
    return this.status === 401 || this.errors.some((e) => e.message === INVALID_TOKEN)
  }

  /** Another try may succeed without any change. */
  get isPassing() {
    return this.kind !== 'response' || this.status >= 500
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textOf = (value: unknown): string | undefined => {
  const text = isRecord(value) ? value['message'] : value
  return typeof text === 'string' && text.trim() ? text : undefined
}

/** The errors that a body reports under `errors` or `error`, whatever its status. An empty list reports none. */
export function errorsOf(body: unknown, status: number): ErrorItem[] {
  if (!isRecord(body)) return []
  const { errors, error, errorMessage } = body
  const list: unknown[] = Array.isArray(errors) ? errors : errors ? [errors] : error ? [error] : []
  return list.map((item) => ({
    status: isRecord(item) && typeof item['status'] === 'string' ? item['status'] : String(status),
    message: textOf(item) ?? textOf(errorMessage) ?? `The server answered ${status}.`,
    ...(isRecord(item) && typeof item['field'] === 'string' && { field: item['field'] }),
  }))
}

const PLAIN: Record<Exclude<ApiErrorKind, 'response'>, string> = {
  network: 'We could not reach the server. Check your connection',
  timeout: 'The server took too long to answer',
  unreadable: 'The server sent something we could not read',
}

/** A failure without words of the server. */
export const failure = (kind: keyof typeof PLAIN, status = 0, options?: ErrorOptions) =>
  new ApiError(kind, status, [{ status: String(status), message: PLAIN[kind] }], options)

const nameOf = (cause: unknown) => (cause instanceof Error || cause instanceof DOMException ? cause.name : '')

/** Anything thrown by a call as an ApiError; an abort by the caller stays what it is. */
export function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  const name = nameOf(cause)
  if (name === 'AbortError') throw cause
  const kind = name === 'TimeoutError' ? 'timeout' : name === 'SyntaxError' ? 'unreadable' : 'network'
  return failure(kind, 0, { cause })
}

/** What a failure says: the failure text of the call, then the messages of the server, then one full stop. */
export function failureText(error: ApiError, prefix = ''): string {
  const text = [prefix, error.message].filter(Boolean).join(': ')
  return /[.!?]$/.test(text) ? text : `${text}.`
}
