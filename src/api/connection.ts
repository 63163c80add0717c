/** Where the calls go, and for whom. */
export type Connection = {
  /** An origin: neither Node's Request nor graphql-request takes a relative URL. */
  baseUrl: string
  /** The services beside our API, origins as well. They never see the token. */
  services: Record<'content' | 'geocoding' | 'leads' | 'search', string>
  token: () => string | undefined
  /** Sends a request. By default the global one, looked up at each call because MSW replaces it. */
  fetch: (request: Request) => Promise<Response>
  /** After this many milliseconds without an answer a call fails with the kind `timeout`. */
  timeout: number
}

const here = globalThis.location?.origin ?? ''

export const connection: Connection = {
  baseUrl: here,
  services: { content: here, geocoding: here, leads: here, search: here },
  token: () => undefined,
  fetch: (request) => globalThis.fetch(request),
  timeout: 15_000,
}

/** Sets parts of the connection: once when an application starts, and again in each test. */
export const connect = (next: Partial<Connection>) => void Object.assign(connection, next)

export const TOKEN_HEADER = 'Auth-Token'

/** Sends a request with the time limit, for the services of others. */
export function sendWithoutToken(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(connection.timeout)])
  return connection.fetch(new Request(request, { signal }))
}

/** The same with the token, for our API. */
export function send(request: Request): Promise<Response> {
  const token = connection.token()
  if (token) request.headers.set(TOKEN_HEADER, token)
  return sendWithoutToken(request)
}
