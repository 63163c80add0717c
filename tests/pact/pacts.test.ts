// The committed pacts against the contracts and the mock. up-to-date.ts compares them with what the *.pact.ts files record.
import { describe, expect, test } from 'vitest'
import { type Contract, CONTRACTS, operationAt, operations } from '../../contracts/reader/contracts.ts'
import { serveMock } from '../support/serve-mock.ts'
import { compare } from './compare.ts'
import { COMMITTED, type Interaction, pactFiles } from './files.ts'
import { documentedOutcomes, outcomesOf } from './outcomes.ts'
import { withoutVersions } from './select.ts'
import { verify } from './verify.ts'

const pacts = pactFiles(COMMITTED)
const interactions = Object.values(pacts).flatMap((pact) => pact.interactions)

const operationIdOf = ({ request }: Interaction) => operationAt(request.method, request.path)?.id

/** A JSON value with the keys of its objects in order, so that equal values have equal texts. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, child]) => [key, sorted(child)]),
  )
}

const providerOf = (contract: Contract) => (contract === 'training' ? 'training-api' : contract)

describe('the pacts', () => {
  test('are one per contract', () => {
    const providers = Object.values(pacts).map(({ provider }) => provider.name)
    expect(providers.toSorted()).toEqual([...CONTRACTS.map(providerOf), 'mesh'].toSorted())
  })

  test('say nothing about versions to a backend without them', () => {
    const of = (some: typeof interactions) => JSON.stringify(some)
    expect(of(interactions)).toMatch(/"If-Match".*"version":/)
    const without = Object.values(pacts).flatMap((pact) => withoutVersions(pact).interactions)
    expect(of(without)).not.toMatch(/"If-Match"|"version":|\.meta\.version/)
    expect(interactions.length - without.length).toBe(10)
  })

  test('have names with marks and in other scripts', () =>
    expect(JSON.stringify(interactions)).toMatch(/Zo\u00EB.*\u674E/u))

  test('show every documented outcome and no other', () => {
    const shown = new Set(interactions.flatMap(outcomesOf))
    const documented = new Set(documentedOutcomes())
    expect(
      [...documented].filter((outcome) => !shown.has(outcome)),
      'documented outcomes without an interaction',
    ).toEqual([])
    expect(
      [...shown].filter((outcome) => !documented.has(outcome)),
      'interactions with an undocumented outcome',
    ).toEqual([])
  })

  test('show every reason for a 409 and a 422', () => {
    const shown = interactions.map(
      (one) => `${outcomesOf(one).join()} ${JSON.stringify(sorted(one.response.body?.content))}`,
    )
    const missing = operations.flatMap(({ id, contract, responses }) =>
      [409, 422].flatMap((status) =>
        Object.entries(responses[status]?.media?.examples ?? {})
          .filter(([, { value }]) => !shown.includes(`${id} ${status} ${JSON.stringify(sorted(value))}`))
          .map(([name]) => `${contract}: ${id} ${status} ${name}`),
      ),
    )
    expect(missing).toEqual([])
  })

  test('show each call of a co-instructor as a co-instructor makes it', () => {
    const made = interactions.filter(
      ({ providerStates = [], response }) =>
        response.status < 300 && providerStates.some(({ params }) => params?.['coInstructorId'] === '101'),
    )
    const shown = new Set(made.map(operationIdOf))
    const documented = operations.filter(({ access }) => access === 'co-instructor')
    expect(documented.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
  })

  test('send a key with each call that creates something', () => {
    const keyed = interactions.filter(({ request }) => request.headers?.['Idempotency-Key'])
    const shown = new Set(keyed.map(operationIdOf))
    const documented = operations.filter(({ parameters }) =>
      parameters.some(({ name }) => name === 'Idempotency-Key'),
    )
    expect(documented.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
  })

  test.each(CONTRACTS)('fit the OpenAPI document of %s', (contract) => {
    const oas = `contracts/bundled/${contract}.json`
    expect(compare(oas, `${COMMITTED}/training-web-${providerOf(contract)}.json`)).toEqual([])
  })
})

describe('the mock over HTTP, like any provider', () => {
  test.each(Object.entries(pacts))('verifies %s', async (path, pact) => {
    await using mock = await serveMock()
    const { failed } = await verify(path, pact, mock.origin, `${mock.origin}/_mock/provider-states`)
    expect(failed).toEqual([])
  })
})
