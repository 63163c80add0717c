import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTRACTS } from '../../contracts/reader/contracts.ts'
import { createBackend } from '../../mocks/backend.ts'
import { listen } from '../../mocks/http/listen.ts'
import { createMockServer } from '../../mocks/http/server.ts'
import { compare } from './compare.ts'
import { pactFiles } from './files.ts'
import { documentedOutcomes, outcomesOf } from './outcomes.ts'
import { PACT_DIR } from './pact.ts'
import { verify } from './verify.ts'

const COMMITTED = 'contracts/pacts'
const written = pactFiles(PACT_DIR)
const interactions = Object.values(written).flatMap((pact) => pact.interactions)

describe('the pacts', () => {
  test('match the committed files, which `npm run pact` writes', () => {
    const text = (folder: string) =>
      Object.fromEntries(
        Object.keys(pactFiles(folder)).map((path) => [basename(path), readFileSync(path, 'utf8')]),
      )
    expect(text(COMMITTED)).toEqual(text(PACT_DIR))
  })

  test('cover every documented outcome and no other', () => {
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
    const name = contract === 'training' ? 'training-api' : contract
    const oas = `contracts/bundled/${contract}.json`
    expect(compare(oas, `${PACT_DIR}/training-web-${name}.json`)).toEqual([])
  })
})

describe('the mock over HTTP, verified like any provider', () => {
  const server = createMockServer(createBackend())
  let origin = ''
  beforeAll(async () => {
    origin = `http://127.0.0.1:${await listen(server, 0)}`
  })
  afterAll(() => server.close())

  test.each(Object.entries(written))('passes %s', async (path, pact) => {
    const { failed } = await verify(path, pact, origin, `${origin}/_mock/provider-states`)
    expect(failed).toEqual([])
  })
})
