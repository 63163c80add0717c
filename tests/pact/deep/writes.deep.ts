// What a 2xx write sent is what its response and the next read return, letter by letter: null, every field alone, data as people
// have it, and two writes at once.
import { test } from 'vitest'
import {
  type ContractOperation,
  operationAt,
  operations,
  schemaOf,
} from '../../../contracts/reader/contracts.ts'
import { shown } from '../../../contracts/reader/explain.ts'
import { TOKEN_HEADER } from '../../../src/api/connection.ts'
import type { Schema } from '../../mock/fuzz/values.ts'
import { takesKey } from '../../mock/fuzz/sent.ts'
import type { Interaction } from '../files.ts'
import {
  ask,
  expectNone,
  initOf,
  interactionsOf,
  pathOf,
  received,
  type Report,
  requestOf,
  type State,
  within,
} from './backend.ts'
import { isRecord } from '../../../src/lib/is-record.ts'

type Fields = Record<string, unknown>
/** The read that shows what a call wrote, if it is not the GET of the same path or of the Location. */
const READS: Record<string, string> = {
  createRegistrant: '/api/training/occurrences/501/registrants',
  updateRegistrant: '/api/training/occurrences/501/registrants',
  createRegistrantReview: '/api/training/registrants/9001/review',
  updateRegistrantReview: '/api/training/registrants/9001/review',
  createReply: '/api/training/instructor/reviews?include=reply',
  updateReply: '/api/training/instructor/reviews?include=reply',
}
/** Reads of other resources, which the call must leave as they are. */
const UNTOUCHED: Record<string, string> = { updateStudent: '/api/training/occurrences/501/registrants' }

/** Letters with marks as one character and as two, a space in front, quotes, other scripts, markup and an emoji. */
const LETTERS = [
  'Zo\u00EB O\u2019Brien-M\u00FCller "\u674E" 1',
  ' Zoe\u0308 \u0627\u0644 2',
  "<b>A & B</b> &amp; '3' \u{1F600}",
]
/** Accepted by every pattern that only excludes some characters. */
const ORDINARY = 'Ana <Silva>, 12'

/** The values to send for a field. */
function valuesOf({ contract }: ContractOperation, raw: Schema): unknown[] {
  const schema = schemaOf(contract, raw) as Schema
  const { type, pattern = '', format, maxLength = 5000 } = schema
  const types = [type ?? []].flat()
  const isFree =
    types.includes('string') && !schema.enum && !format && new RegExp(pattern, 'u').test(ORDINARY)
  const long = 'long text '.repeat(maxLength).slice(0, maxLength - 1) + '.'
  const texts = isFree && schema.const === undefined ? [...LETTERS, long] : []
  return [
    ...texts.filter((text) => Array.from(text).length <= maxLength),
    ...(types.includes('null') ? [null] : []),
  ]
}

/** The fields of a body that go with these. */
function fieldsOf({ contract, body }: ContractOperation, sent: Fields): Schema {
  const schema = schemaOf(contract, body?.schema) as Schema
  const branches = (schema.oneOf ?? [schema]).map((one) => schemaOf(contract, one) as Schema)
  const fits = ({ properties = {} }: Schema) => Object.keys(sent).every((name) => name in properties)
  return branches.find(fits) ?? {}
}

/** Fields whose value a rule of the backend decides. */
const RULED: Record<string, string[]> = { createOccurrence: ['name'], updateOccurrence: ['name'] }

/** The recorded body, and one for each other value of each field. An edit sends the field alone, if it may. */
function bodiesOf(operation: ContractOperation, sent: Fields): Fields[] {
  const { properties = {}, required = [] } = fieldsOf(operation, sent)
  const isSent = (name: string) => operation.method === 'post' || required.includes(name)
  const always = Object.fromEntries(Object.entries(sent).filter(([name]) => isSent(name)))
  const others = Object.entries(properties)
    .filter(([name]) => !RULED[operation.id]?.includes(name))
    .flatMap(([name, schema]) => valuesOf(operation, schema).map((value) => ({ ...always, [name]: value })))
  const text = JSON.stringify(sent)
  const summer = text.replaceAll(/\d{4}-\d\d(-\d\dT[\d:.]+)[+-]\d\d:\d\d/g, '2027-07$1-05:00')
  return [sent, ...(summer === text ? [] : [JSON.parse(summer) as Fields]), ...others]
}

/** What of the sent values is otherwise in the returned ones: `phone: expected null, got "555"`. */
function differences(sent: unknown, got: unknown, field: string): string[] {
  if (isRecord(sent) && isRecord(got))
    return Object.keys(sent)
      .filter((name) => name in got)
      .flatMap((name) => differences(sent[name], got[name], `${field}.${name}`))
  if (Array.isArray(sent) && Array.isArray(got) && sent.length === got.length)
    return sent.flatMap((one, i) => differences(one, got[i], `${field}.${i}`))
  return JSON.stringify(sent) === JSON.stringify(got) ? [] : [`${field}: ${shown(sent)}, got ${shown(got)}`]
}

type Resource = { id: string; type: string; attributes: Fields }
const isResource = (value: unknown): value is Resource => isRecord(value) && isRecord(value['attributes'])
const dataIn = (body: unknown) => (isRecord(body) && isResource(body['data']) ? body['data'] : undefined)
const resourcesIn = (body: unknown) =>
  isRecord(body) ? [body['data'], body['included']].flat().filter(isResource) : []

/** The request without its recorded key, which a backend may remember from the test before. */
function withoutKey(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers)
  headers.delete('Idempotency-Key')
  return { ...init, headers }
}

const tokenIn = (returned: Record<string, string>[]) =>
  returned.find(({ token }) => token !== undefined)?.['token']

const bodyOf = (interaction: Interaction) => requestOf(interaction).body?.content
const successful = ({ id }: ContractOperation) =>
  interactionsOf(id).filter(
    ({ response, request }) => response.status < 300 && isRecord(bodyOf({ request } as Interaction)),
  )
const firstOf = (operation: ContractOperation) => {
  const [first] = successful(operation)
  if (!first) throw new Error(`No interaction of ${operation.id} succeeds.`)
  return first
}
const writes = operations.filter(
  (one) =>
    one.contract === 'training' &&
    one.method !== 'get' &&
    successful(one).some(({ response }) => dataIn(response.body?.content)),
)

/** Sends a body, and reports what the response and the next read have otherwise. */
async function writeAndRead(
  { id }: ContractOperation,
  interaction: Interaction,
  body: Fields,
): Promise<Report[]> {
  return within(interaction.providerStates ?? [], async (returned) => {
    const token = tokenIn(returned)
    const path = pathOf(interaction)
    const read = (at: string) => ask(at, { headers: token === undefined ? {} : { [TOKEN_HEADER]: token } })
    const untouched = UNTOUCHED[id] && (await read(UNTOUCHED[id])).text
    const answer = await ask(path, { ...withoutKey(initOf(interaction, token)), body: JSON.stringify(body) })
    const call = `${interaction.request.method} ${path}`
    const report = { call, given: shown(body), received: received(answer.status, answer.body) }
    if (answer.status >= 300) return [{ ...report, expected: 'a success, because the contract allows it' }]
    const written = dataIn(answer.body)
    if (!written) return [{ ...report, expected: 'the resource that was written' }]
    const location = answer.headers.get('Location') ?? path
    const at = READS[id] ?? (operationAt('GET', location) ? location : undefined)
    if (at === undefined) return []
    const next = await read(at)
    const again = resourcesIn(next.body).find((one) => one.id === written.id && one.type === written.type)
    const found = [
      ...differences(body, written.attributes, 'in the response'),
      ...(again
        ? differences(body, again.attributes, `in GET ${at}`)
        : [`${written.id} in GET ${at}, got nothing`]),
    ]
    if (untouched && (await read(UNTOUCHED[id] ?? '')).text !== untouched)
      found.push(`no change in GET ${UNTOUCHED[id]}`)
    return found.map((one) => ({ ...report, expected: one }))
  })
}

test.each(writes)('$id is returned and stored as it was sent', async (operation) => {
  const interaction = firstOf(operation)
  const reports: Report[] = []
  for (const body of bodiesOf(operation, bodyOf(interaction) as Fields))
    reports.push(...(await writeAndRead(operation, interaction, body)))
  expectNone(reports)
})

const isSeat = ({ name }: { name: string }) => name === 'occurrence {id} exists'

test.each(writes.filter(({ id }) => id === 'createRegistrant'))(
  '$id twice at once for the last seat',
  async (operation) => {
    const interaction = firstOf(operation)
    const states: State[] = (interaction.providerStates ?? []).map((state) =>
      isSeat(state) ? { ...state, params: { ...state.params, capacity: 1 } } : state,
    )
    await within(states, async (returned) => {
      const init = withoutKey(initOf(interaction, tokenIn(returned)))
      const two = ['first', 'second'].map((name) => ({
        ...init,
        body: JSON.stringify({ ...(bodyOf(interaction) as Fields), email: `${name}@example.com` }),
      }))
      const answers = await Promise.all(two.map((one) => ask(pathOf(interaction), one)))
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
      expectNone(
        statuses.join() === '201,409'
          ? []
          : [
              {
                call: `POST ${pathOf(interaction)} twice at once`,
                expected: '201 and 409',
                received: statuses.join(' and '),
              },
            ],
      )
    })
  },
)

test.each(writes.filter(takesKey))('$id with the key of another person', async (operation) => {
  const interaction = firstOf(operation)
  const other: State = { name: 'instructor {id} is signed in', params: { id: '104' } }
  await within([...(interaction.providerStates ?? []), other], async (returned) => {
    const tokens = returned.flatMap(({ token }) => token ?? [])
    const answers = []
    for (const token of [tokens[0], tokens.at(-1)]) {
      const init = initOf(interaction, token)
      const headers = new Headers(init.headers)
      headers.set('Idempotency-Key', 'one-key-of-two-people')
      answers.push(await ask(pathOf(interaction), { ...init, headers }))
    }
    const [own, foreign] = answers
    const isRepeated =
      tokens.length > 1 && own !== undefined && own.status < 300 && foreign?.text === own.text
    expectNone(
      isRepeated
        ? [
            {
              call: `POST ${pathOf(interaction)}`,
              given: 'by another instructor, with an Idempotency-Key that the owner used before',
              expected: 'not the response to the owner',
              received: received(foreign.status, foreign.body),
            },
          ]
        : [],
    )
  })
})
