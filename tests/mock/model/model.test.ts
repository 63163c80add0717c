// Runs MODEL_RUNS random sequences of calls from MODEL_SEED and compares the mock with a model that knows only the
// rules.
import * as fc from 'fast-check'
import { test } from 'vitest'
import { compare } from './compare.ts'
import { Model } from './model.ts'
import { reset } from './real.ts'
import { begin, steps } from './steps.ts'

const RUNS = Number(process.env['MODEL_RUNS'] ?? 1000)
const SEED = Number(process.env['MODEL_SEED'] ?? 20_261_120)

test('the mock and the model always agree', { timeout: 60_000 + RUNS * 200 }, async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.commands(steps, { maxCommands: 40, size: 'max' }), async (commands) => {
        const model = new Model()
        await begin(model)
        await fc.asyncModelRun(() => ({ model, real: {} }), commands)
        await compare(model)
      })
      .afterEach(reset),
    { numRuns: RUNS, seed: SEED },
  )
})
