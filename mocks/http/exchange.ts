import type { IncomingMessage, ServerResponse } from 'node:http'

const MAX_BODY = 11_000_000

/** Reads a whole request. Undefined when the client goes away, or sends more than the mock takes. */
export async function toRequest(message: IncomingMessage): Promise<Request | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      size += chunk.length
      // The contract has lower limits, and a document for each. This one only protects the process.
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
    // Fetch allows no body on a GET. One that is sent anyway is ignored.
    ...(size && !/^(GET|HEAD)$/.test(message.method ?? '') && { body: Buffer.concat(chunks) }),
  })
}

/** For what says nothing else about itself: nobody keeps it, and nobody guesses what it is. */
const STANDARD = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** Sends a response. One of type `error` stands for a network failure, which the client gets to see. */
export async function send(target: ServerResponse, response: Response, extra: Record<string, string> = {}) {
  if (response.type === 'error') {
    // When a connection that it has used before closes without a byte, Chromium quietly sends the call again, a POST
    // too. A byte that is not HTTP ends the call at once.
    target.socket?.end('\0')
    return
  }
  const body = Buffer.from(await response.arrayBuffer())
  const headers = { ...STANDARD, ...Object.fromEntries(response.headers), ...extra }
  target.writeHead(response.status, body.length ? { ...headers, 'content-length': body.length } : headers)
  target.end(body)
}
