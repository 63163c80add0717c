import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']
/** Characters. MSW's path matching throws for longer addresses. */
const LONGEST_ADDRESS = 8000

export const isOfThisMachine = (origin: string) => LOOPBACK.test(origin.replace(/^https?:\/\//, ''))

const refuse = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers })

/** Refuses a request that the server must not process; undefined for any other. */
export function refusalOf(message: IncomingMessage): Response | undefined {
  const { method = '', url = '', headers } = message
  const { host = '', origin } = headers
  if (!LOOPBACK.test(host) || (origin && !isOfThisMachine(origin)))
    return refuse(403, 'Only for this machine')
  if (!METHODS.includes(method)) return refuse(405, 'There is no such method', { allow: METHODS.join(', ') })
  if (url.length > LONGEST_ADDRESS) return refuse(414, 'The address is too long')
  // Only proxies are sent full URLs, and `*` addresses the whole server. This is neither.
  if (!url.startsWith('/') || !URL.canParse(`http://${host}${url}`))
    return refuse(400, 'The address cannot be read')
  return undefined
}
