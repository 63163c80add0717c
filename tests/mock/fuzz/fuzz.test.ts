// Fuzzes every operation of the mock with requests generated from the contract: FUZZ_RUNS per operation, from
// FUZZ_SEED.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import { requestsFor } from './requests.ts'
import { validRequests } from './valid.ts'
import { served } from './world.ts'

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 300)
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120)

test.each(served)('$id withstands $method $path', { timeout: 60_000 + RUNS * 100 }, async (operation) => {
  let successes = 0
  await fc.assert(
    fc.asyncProperty(requestsFor(operation, validRequests(operation)), async (sent) => {
      if (await judge(operation, sent)) successes++
    }),
    { numRuns: RUNS, seed: SEED },
  )
  // If hardly any request succeeds, the code after the checks was not exercised.
  expect(successes).toBeGreaterThanOrEqual(RUNS / 10)
})
