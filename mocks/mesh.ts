import { http, type HttpHandler, HttpResponse } from 'msw'
import { servedAt } from '../contracts/reader/directives.ts'
import type { Backend } from './backend.ts'
import { type Call, rootAt, run } from './mesh/execute.ts'
import { fields } from './mesh/schema.ts'
import { receive } from './receive.ts'

const UNREADABLE = { errors: [{ message: 'The request is not a GraphQL call.' }] }
const MAX_BODY = 100_000

/** The GraphQL call in a request; undefined if it is not one. */
async function callOf(request: Request): Promise<Call | undefined> {
  const text = await request.text()
  if (text.length > MAX_BODY) return undefined
  try {
    const call = JSON.parse(text) as Partial<Call> | null
    const isReadable = typeof call?.query === 'string' && typeof (call.variables ?? {}) === 'object'
    return isReadable ? (call as Call) : undefined
  } catch {
    return undefined
  }
}

/** The root field a document selects, which scenarios use to name their faults. */
const firstField = (query: string) =>
  fields.find(({ name }) => new RegExp(`\\b${name}\\b`).test(query))?.name ?? ''

/**
 * Serves the GraphQL contract as MSW handlers by executing its own schema. A root field answers only on the paths that
 * serve it.
 */
export function serveMesh(backend: Backend): HttpHandler[] {
  const paths = [...new Set(fields.flatMap(servedAt))]
  return paths.map((path) => {
    const rootValue = rootAt(path)
    return http.post(`*${path}`, async ({ request }) => {
      const call = await callOf(request)
      return receive(backend, request, firstField(call?.query ?? ''), async (received) =>
        call
          ? HttpResponse.json((await run(call, rootValue, received)) as object)
          : HttpResponse.json(UNREADABLE, { status: 400 }),
      )
    })
  })
}
