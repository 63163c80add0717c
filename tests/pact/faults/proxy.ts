import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { serve } from '../../support/serve.ts'
import { type Answer, textOf } from './answer.ts'
import type { Fault } from './kind.ts'

/** The header that names the fault for a request. The proxy removes it before it forwards the request. */
export const FAULT_HEADER = 'X-Fault'

async function forward(message: IncomingMessage, origin: string, { onRequest }: Fault): Promise<Answer> {
  const { host: _, connection: _connection, 'x-fault': _fault, ...headers } = message.headers
  const url = new URL(message.url ?? '/', origin)
  onRequest?.(url)
  const body = await buffer(message)
  const response = await fetch(url, {
    method: message.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(body.length && { body: new Uint8Array(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    body: text ? JSON.parse(text) : undefined,
  }
}

/** Starts a proxy in front of a provider. It makes the fault that each request names, in the request or its response. */
export function startProxy(origin: string, faults: readonly Fault[]) {
  const server = createServer((message, target) => {
    const fault = faults[Number(message.headers['x-fault'])] ?? { where: 'nowhere', group: '' }
    forward(message, origin, fault)
      .then((answer) => {
        const wrong = fault.onAnswer ? fault.onAnswer(answer) : answer
        if (!wrong) return target.destroy()
        return target.writeHead(wrong.status, wrong.headers).end(textOf(wrong))
      })
      .catch((error: unknown) => {
        console.error(error)
        target.destroy()
      })
  })
  return serve(server)
}
