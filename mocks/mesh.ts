import { http, type HttpHandler, HttpResponse } from 'msw'
import { servedAt } from '../contracts/reader/directives.ts'
import type { Backend } from './backend.ts'
import { type Call, fields, rootAt, run } from './mesh/execute.ts'
import { receive } from './receive.ts'

const UNREADABLE = { errors: [{ message: 'The request is not a GraphQL call.' }] }
const MAX_BODY = 100_000

/** The call of a request; undefined when it is none. */
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

/** The root field that a document asks for, by which a scenario names its faults. */
const firstField = (query: string) =>
  fields.find(({ name }) => new RegExp(`\\b${name}\\b`).test(query))?.name ?? ''

/** The GraphQL contract as MSW handlers: its own schema, executed. A root field answers only where it is served. */
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
