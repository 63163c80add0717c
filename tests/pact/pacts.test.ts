// The committed pacts against the contracts and the mock. Each *.pact.ts file compares what it writes with them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Contract, CONTRACTS } from '../../contracts/reader/contracts.ts'
import { createBackend } from '../../mocks/backend.ts'
import { listen } from '../../mocks/http/listen.ts'
import { createMockServer } from '../../mocks/http/server.ts'
import { compare } from './compare.ts'
import { COMMITTED, pactFiles } from './files.ts'
import { documentedOutcomes, outcomesOf } from './outcomes.ts'
import { verify } from './verify.ts'

const pacts = pactFiles(COMMITTED)
const interactions = Object.values(pacts).flatMap((pact) => pact.interactions)

const providerOf = (contract: Contract) => (contract === 'training' ? 'training-api' : contract)

describe('the pacts', () => {
  test('are one per contract', () => {
    const providers = Object.values(pacts).map(({ provider }) => provider.name)
    expect(providers.toSorted()).toEqual([...CONTRACTS.map(providerOf), 'mesh'].toSorted())
  })

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

  test.each(CONTRACTS)('fit the OpenAPI document of %s', (contract) => {
    const oas = `contracts/bundled/${contract}.json`
    expect(compare(oas, `${COMMITTED}/training-web-${providerOf(contract)}.json`)).toEqual([])
  })
})

describe('the mock over HTTP, like any provider', () => {
  const server = createMockServer(createBackend())
  let origin = ''
  beforeAll(async () => {
    origin = `http://127.0.0.1:${await listen(server, 0)}`
  })
  afterAll(() => server.close())

  test.each(Object.entries(pacts))('verifies %s', async (path, pact) => {
    const { failed } = await verify(path, pact, origin, `${origin}/_mock/provider-states`)
    expect(failed).toEqual([])
  })
})
