// Plays random sequences of calls, and compares everything that can be read with a simple model of the rules.
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TOKEN_HEADER } from '../../../src/api/connection.ts'
import { compareWith, IDS, reset } from '../../mock/model/real.ts'
import { playAndCompare, sequences } from '../../mock/model/steps.ts'
import { send, setUp, type State, tearDown } from './backend.ts'

const RUNS = Number(process.env['DEEP_RUNS'])
const SEED = Number(process.env['DEEP_SEED'])
/** The sequences that one test plays, so that the output shows how far it is. */
const EACH = 5

const signedIn = (id: string): State => ({ name: 'instructor {id} is signed in', params: { id } })
const STATES: State[] = [
  signedIn(IDS.owner),
  signedIn(IDS.helper),
  { name: 'certification {id} exists', params: { ownerId: IDS.owner } },
]
let tokens: Record<string, string | undefined> = {}

async function begin() {
  const [owner, helper] = await setUp(STATES)
  tokens = { owner: owner?.['token'], helper: helper?.['token'] }
}
async function end() {
  await tearDown(STATES)
}

beforeAll(async () => {
  await begin()
  compareWith({
    now: Date.now,
    send: (who, path, init) => {
      const headers = new Headers(init.headers)
      headers.set(TOKEN_HEADER, tokens[who] ?? '')
      return send(path, { ...init, headers })
    },
    reset: async () => {
      await end()
      await begin()
    },
  })
})
afterAll(end)

test.each(Array.from({ length: Math.ceil(RUNS / EACH) }, (_, i) => i + 1))(
  'sequences of calls, part %i',
  async (part) => {
    const numRuns = Math.min(EACH, RUNS - (part - 1) * EACH)
    const options = { numRuns, seed: SEED + part, endOnFailure: true }
    await fc.assert(fc.asyncProperty(sequences, playAndCompare).afterEach(reset), options)
    expect(numRuns).toBeGreaterThan(0)
  },
)
