import { MatchersV3 as M } from '@pact-foundation/pact'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import bundle from '../../contracts/bundled/mesh.json' with { type: 'json' }
import { isAssumed, rootFields } from '../../contracts/reader/directives.ts'
import { TOKEN_HEADER } from '../../src/api/connection.ts'
import * as meshCalls from '../../src/api/generated/mesh.calls.ts'
import * as documents from '../../src/api/generated/mesh.types.ts'
import { graph as send } from '../../src/api/graphql.ts'
import { dataMatcher } from './mesh-matchers.ts'
import { callAt, errorOf, type Given, inStates, RECORDED_TOKEN, recordWith, tokenHeader } from './pact.ts'

const { graphPaths } = meshCalls
const schema = buildSchema(bundle.sdl)
const PROVIDER = 'mesh'

type Name = keyof typeof graphPaths
type Call<N extends Name> = (typeof meshCalls)[Uncapitalize<N> & keyof typeof meshCalls]
type Data<N extends Name> = Call<N> extends (...args: never[]) => Promise<infer D> ? D : never
/** `status` is the HTTP status that a REST call would return. */
type DocumentedError = { message: string; code: string; status: string; field?: string }
type Exchange = {
  given: readonly Given[]
  variables?: object
  isSignedIn: boolean
}
type Outcome<N extends Name> = { data: Data<N> } | { error: DocumentedError }
type Row<N extends Name> = Exchange &
  Outcome<N> & {
    /** The particular case, for the name of the interaction. */
    name: string
    /** The path it is sent to. Default: the first path that serves it. */
    path?: (typeof graphPaths)[N][number]
  }

/** Records one interaction: a generated document sent to a path that serves it, and the data or the error it returns. */
export function graph<N extends Name>(operation: N, row: Row<N>) {
  const title = `${operation} ${row.name}${isGuess(operation) ? ' (assumed)' : ''}`
  test(title, async () => {
    const document = documents[`${operation}Document`]
    const path = row.path ?? graphPaths[operation][0]
    const token = row.isSignedIn ? RECORDED_TOKEN : undefined
    const variables = row.variables ?? {}
    const answer =
      'data' in row
        ? { data: dataMatcher(schema, document.toString(), row.data) }
        : { errors: [{ message: messageMatcher(row.error), extensions: extensionsOf(row.error) }] }
    await recordWith(PROVIDER, (pact) =>
      inStates(pact.addGraphQLInteraction(), row.given)
        .uponReceiving(title)
        .withOperation(operation)
        .withVariables(variables as never)
        .withRequest('POST', path, (request) => {
          request.headers({
            Accept: 'application/json',
            ...(token && { [TOKEN_HEADER]: tokenHeader(token) }),
          })
        })
        .withQuery(document.toString())
        .willRespondWith(200, (response) => void response.jsonBody(answer))
        .executeTest(async ({ url }) => {
          callAt(url, token)
          const call = send(path, document as never, variables, {})
          if ('data' in row) return expect(await call).toEqual(row.data)
          expect(await errorOf(call)).toMatchObject({ name: 'ApiError', errors: [row.error] })
        }),
    )
  })
}

/** Records the same outcome on every path that serves a mutation. */
export function mutation<N extends Name>(operation: N, row: Exchange & Outcome<N>) {
  for (const path of graphPaths[operation]) graph(operation, { ...row, name: `on ${path}`, path })
}

/** A message that the client acts on must match; any other message only has to be a string. */
function messageMatcher({ message, code }: DocumentedError) {
  if (code === 'UNAUTHENTICATED') return message
  return code === 'EMAIL_TAKEN' ? M.regex('.*conflicts with another account.*', message) : M.string(message)
}

const extensionsOf = ({ code, status, field }: DocumentedError) => ({ code, status, ...(field && { field }) })
/** Whether an operation is assumed. Pact allows no comments on GraphQL interactions, so the name says it. */
const isGuess = (operation: Name) =>
  rootFields(schema).some((field) => field.name === lowerFirst(operation) && isAssumed(field))
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
