import { http, type HttpHandler, HttpResponse } from 'msw'
import type { Operation } from '../contracts/reader/openapi.ts'
import { operations } from '../contracts/reader/training.ts'
import {
  checkBody,
  checkQuery,
  checkReply,
  isValidPath,
  type Violation,
} from '../contracts/reader/validate.ts'
import type { OperationId } from '../src/api/generated/training.types.ts'
import type { Backend } from './backend.ts'
import type { Handlers } from './handler.ts'
import { receive, type Received } from './receive.ts'
import { badRequest, invalidToken, notFound, Refusal } from './refusal.ts'

const MAX_BODY = 1_000_000

/**
 * The REST contract and its handlers as MSW handlers. The contract says who may call and checks what comes in and what
 * goes out; a handler that breaks it fails loudly, so the mock cannot lie.
 */
export function serve(backend: Backend, handlers: Handlers): HttpHandler[] {
  const answers = operations.map((operation) =>
    http[operation.method](
      `*${operation.path.replaceAll(/\{([^}]+)\}/g, ':$1')}`,
      async ({ request, params }) => {
        const received = await receive(backend, request, operation.id)
        if (received instanceof Response) return received
        try {
          const result = await answer(operation, handlers, request, params, received)
          assertReply(operation, operation.success, result)
          return reply(operation.success, result)
        } catch (error) {
          return refusal(operation, error)
        }
      },
    ),
  )
  const unknown = http.all('*/api/training/*', () => reply(404, notFound().document))
  return [...answers, unknown]
}

async function answer(
  operation: Operation,
  handlers: Handlers,
  request: Request,
  path: Record<string, unknown>,
  { world, now, actor }: Received,
): Promise<unknown> {
  // Anyone may call an anonymous operation, even with a token that has become stale.
  const caller = operation.access === 'anonymous' ? optional(actor) : actor()
  if (!caller && operation.access !== 'anonymous') throw invalidToken()
  if (!isValidPath(operation, path)) throw notFound()
  const { query, violations } = checkQuery(operation, new URL(request.url).searchParams)
  const body = await bodyOf(request)
  const broken = [...violations, ...checkBody(operation, body)]
  if (broken.length) throw new Refusal(422, ...broken.map(itemOf))
  const args = { ...path, ...query, ...(body !== undefined && { body }) }
  const handler = handlers[operation.id as OperationId] as (args: object, context: object) => unknown
  return world.db.journal.atomic(() => handler(args, { db: world.db, actor: caller, now }))
}

const itemOf = ({ field, message }: Violation) => (field ? { field, message } : { message })

function optional<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** The JSON of a request; undefined when it has no body. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text()
  if (!text) return undefined
  if (text.length > MAX_BODY) throw new Refusal(413, { message: 'The request is larger than 1 MB.' })
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal(415, { message: 'The request must be JSON.' })
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The request is not valid JSON.')
  }
}

function refusal(operation: Operation, error: unknown): Response {
  if (error instanceof Refusal) {
    assertReply(operation, error.status, error.document)
    return reply(error.status, error.document)
  }
  console.error(`mock: ${operation.id}`, error)
  return reply(
    500,
    new Refusal(500, { message: error instanceof Error ? error.message : String(error) }).document,
  )
}

function assertReply(operation: Operation, status: number, body: unknown) {
  const wrong = checkReply(operation, status, body)
  if (!wrong.length) return
  const list = wrong.slice(0, 5).map(({ field, message }) => `${field} ${message}`)
  throw new Error(`the mock breaks the contract: ${operation.id} ${status}: ${list.join('; ')}`)
}

// Not HttpResponse.json: to find the length it copies the body once more, which a roster of 10,000 can feel.
const reply = (status: number, body: unknown) =>
  body === undefined
    ? new HttpResponse(null, { status })
    : new HttpResponse(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
