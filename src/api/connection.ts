/** Where calls are sent, and the token they carry. */
export type Connection = {
  /** Must be an absolute origin: neither Node's Request nor graphql-request accepts a relative URL. */
  baseUrl: string
  /** Origins of the third-party services. They never receive the token. */
  services: Record<'content' | 'geocoding' | 'leads' | 'search', string>
  /** The returned promise may never resolve: a page that is about to close must not send another call. */
  token: () => string | undefined | Promise<string | undefined>
  /** Sends a request. By default this is the global `fetch`, read on each call because MSW replaces it. */
  fetch: (request: Request, init?: RequestInit) => Promise<Response>
  /** The header that names the trace of a call to our own API; none by default. */
  trace?: () => string
  /** Milliseconds. A call without an answer by then fails with the kind `timeout`. */
  timeout: number
}

/** The `fetch` of the platform as it is at the time of the call. */
export const globalFetch = (request: Request, init?: RequestInit) => globalThis.fetch(request, init)

const here = globalThis.location?.origin ?? ''

export const connection: Connection = {
  baseUrl: here,
  services: { content: here, geocoding: here, leads: here, search: here },
  token: () => undefined,
  fetch: globalFetch,
  timeout: 15_000,
}

/** Overrides parts of the connection: once when the application starts, and in every test. */
export const connect = (next: Partial<Connection>) => void Object.assign(connection, next)

export const TOKEN_HEADER = 'Auth-Token'
export const TRACE_HEADER = 'Traceparent'

/**
 * A signal that aborts with `outer`, or when the time limit is over. Not `AbortSignal.any` of the two: Node collects such a
 * signal as garbage while a call waits, and the call then never ends.
 */
export function timeLimited(outer?: AbortSignal): AbortSignal {
  const controller = new AbortController()
  for (const signal of [outer, AbortSignal.timeout(connection.timeout)]) {
    const abort = () => controller.abort(signal?.reason)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  }
  return controller.signal
}

/** Sends a request with the time limit, for third-party services. */
export function sendWithoutToken(request: Request): Promise<Response> {
  const signal = timeLimited(request.signal)
  // While a call waits, Node may collect its Request together with the signal in it. So the call gets the signal itself, too.
  return connection.fetch(new Request(request, { signal }), { signal })
}

/** Like `sendWithoutToken`, but adds the token, the trace and, also without a body, the content type (spec §7). For our own API. */
export async function send(request: Request): Promise<Response> {
  const token = await connection.token()
  if (token) request.headers.set(TOKEN_HEADER, token)
  if (connection.trace) request.headers.set(TRACE_HEADER, connection.trace())
  // A form with a file brings a type of its own.
  if (!request.headers.has('Content-Type')) request.headers.set('Content-Type', 'application/json')
  return sendWithoutToken(request)
}
