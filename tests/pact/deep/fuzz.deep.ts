// Sends random requests to each operation: valid ones, and ones that break the contract in one place. DEEP_RUNS for each.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ContractOperation, operations } from '../../../contracts/reader/contracts.ts'
import { problemsOf } from '../../mock/fuzz/answer.ts'
import { requestsFor } from '../../mock/fuzz/requests.ts'
import { requestOf as httpOf, type Sent } from '../../mock/fuzz/sent.ts'
import { type Known, valuesOf } from '../../mock/fuzz/values.ts'
import type { Interaction } from '../files.ts'
import { ask, expectNone, interactionsOf, ORIGIN, received, requestOf, within } from './backend.ts'

const RUNS = Number(process.env['DEEP_RUNS'])
const SEED = Number(process.env['DEEP_SEED'])
const training = operations.filter(({ contract }) => contract === 'training')

/** Ends the connection before the whole request is sent, which a client cannot tell from a failure. */
const isHuge = ({ raw = '' }: Sent) => raw.startsWith('more than 1 MB')

const BROKEN: Record<Exclude<Sent['kind'], 'valid'>, string> = {
  path: 'an id',
  query: 'a query',
  key: 'an Idempotency-Key',
  version: 'an If-Match',
  body: 'a body',
  raw: 'a body',
}
/** What was sent, in words. */
function givenOf({ kind, body, raw, key, ifMatch }: Sent) {
  const sent = kind === 'raw' ? raw : kind === 'key' ? key : kind === 'version' ? ifMatch : undefined
  const held = sent ?? (body === undefined ? undefined : JSON.stringify(body))
  const what = kind === 'valid' ? 'a valid request' : `${BROKEN[kind]} that the contract does not allow`
  return held === undefined ? what : `${what}: ${held}`
}

/** The recorded request in the form of the fuzz tests. */
function recorded({ path: template, body: known }: ContractOperation, interaction: Interaction): Sent {
  const { path, query = {}, body } = requestOf(interaction)
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
  const values = new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`).exec(path)?.slice(1) ?? []
  const isForm = known?.type === 'multipart/form-data'
  return {
    kind: 'valid',
    as: 'me',
    path: Object.fromEntries(names.map((name, i) => [name, values[i] ?? ''])),
    query: Object.entries(query).map(([name, list]) => [name, list.join(',')]),
    ...(body && { body: isForm ? { file: '\u0089PNG\r\n\u001A\n' } : body.content }),
  }
}

/** The ids that the states of an interaction set up. */
function idsOf({ providerStates = [] }: Interaction): Known {
  const ids = [...new Set(providerStates.flatMap(({ params = {} }) => Object.values(params).map(String)))]
  return (field) => (/Ids?$/.test(field) && ids.length ? fc.constantFrom(...ids) : undefined)
}

/** The recorded request, and the same with another body that the contract allows. */
function validFor(operation: ContractOperation, interaction: Interaction): fc.Arbitrary<Sent> {
  const sent = recorded(operation, interaction)
  const { contract, body } = operation
  if (!body || body.type !== 'application/json' || sent.body === undefined) return fc.constant(sent)
  const other = valuesOf(contract, body.schema, idsOf(interaction)).map((value) => ({ ...sent, body: value }))
  return fc.oneof(fc.constant(sent), other)
}

test.each(training)('$id with random requests', async (operation) => {
  const successful = interactionsOf(operation.id).filter(
    ({ response, request }) => response.status < 300 && (!operation.body || request.body),
  )
  const requests = fc
    .nat()
    .map((n) => successful[n % successful.length] ?? expect.unreachable())
    .chain((interaction) =>
      requestsFor(operation, validFor(operation, interaction)).map((sent) => ({ interaction, sent })),
    )
    .filter(({ sent }) => !isHuge(sent))
  for (const { interaction, sent } of fc.sample(requests, { numRuns: RUNS, seed: SEED })) {
    const states = interaction.providerStates ?? []
    await within(states, async (returned) => {
      const token = returned.find((one) => one['token'] !== undefined)?.['token']
      const request = httpOf(operation, sent, { origin: ORIGIN, token })
      const { pathname, search } = new URL(request.url)
      const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined
      const init = { method: request.method, headers: request.headers, ...(body && { body }) }
      const answer = await ask(pathname + search, init)
      const problems = problemsOf(operation, sent, answer, { mayAdd: true })
      const report = {
        call: `${init.method} ${pathname}${search}`,
        given: givenOf(sent),
        expected: sent.kind === 'valid' ? 'a response that the contract documents' : 'a refusal (4xx)',
        received: `${received(answer.status, answer.body)} (${problems.slice(0, answer.status < 500 ? undefined : 1).join('; ')})`,
      }
      expectNone(problems.length ? [report] : [])
    })
  }
})
