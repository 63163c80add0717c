import { expect, test } from 'vitest'
import { type Attempt, verdictOn } from './attempt.ts'

const MINUTE = 60_000
const attempt: Attempt = { state: 's-1', userId: 'u-1', startedAt: 0 }
const answer = { state: 's-1', userId: 'u-1', at: MINUTE }

test.each([
  ['the state of this tab', answer, attempt, null, 'own'],
  ['another attempt was used before', answer, attempt, 's-0', 'own'],
  ['just before ten minutes are over', { ...answer, at: 10 * MINUTE - 1 }, attempt, null, 'own'],
  ['after ten minutes', { ...answer, at: 10 * MINUTE }, attempt, null, 'foreign'],
  ['no state', { ...answer, state: null }, attempt, null, 'foreign'],
  ['an empty state', { ...answer, state: '' }, { ...attempt, state: '' }, '', 'foreign'],
  ['another state', { ...answer, state: 's-2' }, attempt, null, 'foreign'],
  ['somebody else is signed in by now', { ...answer, userId: 'u-2' }, attempt, null, 'foreign'],
  ['no attempt in this tab', answer, undefined, null, 'foreign'],
  ['the second time', answer, undefined, 's-1', 'used'],
  ['the second time, in a copy of the tab', answer, attempt, 's-1', 'used'],
] as const)('an answer of the payment provider: %s', (_, received, begun, used, verdict) =>
  expect(verdictOn(received, begun, used)).toBe(verdict),
)
