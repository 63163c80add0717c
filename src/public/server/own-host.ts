import { reportError } from '../../lib/report-error.ts'
import type { Answer, Asked } from './answer.ts'
import { refuse, refuseForNow } from './files.ts'
import { Busy } from './kept.ts'

type Respond = (request: Asked) => Promise<Answer | undefined>

/** In characters. No link of ours comes near it. */
const LONGEST_ADDRESS = 8000

/**
 * Answers only requests for our own host. A foreign host name would end up in the addresses that we write, or in a cache
 * between us and the visitor.
 * @param site our own origin, as visitors see it
 * @returns a function that answers a request whose `url` is as it arrived, usually a path
 */
export const ownHostOnly =
  (site: string, respond: Respond) =>
  async ({ method, url, headers }: Asked): Promise<Answer> => {
    if (headers.get('host') !== new URL(site).host) return refuse(421, 'Unknown host')
    if (method !== 'GET' && method !== 'HEAD') return refuse(405, 'Not allowed', { allow: 'GET, HEAD' })
    if (url.length > LONGEST_ADDRESS) return refuse(414, 'The address is too long')
    const unreadable = () => refuse(400, 'The address cannot be read')
    // Joined as text, because a URL parser would take a path like //evil.example.com for another host.
    if (!url.startsWith('/') || !URL.canParse(site + url)) return unreadable()
    try {
      return (await respond({ method, url: site + url, headers })) ?? refuse(404, 'Not found')
    } catch (error) {
      if (error instanceof URIError) return unreadable()
      if (error instanceof Busy) return refuseForNow()
      reportError(error)
      return refuse(500, 'Something went wrong')
    }
  }
