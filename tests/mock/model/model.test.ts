// Runs MODEL_RUNS random sequences of calls from MODEL_SEED and compares the mock with a model that knows only the
// rules.
import * as fc from 'fast-check'
import { test } from 'vitest'
import { reset } from './real.ts'
import { playAndCompare, sequences } from './steps.ts'

const RUNS = Number(process.env['MODEL_RUNS'] ?? 1000)
const SEED = Number(process.env['MODEL_SEED'] ?? 20_261_120)

test('the mock and the model always agree', { timeout: 60_000 + RUNS * 200 }, async () => {
  await fc.assert(fc.asyncProperty(sequences, playAndCompare).afterEach(reset), { numRuns: RUNS, seed: SEED })
})
