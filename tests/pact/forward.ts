import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'

/**
 * Sends a request on, and resolves with the response and its bytes. Rejects if nothing answers. The request is as it came,
 * except that it asks the backend not to compress, because the bytes are read here.
 */
export async function forward(message: IncomingMessage, url: URL, body: Buffer) {
  const { connection: _, ...headers } = message.headers
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      method: message.method,
      headers: { ...headers, 'accept-encoding': 'identity', host: url.host },
    }
    send(url, options, resolve).once('error', reject).end(body)
  })
  return { response, bytes: await buffer(response) }
}
