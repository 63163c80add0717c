/** Where the calls go, and for whom. */
export type Connection = {
  /** An origin: neither Node's Request nor graphql-request takes a relative URL. */
  baseUrl: string
  /** The services beside our API, origins as well. They never see the token. */
  services: Record<'content' | 'geocoding' | 'leads' | 'search', string>
  /** May never resolve: on a page that is about to be left, no call goes out. */
  token: () => string | undefined | Promise<string | undefined>
  /** After this many milliseconds without an answer a call fails with the kind `timeout`. */
  timeout: number
}

const here = globalThis.location?.origin ?? ''

export const connection: Connection = {
  baseUrl: here,
  services: { content: here, geocoding: here, leads: here, search: here },
  token: () => undefined,
  timeout: 15_000,
}

/** Sets parts of the connection: once at the start of the app, anew in each test. */
export const connect = (next: Partial<Connection>) => void Object.assign(connection, next)

export const TOKEN_HEADER = 'Auth-Token'

/** `fetch` with the time limit, for the services of others. Looked up at each call: MSW replaces the global one. */
export function sendWithoutToken(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(connection.timeout)])
  return globalThis.fetch(new Request(request, { signal }))
}

/** The same with the token, for our API. */
export async function send(request: Request): Promise<Response> {
  const token = await connection.token()
  if (token) request.headers.set(TOKEN_HEADER, token)
  return sendWithoutToken(request)
}
