import type { IncomingMessage, ServerResponse } from 'node:http'
import { EVERY_HEADERS, PLAIN_HEADERS } from '../../src/lib/page/security-headers.ts'

const MAX_BODY = 11_000_000

/** Reads a whole request. Undefined if the client disconnects or sends more than the mock accepts. */
export async function toRequest(message: IncomingMessage): Promise<Request | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      size += chunk.length
      // The contracts have lower limits with their own error documents. This one only protects the process.
      if (size > MAX_BODY) return undefined
      chunks.push(chunk)
    }
  } catch {
    return undefined
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers))
    if (value !== undefined) headers.set(name, String(value))
  return new Request(`http://${message.headers.host ?? 'localhost'}${message.url ?? '/'}`, {
    method: message.method ?? 'GET',
    headers,
    // Fetch allows no body on a GET, so a body that is sent anyway is ignored.
    ...(size && !/^(GET|HEAD)$/.test(message.method ?? '') && { body: Buffer.concat(chunks) }),
  })
}

/** Documents of the API and refusals. Pages and files bring headers of their own. */
const PLAIN = /^(application\/json|text\/plain|$)/

/** Default headers: a response is not cached, its type is not guessed, and what is no page can do nothing in a browser. */
const standardFor = (type: string) => ({
  ...(PLAIN.test(type) ? PLAIN_HEADERS : EVERY_HEADERS),
  'cache-control': 'no-store',
})

/** Sends a response. A response of type `error` is turned into a network failure for the client. */
export async function send(target: ServerResponse, response: Response, extra: Record<string, string> = {}) {
  if (response.type === 'error') {
    // If a reused connection closes without a byte, Chromium silently resends the call, even a POST. A byte that is not
    // HTTP ends the call at once.
    target.socket?.end('\0')
    return
  }
  const body = Buffer.from(await response.arrayBuffer())
  const standard = standardFor(response.headers.get('content-type') ?? '')
  const headers = { ...standard, ...Object.fromEntries(response.headers), ...extra }
  target.writeHead(response.status, body.length ? { ...headers, 'content-length': body.length } : headers)
  target.end(body)
}
