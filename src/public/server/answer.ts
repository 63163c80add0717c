/** A request, as far as the site reads it. A `Request` is one too. */
export type Asked = {
  method: string
  url: string
  headers: { get: (name: string) => string | null }
}

/**
 * What the site answers. The names of its headers are in lower case. Not a `Response`, which copies the body and checks each
 * header: a quarter of the time of a kept page.
 */
export type Answer = {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer>
}

/** An answer for what works with `fetch`: the mock and tests. */
export const responseOf = ({ status, headers, body }: Answer): Response =>
  new Response(body.length > 0 ? body : null, { status, headers })
