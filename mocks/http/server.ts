import { createServer, type Server } from 'node:http'
import { getResponse } from 'msw'
import type { Backend } from '../backend.ts'
import { handlersOf } from '../handlers.ts'
import { controlOf } from './control.ts'
import { send, toRequest } from './exchange.ts'
import { isOfThisMachine, refusalOf } from './refusals.ts'

/** Allows calls from applications on other ports of this machine, and from nowhere else. */
function corsOf(origin: string | undefined): Record<string, string> {
  if (!origin || !isOfThisMachine(origin)) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    'access-control-allow-headers':
      'Accept, Auth-Token, Content-Type, Idempotency-Key, If-Match, Traceparent, X-Mock',
    'access-control-expose-headers': 'ETag, Location, Retry-After',
    'access-control-max-age': '600',
    vary: 'origin',
  }
}

/** Answers a request; undefined if nothing is found. */
export type Respond = (request: Request) => Response | undefined | Promise<Response | undefined>

/** Milliseconds. Longer than clients keep a connection, so that none sends a request while the server closes it. */
const keepAliveTimeout = 65_000

/**
 * A server for this machine only. It refuses requests that name another host, because a remote web page could reach it
 * through a name that resolves here, and requests sent by such a page.
 */
export function createLocalServer(respond: Respond): Server {
  return createServer({ keepAliveTimeout }, (message, target) => {
    const extra = corsOf(message.headers.origin)
    const answer = async (): Promise<Response | undefined> => {
      const refusal = refusalOf(message)
      if (refusal) return refusal
      if (message.method === 'OPTIONS') return new Response(null, { status: 204 })
      const request = await toRequest(message)
      if (!request) return new Response(null, { status: 413, headers: { connection: 'close' } })
      return respond(request)
    }
    answer()
      .catch((error: unknown) => {
        if (!(error instanceof URIError)) throw error
        return new Response('The address cannot be read', { status: 400 })
      })
      .then((response) => send(target, response ?? new Response('Not found', { status: 404 }), extra))
      .catch((error: unknown) => {
        console.error(error)
        if (!target.headersSent) target.writeHead(500)
        target.end()
      })
  })
}

/** HEAD is answered as GET, and Node leaves out the body. */
const asGet = (request: Request) =>
  request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request

/** Everything the mock answers: its own endpoints, every call of the contracts, and an optional site. */
export function mockOf(backend: Backend, site?: Respond): Respond {
  const handlers = handlersOf(backend)
  const control = controlOf(backend)
  return async (request) =>
    (await control(request)) ?? (await getResponse(handlers, asGet(request))) ?? site?.(request)
}

/** The mock over HTTP, with an optional site. */
export const createMockServer = (backend: Backend, site?: Respond): Server =>
  createLocalServer(mockOf(backend, site))
