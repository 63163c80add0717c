type Respond = (request: Request) => Promise<Response | undefined>

/** What arrives at a server. */
export type Arrival = { method: string; url: string; headers: Headers }

/**
 * Answers only what is meant for us. A name that is not ours would end up in addresses of ours, or in a cache between us and
 * the visitor.
 * @param site our own origin, as visitors see it
 */
export const ownHostOnly =
  (site: string, respond: Respond) =>
  async ({ method, url, headers }: Arrival): Promise<Response> => {
    if (headers.get('host') !== new URL(site).host) return new Response('Unknown host', { status: 421 })
    const unreadable = () => new Response('The address cannot be read', { status: 400 })
    // Put together as text: a path like //evil.example.com would be read as another host.
    if (!url.startsWith('/') || !URL.canParse(site + url)) return unreadable()
    try {
      const response = await respond(new Request(site + url, { method, headers }))
      return response ?? new Response('Not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
    } catch (error) {
      if (error instanceof URIError) return unreadable()
      console.error(error)
      return new Response('Something went wrong', { status: 500 })
    }
  }
