import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { serve } from '../../support/serve.ts'
import { forward } from '../forward.ts'
import { check } from './exchange.ts'
import type { Log } from './report.ts'

const headersOf = (message: IncomingMessage) =>
  new Headers(
    Object.entries(message.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, [value].flat().join(', ')] as [string, string]],
    ),
  )

/**
 * Starts a proxy in front of a backend. It changes nothing, but asks for responses without
 * compression, and checks each exchange against the contracts.
 *
 * @param port 0 for any free port
 */
export function startCheck(baseUrl: string, log: Log, port = 0) {
  const server = createServer((message, target) => {
    async function pass() {
      const url = new URL(baseUrl.replace(/\/$/, '') + (message.url ?? '/'))
      const body = await buffer(message)
      const { response, bytes } = await forward(message, url, body)
      target.writeHead(response.statusCode ?? 502, response.headers).end(bytes)
      const method = message.method ?? 'GET'
      const exchange = {
        method,
        // The paths of the contract begin at the root of the backend.
        url: new URL(message.url ?? '/', 'http://localhost'),
        requestHeaders: headersOf(message),
        requestBody: body.toString(),
        status: response.statusCode ?? 0,
        responseHeaders: headersOf(response),
        body: bytes.toString(),
      }
      log.add(check(exchange), `${method} ${exchange.url.pathname}${exchange.url.search}`)
    }
    pass().catch((error: unknown) => {
      // A connection may fail on a request outside of the contract. Any other error is a bug in this tool.
      if (!(error instanceof Error && 'code' in error)) console.error(error)
      target.destroy()
    })
  })
  return serve(server, port)
}
