import { buildSchema, GraphQLError, graphql, type GraphQLFieldMap } from 'graphql'
import { http, type HttpHandler, HttpResponse } from 'msw'
import bundle from '../contracts/bundled/mesh.json' with { type: 'json' }
import { servedAt } from '../contracts/reader/directives.ts'
import type { Backend } from './backend.ts'
import { receive, type Received } from './receive.ts'
import { Refusal } from './refusal.ts'
import { issueToken } from './token.ts'

const schema = buildSchema(bundle.sdl)
const fieldsOf = (map: GraphQLFieldMap<unknown, unknown> = {}) => Object.values(map)
const fields = [
  ...fieldsOf(schema.getQueryType()?.getFields()),
  ...fieldsOf(schema.getMutationType()?.getFields()),
]

const refuse = (message: string, code: string, status: number) =>
  new GraphQLError(message, { extensions: { code, status: String(status) } })

type Credentials = { input: { email: string; password: string } }

const root = {
  me(_: object, received: Received) {
    const { db } = received.world
    const user = db.user.get(actorOf(received))
    const instructor = user && db.instructor.get(user.id)
    if (!instructor) return { ...user, instructor: null }
    const certifications = [...db.certification.of('accountId', instructor.id).values()].map((row) => ({
      status: row.status,
      curriculum: { abbreviation: db.curriculum.get(row.curriculumId)?.abbreviation ?? '' },
    }))
    return { ...user, instructor: { ...instructor, instructorNumber: instructor.number, certifications } }
  },

  authenticateIdentity({ input }: Credentials, { world: { db }, now }: Received) {
    const [user] = db.user.of('email', input.email.trim().toLowerCase()).values()
    if (user?.password !== input.password || !user)
      throw refuse('Wrong email or password.', 'BAD_CREDENTIALS', 401)
    return { token: issueToken(user.id, db.instructor.get(user.id)?.number ?? null, now) }
  },
}

/** The user id of the caller. A missing token is refused as a stale one is. */
function actorOf({ actor }: Received): string {
  try {
    const caller = actor()
    if (caller) return caller.userId
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  throw refuse('Invalid Auth Token.', 'UNAUTHENTICATED', 401)
}

type Call = { query?: string; variables?: Record<string, unknown>; operationName?: string }

/** The root field that a document asks for, by which a scenario names its faults. */
const firstField = (query: string) =>
  fields.find(({ name }) => new RegExp(`\\b${name}\\b`).test(query))?.name ?? ''

/** The GraphQL contract as MSW handlers: its own schema, executed. A root field answers only where it is served. */
export function serveMesh(backend: Backend): HttpHandler[] {
  const paths = [...new Set(fields.flatMap(servedAt))]
  return paths.map((path) => {
    const served = fields.filter((field) => servedAt(field).includes(path)).map((field) => field.name)
    const rootValue = Object.fromEntries(Object.entries(root).filter(([name]) => served.includes(name)))
    return http.post(`*${path}`, async ({ request }) => {
      const call = (await request.json().catch(() => ({}))) as Call
      const { query = '', variables, operationName } = call
      const received = await receive(backend, request, firstField(query))
      if (received instanceof Response) return received
      const result = await graphql({
        schema,
        source: query,
        rootValue,
        contextValue: received,
        ...(variables && { variableValues: variables }),
        ...(operationName && { operationName }),
      })
      return HttpResponse.json(result as object)
    })
  })
}
