import { expect, test } from 'vitest'
import type { Media, Operation } from '../../contracts/reader/openapi.ts'
import { operation as operationOf } from '../../contracts/reader/training.ts'
import { checkBody, checkQuery, checkReply } from '../../contracts/reader/validate.ts'
import { TOKEN_HEADER } from '../../src/api/connection.ts'
import { ApiError, type ErrorItem } from '../../src/api/errors.ts'
import * as calls from '../../src/api/generated/training.calls.ts'
import type { Args, OperationId, operations } from '../../src/api/generated/training.types.ts'
import { matcherOf } from './matchers.ts'
import { callAt, errorOf, type Given, inStates, pactWith, RECORDED_TOKEN, tokenHeader } from './pact.ts'

type Status<Id extends OperationId> = keyof operations[Id]['responses'] & number
type Row<Id extends OperationId> = {
  given: readonly Given[]
  /** Arguments of the call; a text for `body` names the request example of the contract. */
  args: Omit<Args<Id>, 'body'> &
    ('body' extends keyof Args<Id> ? { body: Args<Id>['body'] | string } : unknown)
  /** Which response example is the answer, where the contract has several. */
  example?: string
  /** What is particular, where one outcome has several rows. */
  name?: string
  /** False for a call without a token. */
  isSignedIn?: boolean
}

const PROVIDER = 'training-api'

function exampleOf(media: Media | undefined, name: string | undefined, where: string): unknown {
  const examples = Object.entries(media?.examples ?? {})
  const found = name
    ? examples.find(([key]) => key === name)
    : examples.length === 1
      ? examples[0]
      : undefined
  if (!found) throw new Error(`${where}: name one of the examples ${examples.map(([key]) => key).join(', ')}`)
  return found[1].value
}

/** The query as the contract writes it, whatever the client does. */
function queryOf({ parameters }: Operation, args: Record<string, unknown>) {
  const given = parameters.filter((p) => p.in === 'query' && args[p.name] !== undefined)
  return Object.fromEntries(given.map(({ name }) => [name, [args[name]].flat().join(',')]))
}

const pathOf = ({ path }: Operation, args: Record<string, unknown>) =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(args[name])))

/**
 * One interaction: what our client sends for these arguments, and the contract's own example as the answer. Example and
 * arguments are held against the contract first, so an interaction cannot ask for what the contract does not say.
 */
export function rest<Id extends OperationId>(id: Id, status: Status<Id>, row: Row<Id>) {
  const operation = operationOf(id)
  const title = [id, status, row.name ?? row.example].filter(Boolean).join(' ')
  test(title, async () => {
    const { body: bodyOrName, ...args } = row.args as Record<string, unknown>
    const body = typeof bodyOrName === 'string' ? exampleOf(operation.body, bodyOrName, title) : bodyOrName
    const { media } = operation.responses[status] ?? {}
    const answer = media && exampleOf(media, row.example, title)
    const token = row.isSignedIn === false ? undefined : RECORDED_TOKEN
    const query = queryOf(operation, args)

    const { violations } = checkQuery(operation, new URLSearchParams(query))
    const broken = [...violations, ...checkBody(operation, body)]
    // What is refused as invalid must be; everything else must not.
    if (status !== 422) expect(broken).toEqual([])
    expect(checkReply(operation, status, answer)).toEqual([])

    const interaction = pactWith(PROVIDER).addInteraction()
    if (operation.spec === 'assumed') interaction.comment({ key: 'x-spec', value: 'assumed' })
    await inStates(interaction, row.given)
      .uponReceiving(title)
      .withRequest(operation.method.toUpperCase(), pathOf(operation, args), (request) => {
        request.query(query)
        request.headers({ Accept: 'application/json', ...(token && { [TOKEN_HEADER]: tokenHeader(token) }) })
        if (body !== undefined) request.jsonBody(body)
      })
      .willRespondWith(status, (response) => {
        if (answer !== undefined) response.jsonBody(matcherOf(media?.schema, answer))
      })
      .executeTest(async ({ url }) => {
        callAt(url, token)
        const call = (calls[id] as (args: object) => Promise<unknown>)({
          ...args,
          ...(body !== undefined && { body }),
        })
        if (status < 400) return expect(await call).toEqual(answer)
        const error = await errorOf(call)
        expect(error).toBeInstanceOf(ApiError)
        expect(error).toMatchObject({ status, errors: (answer as { errors: ErrorItem[] }).errors })
      })
  })
}
