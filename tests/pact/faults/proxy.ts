import { createServer, type IncomingMessage } from 'node:http'
import { listen } from '../../../mocks/http/listen.ts'
import { type Answer, textOf } from './answer.ts'
import type { Fault } from './kind.ts'

/** The header that names the fault for a request. The proxy removes it before it forwards the request. */
export const FAULT_HEADER = 'X-Fault'

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function forward(message: IncomingMessage, origin: string, { onRequest }: Fault): Promise<Answer> {
  const { host: _, connection: _connection, 'x-fault': _fault, ...headers } = message.headers
  const url = new URL(message.url ?? '/', origin)
  onRequest?.(url)
  const body = await bytesOf(message)
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
export async function startProxy(origin: string, faults: readonly Fault[]) {
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
  const port = await listen(server, 0)
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
