import { expect, test } from 'vitest'
import type { Media, Operation, Schema } from '../../contracts/reader/openapi.ts'
import { type ContractOperation, operation as operationOf } from '../../contracts/reader/contracts.ts'
import { checkBody, checkHeaders, checkQuery, checkReply } from '../../contracts/reader/validate.ts'
import type { ArgsOf } from '../../src/api/arguments.ts'
import { TOKEN_HEADER } from '../../src/api/connection.ts'
import { ApiError, type ErrorItem } from '../../src/api/errors.ts'
import { type IsExact, matcherOf } from './matchers.ts'
import {
  callAt,
  CURRENT,
  currentVersion,
  errorOf,
  type Given,
  inStates,
  RECORDED_TOKEN,
  recordWith,
  tokenHeader,
} from './pact.ts'
import { bodyOf } from './request-body.ts'

type Status<Operations, Id extends keyof Operations> = Operations[Id] extends { responses: infer Responses }
  ? keyof Responses & number
  : never
/** Arguments of the call. A string for `body` names a request example of the contract. */
type RowArgs<Args> = Omit<Args, 'body'> &
  (Args extends { body: infer Body } ? { body: Body | string } : BodyIfAny<Args>)
type More = {
  /** The name of the response example, if the contract has several. */
  example?: string
  /** The particular case, if one outcome has several rows. */
  name?: string
}
type BodyIfAny<Args> = Args extends { body?: infer Body } ? { body?: Body | string } : unknown

/** A provider, and what our client does in every call beyond the contract. */
type Provider<Operations> = {
  name: string
  /** The calls that the application makes. */
  calls: { [Id in keyof Operations]: (args: never) => Promise<unknown> }
  headers?: Record<string, string>
  /** False for calls without a token. */
  isSignedIn?: boolean
  /** Whether a request without a body names the type of one too. */
  alwaysHasType?: boolean
  /** Query parameters that the client adds on its own, as Pact matchers. */
  query?: Record<string, unknown>
  /** Whether requests send their JSON as `text/plain`. */
  isText?: boolean
  /** The errors that a call throws for an error document of this provider. */
  errorsIn?: (document: never, status: number) => Partial<ErrorItem>[]
}

function exampleOf(media: Media | undefined, name: string | undefined, where: string): unknown {
  const examples = Object.entries(media?.examples ?? {})
  const found = name
    ? examples.find(([key]) => key === name)
    : examples.length === 1
      ? examples[0]
      : undefined
  if (!found)
    throw new Error(`${where}: choose one of the examples ${examples.map(([key]) => key).join(', ')}.`)
  return found[1].value
}

/** The query as the contract defines it, independent of the client. */
function queryOf({ parameters }: Operation, args: Record<string, unknown>) {
  const given = parameters.filter((p) => p.in === 'query' && args[p.name] !== undefined)
  return Object.fromEntries(given.map(({ name }) => [name, [args[name]].flat().join(',')]))
}

const pathOf = ({ path }: Operation, args: Record<string, unknown>) =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(args[name])))

/** Checks the arguments and the example against the contract. Only a row for 422 may break it. */
function check(operation: ContractOperation, status: number, { query, own, body, answer }: Checked) {
  const { violations } = checkQuery(operation, new URLSearchParams(query))
  const headers = checkHeaders(operation, new Headers(own))
  const broken = [...violations, ...headers.violations, ...checkBody(operation, body)]
  if (status !== 422) expect(broken).toEqual([])
  expect(checkReply(operation, status, answer)).toEqual([])
}
type Checked = { query: Record<string, string>; own: Record<string, string>; body: unknown; answer: unknown }

const isId = ({ pattern }: Schema) => pattern === ID
const ID = '^[A-Za-z0-9_-]{1,64}$'

/**
 * What a response must repeat exactly: the ids that were sent, the page that was asked for, the values that were changed,
 * and its own status in each error. Numbers with fractions are left out, because 120 and 120.0 are the same price.
 */
function mustRepeat(status: number, args: Record<string, unknown>, body: unknown): IsExact {
  const changes: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  const ids = new Set(Object.values({ ...args, ...changes }).flat())
  return (value, schema, key = '') => {
    if (status >= 400) return key === 'status' && value === String(status)
    if (isId(schema)) return ids.has(value)
    if (key === 'currentPage') return value === args['page']
    if (key === 'perPage') return value === args['perPage']
    return key in changes && changes[key] === value && schema.type !== 'number'
  }
}

/**
 * Returns the function that records the interactions with a provider. Each call of it records one: the request that our
 * client sends for these arguments, and an example of the contract as the response. It first checks both against the
 * contract, so an interaction cannot require what the contract does not say.
 */
export function provider<Operations>(options: Provider<Operations>) {
  const { name: providerName, calls, headers = { Accept: 'application/json' }, isText = false } = options
  const errorsIn = options.errorsIn ?? (({ errors }: { errors: ErrorItem[] }) => errors)
  return <Id extends keyof Operations & string>(
    id: Id,
    status: Status<Operations, Id>,
    given: readonly Given[],
    args: RowArgs<ArgsOf<Operations, Id>>,
    caseOrExample: More | string = {},
  ) => {
    const more = typeof caseOrExample === 'string' ? { example: caseOrExample } : caseOrExample
    const operation = operationOf(id)
    const title = [id, status, more.name ?? more.example].filter(Boolean).join(' ')
    test(title, async () => {
      const { body: bodyOrName, idempotencyKey: key, ifMatch, ...others } = args as Record<string, unknown>
      const body = typeof bodyOrName === 'string' ? exampleOf(operation.body, bodyOrName, title) : bodyOrName
      const { media } = operation.responses[status] ?? {}
      const answer = media && exampleOf(media, more.example, title)
      const token = options.isSignedIn === false ? undefined : RECORDED_TOKEN
      const query = queryOf(operation, others)
      const own = {
        ...(typeof key === 'string' && { 'Idempotency-Key': key }),
        ...(typeof ifMatch === 'string' && { 'If-Match': ifMatch }),
      }
      check(operation, status, { query, own, body, answer })

      const addBody = await bodyOf(body, isText)
      await recordWith(providerName, (pact) => {
        const interaction = pact.addInteraction()
        if (operation.spec === 'assumed') interaction.comment({ key: 'x-spec', value: 'assumed' })
        return inStates(interaction, given)
          .uponReceiving(title)
          .withRequest(operation.method.toUpperCase(), pathOf(operation, others), (request) => {
            request.query({ ...query, ...options.query } as typeof query)
            request.headers({
              ...headers,
              ...(options.alwaysHasType && body === undefined && { 'Content-Type': 'application/json' }),
              ...own,
              ...(ifMatch === CURRENT && { 'If-Match': currentVersion() }),
              ...(token && { [TOKEN_HEADER]: tokenHeader(token) }),
            })
            addBody(request)
          })
          .willRespondWith(status, (response) => {
            if (answer !== undefined)
              response.jsonBody(
                matcherOf(operation.contract, media?.schema, answer, mustRepeat(status, others, body)),
              )
          })
          .executeTest(async ({ url }) => {
            callAt(url, token)
            const call = calls[id]({ ...args, ...(body !== undefined && { body }) } as never)
            if (status < 400) return expect(await call).toEqual(answer)
            const error = await errorOf(call)
            expect(error).toBeInstanceOf(ApiError)
            expect(error).toMatchObject({ status, errors: errorsIn(answer as never, status) })
          })
      })
    })
  }
}
