// Checks that the verification finds faults. A proxy in front of the mock makes one fault per interaction, and the
// verification must find each of them. FAULTS_EACH=4 tries four faults for each interaction instead of one.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveMock } from '../support/serve-mock.ts'
import type { Failure } from './failures.ts'
import { WRONG_ANSWERS } from './faults/answers.ts'
import { chooseEach, chooseEven, operationNameOf, pactOf, type Trial } from './faults/choose.ts'
import { HARMLESS } from './faults/harmless.ts'
import { startProxy } from './faults/proxy.ts'
import { WRONG_REFUSALS } from './faults/refusals.ts'
import { WRONG_VALUES } from './faults/values.ts'
import { type PactFile, readPact } from './files.ts'
import { verifyPact } from './verify.ts'

const EACH = Number(process.env['FAULTS_EACH'] ?? 1)
const WRONG = [...WRONG_ANSWERS, ...WRONG_VALUES, ...WRONG_REFUSALS]

const pacts = ['training-web-training-api', 'training-web-mesh'].map((name) =>
  readPact(`contracts/pacts/${name}.json`),
)
const interactions = pacts.flatMap((pact) => pact.interactions)
const wrong = chooseEven(interactions, WRONG, EACH)
const harmless = chooseEach(interactions, HARMLESS)

/** Runs one verification in which each interaction gets its fault. */
async function verifyWith(pact: PactFile, trials: readonly Trial[]): Promise<Failure[]> {
  await using mock = await serveMock()
  await using proxy = await startProxy(
    mock.origin,
    trials.map(({ fault }) => fault),
  )
  const { failed } = await verifyPact(
    pactOf(pact, trials),
    proxy.origin,
    `${mock.origin}/_mock/provider-states`,
  )
  return failed
}

const failures = new Map<string, Failure>()
const namesOf = (trials: readonly Trial[]) => trials.map(({ name }) => name)

beforeAll(async () => {
  for (const pact of pacts) {
    const trials = [...wrong, ...harmless].filter(({ interaction }) =>
      pact.interactions.includes(interaction),
    )
    for (const failure of await verifyWith(pact, trials)) failures.set(failure.interaction, failure)
  }
}, 300_000)

describe('a provider with one fault', () => {
  test('fails the verification', () => {
    expect(namesOf(wrong).filter((name) => !failures.has(name))).toEqual([])
  })

  test('fails because of the fault, not because a state was not set up', () => {
    const forStates = [...failures.values()].filter(({ reasons }) =>
      reasons.some(({ where }) => where === 'states'),
    )
    expect(forStates).toEqual([])
  })

  test('is tried for each operation and each interaction', () => {
    const met = new Set(wrong.map(({ interaction }) => interaction))
    expect(interactions.filter((one) => !met.has(one)).map(({ description }) => description)).toEqual([])
    expect(new Set(wrong.map(({ interaction }) => operationNameOf(interaction)))).toEqual(
      new Set(interactions.map(operationNameOf)),
    )
  })

  test('is tried with each kind of fault', () => {
    const met = new Set([...wrong, ...harmless].map(({ kind }) => kind))
    expect([...WRONG, ...HARMLESS].filter((kind) => !met.has(kind)).map(({ name }) => name)).toEqual([])
    expect(HARMLESS.filter(({ mayPass }) => !mayPass)).toEqual([])
  })
})

test('contracts/README.md lists what may pass, with the reasons', () => {
  const readme = readFileSync('contracts/README.md', 'utf8')
  const [, section = ''] = /^### What passes and what fails$([^]*?)^### /m.exec(readme) ?? []
  const rows = [...section.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].map(([, name, reason]) => [name, reason])
  expect(rows.slice(2)).toEqual(HARMLESS.map(({ name, mayPass }) => [name, mayPass]))
})

test('a harmless difference passes the verification', () => {
  expect(namesOf(harmless).flatMap((name) => failures.get(name) ?? [])).toEqual([])
})

afterAll(() => {
  const caught = namesOf(wrong).filter((name) => failures.has(name)).length
  const reasons = HARMLESS.map(({ name, mayPass }) => `  ${name}: ${mayPass}`)
  console.log(
    [
      `${wrong.length + harmless.length} faults, ${caught} caught, ${harmless.length} harmless, because:`,
      ...reasons,
    ].join('\n'),
  )
})
