import { http, type HttpHandler, HttpResponse } from 'msw'
import { type Contract, type ContractOperation, operations } from '../contracts/reader/contracts.ts'
import {
  checkBody,
  checkHeaders,
  checkQuery,
  checkReply,
  isValidPath,
  lineOf,
  type Violation,
} from '../contracts/reader/validate.ts'
import type { Backend } from './backend.ts'
import { readForm } from './form.ts'
import { etag } from './rules/version.ts'
import type { AnyHandler } from './handler.ts'
import { once } from './idempotency.ts'
import { json } from './kept.ts'
import { PlainError } from './plain-error.ts'
import { receive, type Received } from './receive.ts'
import { badRequest, forbidden, invalidToken, notFound, Refusal } from './refusal.ts'

const MAX_BODY = 1_000_000

type Served = {
  contract: Contract
  handlers: Readonly<Record<string, AnyHandler>>
  /** How a service with its own kind of error document refuses an invalid request. */
  invalid?: (violations: Violation[]) => Refusal
}

const unprocessable = (violations: Violation[]) =>
  new Refusal(422, ...violations.map(({ field, message }) => (field ? { field, message } : { message })))

const violationsOf = ({ items }: Refusal): Violation[] =>
  items.map(({ field = '', message }) => ({ field, message }))

/**
 * Serves a REST contract with its handlers through MSW. The contract decides who may call and checks every request and
 * answer; a handler that breaks it fails loudly, so the mock cannot lie.
 */
export function serve(backend: Backend, { contract, handlers, invalid }: Served): HttpHandler[] {
  return operations
    .filter((operation) => operation.contract === contract)
    .map((operation) => {
      const handler = handlers[operation.id]
      if (!handler) throw new Error(`nothing answers ${operation.id}`)
      const path = `*${operation.path.replaceAll(/\{([^}]+)\}/g, ':$1')}`
      return http[operation.method](path, ({ request, params }) =>
        receive(backend, request, operation.id, async (received) => {
          try {
            const call = { operation, handler, invalid, request, path: pathOf(operation, params) }
            const body = await answer(call, received)
            const headers = { ...etagOf(operation, body), ...locationOf(operation, request, body) }
            return reply(operation.success, body, headers)
          } catch (error) {
            return refusal(operation, error)
          }
        }),
      )
    })
}

/** The path parameters that MSW parsed, without the wildcard before the path, which stands for the origin. */
const pathOf = ({ parameters }: ContractOperation, params: Record<string, unknown>) =>
  Object.fromEntries(parameters.filter((p) => p.in === 'path').map(({ name }) => [name, params[name]]))

type Call = {
  operation: ContractOperation
  handler: AnyHandler
  invalid: ((violations: Violation[]) => Refusal) | undefined
  request: Request
  path: Record<string, unknown>
}

async function answer(call: Call, { world, now, actor }: Received): Promise<unknown> {
  const { operation, handler, invalid, request } = call
  const caller = callerOf(operation, actor)
  const { args, key } = await argumentsOf(call).catch((error: unknown) => {
    throw invalid && error instanceof Refusal ? invalid(violationsOf(error)) : error
  })
  const context = { db: world.db, actor: caller, now, origin: new URL(request.url).origin }
  return world.db.journal.atomic(() =>
    once({ operation, key, args, context }, () => {
      const result = handler(args as never, context)
      // Inside the operation, so that an answer that breaks the contract undoes its writes.
      assertReply(operation, operation.success, result)
      return result
    }),
  )
}

/** The checked arguments of a call. */
async function argumentsOf({ operation, request, path }: Call) {
  if (!isValidPath(operation, path)) throw notFound()
  const { query, violations } = checkQuery(operation, new URL(request.url).searchParams)
  const headers = checkHeaders(operation, request.headers)
  const isForm = operation.body?.type === 'multipart/form-data'
  const body = isForm ? await readForm(request) : await bodyOf(operation, request)
  const broken = [...violations, ...headers.violations, ...checkBody(operation, body)]
  if (broken.length) throw unprocessable(broken)
  const { idempotencyKey: key, ifMatch } = headers
  return {
    args: { ...path, ...query, ...(ifMatch && { ifMatch }), ...(body !== undefined && { body }) },
    key,
  }
}

/** Who calls. Anyone may call an anonymous operation, even with a token that has become stale. */
function callerOf({ access }: ContractOperation, actor: Received['actor']) {
  if (access === 'anonymous') return optional(actor)
  const caller = actor()
  if (!caller) throw invalidToken()
  if (access === 'instructor' && !caller.isInstructor) throw forbidden('Only instructors can do this.')
  return caller
}

function optional<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** The JSON body of a request; undefined if there is none. */
async function bodyOf({ body }: ContractOperation, request: Request): Promise<unknown> {
  const bytes = await request.arrayBuffer()
  if (!bytes.byteLength) return undefined
  if (bytes.byteLength > MAX_BODY) throw new Refusal(413, { message: 'The request is larger than 1 MB.' })
  const [type = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  // A contract may allow JSON as plain text, which needs no CORS preflight.
  if (!['application/json', body?.isText && 'text/plain'].includes(type.trim()))
    throw new Refusal(415, { message: 'The request must be JSON.' })
  try {
    // Invalid UTF-8 throws instead of being read as other letters.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw badRequest('The request is not valid JSON.')
  }
}

function refusal(operation: ContractOperation, error: unknown): Response {
  if (error instanceof Refusal) {
    assertReply(operation, error.status, error.document)
    return reply(error.status, error.document, error.headers)
  }
  console.error(`mock: ${operation.id}`, error instanceof PlainError ? error.message : error)
  return reply(
    500,
    new Refusal(500, { message: error instanceof Error ? error.message : String(error) }).document,
  )
}

function assertReply(operation: ContractOperation, status: number, body: unknown) {
  const wrong = checkReply(operation, status, body)
  if (!wrong.length) return
  const list = wrong.slice(0, 5).map(lineOf)
  throw new Error(`the mock breaks the contract: ${operation.id} ${status}: ${list.join('; ')}`)
}

// Not HttpResponse.json: to find the length it copies the body once more, which a roster of 10,000 can feel.
const reply = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  body === undefined
    ? new HttpResponse(null, { status })
    : new HttpResponse(json(body), {
        status,
        headers: { 'content-type': 'application/json', ...headers },
      })

type Created = { data: { id: string; attributes: { instructors?: { guid: string }[] } } }

/** The address of what was created, where the contract promises one: below the address of the call. */
function locationOf({ id, responses, success }: ContractOperation, { url }: Request, body: unknown) {
  if (!responses[success]?.headers['Location']) return {}
  const { data } = body as Created
  // This call answers with the class, not with the instructor that it added to it.
  const created = id === 'addOccurrenceInstructor' ? data.attributes.instructors?.at(-1)?.guid : data.id
  return { location: `${new URL(url).pathname}/${created}` }
}

type Versioned = { data: { meta: { version: string } } }

/** The ETag, where the contract promises one: the version of the resource in quotes. */
function etagOf({ responses, success }: ContractOperation, body: unknown): Record<string, string> {
  if (!responses[success]?.headers['ETag']) return {}
  return { etag: etag((body as Versioned).data.meta) }
}
