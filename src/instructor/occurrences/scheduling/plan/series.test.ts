import { expect, test } from 'vitest'
import { addedFrom, type SeriesRow, tally, withOutcome } from './series.ts'

const row = (label: string): SeriesRow => ({
  label,
  body: { entityId: '301', entityType: 'courses', dates: [], capacity: 12 },
  outcome: 'waiting',
})
const rows = ['a', 'b', 'c'].map(row)

test('an attempt changes one row', () => {
  const failed = withOutcome(rows, 1, { outcome: 'failed', message: 'No.' })
  expect(failed.map(({ outcome }) => outcome)).toEqual(['waiting', 'failed', 'waiting'])
  const again = withOutcome(failed, 1, { outcome: 'sending' })
  expect(again[1]).toEqual({ ...row('b'), outcome: 'sending' })
  expect(rows.map(({ outcome }) => outcome)).toEqual(['waiting', 'waiting', 'waiting'])
})

test('the classes whose duplicates were added are told apart from those that failed', () => {
  const duplicates = rows.map((one) => ({ ...one, from: one.label }))
  const sent = withOutcome(withOutcome(duplicates, 0, { outcome: 'added' }), 1, { outcome: 'failed' })
  expect(addedFrom(sent)).toEqual(['a'])
})

test.each<[SeriesRow['outcome'][], object]>([
  [[], { added: 0, failed: 0, unknown: 0, left: 0, isOver: false }],
  [['waiting', 'waiting'], { added: 0, failed: 0, unknown: 0, left: 0, isOver: false }],
  [['added', 'sending'], { added: 1, failed: 0, unknown: 0, left: 0, isOver: false }],
  [['added', 'failed', 'waiting'], { added: 1, failed: 1, unknown: 0, left: 1, isOver: false }],
  [['added', 'failed', 'unknown'], { added: 1, failed: 1, unknown: 1, left: 2, isOver: true }],
  [['added', 'added'], { added: 2, failed: 0, unknown: 0, left: 0, isOver: true }],
])('the outcomes %j count as %j', (outcomes, expected) =>
  expect(tally(outcomes.map((outcome) => ({ ...row('x'), outcome })))).toEqual(expected),
)
