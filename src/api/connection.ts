/** Where calls are sent, and the token they carry. */
export type Connection = {
  /** Must be an absolute origin: neither Node's Request nor graphql-request accepts a relative URL. */
  baseUrl: string
  /** Origins of the third-party services. They never receive the token. */
  services: Record<'content' | 'geocoding' | 'leads' | 'search', string>
  /** The returned promise may never resolve: a page that is about to close must not send another call. */
  token: () => string | undefined | Promise<string | undefined>
  /** Sends a request. By default this is the global `fetch`, read on each call because MSW replaces it. */
  fetch: (request: Request) => Promise<Response>
  /** Milliseconds. A call without an answer by then fails with the kind `timeout`. */
  timeout: number
}

/** The `fetch` of the platform as it is at the time of the call. */
export const globalFetch = (request: Request) => globalThis.fetch(request)

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

/** Sends a request with the time limit, for third-party services. */
export function sendWithoutToken(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(connection.timeout)])
  return connection.fetch(new Request(request, { signal }))
}

/** Like `sendWithoutToken`, but adds the token. For our own API. */
export async function send(request: Request): Promise<Response> {
  const token = await connection.token()
  if (token) request.headers.set(TOKEN_HEADER, token)
  return sendWithoutToken(request)
}
