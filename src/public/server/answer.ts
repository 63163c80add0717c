/** A request, as far as the site reads it. A `Request` is one too. */
export type Asked = {
  method: string
  /** Absolute. Only what arrives at the server is usually a path. */
  url: string
  headers: { get: (name: Lowercase<string>) => string | null }
}

/**
 * What the site answers. The names of its headers are in lower case. It is not a `Response`, which copies the body and checks
 * each header: that took a quarter of the time of a kept page.
 */
export type Answer = {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer>
}

/** The answer as a `Response`, for callers that use the types of `fetch`: the mock and tests. */
export const responseOf = ({ status, headers, body }: Answer): Response =>
  new Response(body.length > 0 ? body : null, { status, headers })
