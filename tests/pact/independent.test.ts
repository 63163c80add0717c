// Checks the contract from the side of the provider: one that was written only from the documents, in another language, passes
// the verification. `npm run bench:kit` plants every mistake in it; here are one that only a Pact finds, one that only the whole
// contract shows, and one that no tool can see.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { caughtIn } from './independent/caught.ts'
import { bugs, CALLS, hasPython, printed, pythonPacts } from './independent/python.ts'

if (!hasPython) console.log('There is no python3 here, so the provider in Python is not tested.')

test('the interactions cover more than one outcome of each of its calls', () => {
  const statuses = pythonPacts().flatMap(({ interactions }) =>
    interactions.map(({ response }) => response.status),
  )
  expect(new Set(statuses)).toEqual(new Set([200, 201, 204, 401, 403, 404, 409, 412, 422]))
})

test.skipIf(!hasPython)('a provider in Python passes', async () => {
  const { pact, contract } = await caughtIn()
  expect({ pact, contract }).toEqual({ pact: [], contract: 0 })
})

test.skipIf(!hasPython)('a co-instructor who is forgotten fails the Pacts', async () => {
  const { pact, contract } = await caughtIn('co-instructor-forgotten')
  expect(pact.length).toBeGreaterThan(3)
  expect(pact.every((interaction) => interaction.includes('as co-instructor'))).toBe(true)
  expect(contract).toBe(0)
})

test.skipIf(!hasPython)('a wrong count of pages breaks the contract', async () => {
  const { pact, contract, report } = await caughtIn('total-pages-plus-one')
  expect({ pact, contract }).toEqual({ pact: [], contract: 1 })
  expect(report).toContain('✗ meta.totalPages: must be 1, got 2')
})

test.skipIf(!hasPython)('the order of a list is left to the tests of the backend', async () => {
  const { pact, contract } = await caughtIn('order-of-names')
  expect({ pact, contract }).toEqual({ pact: [], contract: 0 })
})

test.skipIf(!hasPython)('the provider lists its mistakes for people', () => {
  const lines = printed('--bugs').split('\n')
  expect(lines).toContain('id-number                returns ids as numbers')
  expect(lines).toContain('                         passes, because a backend may add fields')
  const names = lines.flatMap((line) => /^[\w-]+(?= {2})/.exec(line) ?? [])
  expect(names).toEqual(bugs().map(({ name }) => name))
})

test('contracts/README.md names the calls of the provider', () => {
  const readme = readFileSync('contracts/README.md', 'utf8')
  const [, listed = ''] = /It has ten calls: ([^]*?)\.\n/.exec(readme) ?? []
  const names = [...listed.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(new Set(names)).toEqual(new Set(CALLS))
})
