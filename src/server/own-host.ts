import { reportError } from '../lib/report-error.ts'
import { refuse } from './files.ts'

type Respond = (request: Request) => Promise<Response | undefined>

/** What arrives at a server. */
export type Arrival = { method: string; url: string; headers: Headers }

/** Characters. Nothing that we link to comes near it. */
const LONGEST_ADDRESS = 8000

/**
 * Answers only what is meant for us. A name that is not ours would end up in addresses of ours, or in a cache between us and
 * the visitor.
 * @param site our own origin, as visitors see it
 */
export const ownHostOnly =
  (site: string, respond: Respond) =>
  async ({ method, url, headers }: Arrival): Promise<Response> => {
    if (headers.get('host') !== new URL(site).host) return refuse(421, 'Unknown host')
    if (method !== 'GET' && method !== 'HEAD') return refuse(405, 'Not allowed', { allow: 'GET, HEAD' })
    if (url.length > LONGEST_ADDRESS) return refuse(414, 'The address is too long')
    const unreadable = () => refuse(400, 'The address cannot be read')
    // Put together as text: a path like //evil.example.com would be read as another host.
    if (!url.startsWith('/') || !URL.canParse(site + url)) return unreadable()
    try {
      const response = await respond(new Request(site + url, { method, headers }))
      return response ?? refuse(404, 'Not found')
    } catch (error) {
      if (error instanceof URIError) return unreadable()
      reportError(error)
      return refuse(500, 'Something went wrong')
    }
  }
