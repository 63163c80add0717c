import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
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

/** Bytes. A smaller document fits into one packet, so compressing it would save nothing. */
const COMPRESSED_FROM = 1400

/**
 * Compresses a document of the API as a deployed server does, if the client can read it. Undefined if it is sent as it is.
 */
function compressedFor({ req }: ServerResponse, { headers }: Response, body: Buffer) {
  const isDocument = headers.get('content-type')?.startsWith('application/json') ?? false
  const isWorthIt = body.length >= COMPRESSED_FROM && !headers.has('content-encoding')
  const isReadable = /\bbr\b/.test(String(req.headers['accept-encoding']))
  if (!isDocument || !isWorthIt || !isReadable) return undefined
  // On this thread, because handing ten rows to another thread takes longer than compressing them. The lowest quality
  // compresses about as well as gzip does in a deployment, and takes about 5 ms for a roster of 10,000.
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
}

/** Sends a response. A response of type `error` is turned into a network failure for the client. */
export async function send(target: ServerResponse, response: Response, extra: Record<string, string> = {}) {
  if (response.type === 'error') {
    // If a reused connection closes without a byte, Chromium silently resends the call, even a POST. An answer that every
    // browser refuses ends the call at once: Safari refuses this status, Chrome and Firefox two lengths.
    target.socket?.end('HTTP/1.1 x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n')
    return
  }
  const type = response.headers.get('content-type') ?? ''
  const plain = Buffer.from(await response.arrayBuffer())
  const compressed = compressedFor(target, response, plain)
  const body = compressed ?? plain
  const headers = {
    ...standardFor(type),
    ...Object.fromEntries(response.headers),
    ...extra,
    ...(compressed && { 'content-encoding': 'br' }),
  }
  target.writeHead(response.status, body.length ? { ...headers, 'content-length': body.length } : headers)
  target.end(body)
}
