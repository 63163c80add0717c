import { describe, expect, test } from 'vitest'
import { classResource } from '../../../../tests/support/resources.ts'
import type { OccurrenceAttributes } from '../../../api/generated/training.types.ts'
import { latestFirst, search, targetsOf } from './targets.ts'

const occurrence = (id: string, day: string, attributes: Partial<OccurrenceAttributes> = {}) =>
  classResource(id, {
    dates: [{ guid: id, startTime: `${day}T09:00:00-06:00`, endTime: `${day}T17:00:00-06:00` }],
    numberOfRegistrants: 3,
    ...attributes,
  })

describe('a class to move to', () => {
  test.each([
    ['with seats', {}, { seats: '3 of 12', needed: undefined, disabledReason: undefined }],
    ['with the last seat taken', { numberOfRegistrants: 12 }, { seats: '12 of 12, full', needed: 13 }],
    ['with too many', { numberOfRegistrants: 13 }, { seats: '13 of 12, 1 over', needed: 14 }],
    ['in the past', { isPast: true }, { isPast: true, disabledReason: undefined }],
    [
      'that is graded',
      { isPast: true, resultsSubmittedAt: '2026-11-01T12:00:00Z' },
      { disabledReason: 'Its results have been submitted.' },
    ],
  ])('%s', (_, attributes, expected) =>
    expect(targetsOf([occurrence('o-2', '2026-12-05', attributes)], 'o-1')).toMatchObject([expected]),
  )

  test('is neither the class itself nor one without a roster', () => {
    const there = [
      occurrence('o-1', '2026-12-05'),
      occurrence('o-2', '2026-12-06', { canHaveRegistrants: false }),
      occurrence('o-3', '2026-12-07'),
    ]
    expect(targetsOf(there, 'o-1').map(({ id }) => id)).toEqual(['o-3'])
  })
})

test('several lists are merged, latest first', () => {
  const over = [occurrence('o-1', '2026-11-10'), occurrence('o-2', '2026-09-01')]
  const begun = [occurrence('o-3', '2026-11-01')]
  expect(latestFirst(over, begun).map(({ id }) => id)).toEqual(['o-1', 'o-3', 'o-2'])
})

describe('the search', () => {
  const targets = targetsOf(
    [occurrence('o-1', '2026-12-05'), occurrence('o-2', '2026-12-06'), occurrence('o-3', '2027-01-05')],
    '',
  )
  test.each([
    ['', ['o-1', 'o-2', 'o-3']],
    ['  ', ['o-1', 'o-2', 'o-3']],
    ['dec', ['o-1', 'o-2']],
    ['Dec 5, 2026', ['o-1']],
    ['2027', ['o-3']],
    ['sun', ['o-2']],
    ['Jan 5 2027', ['o-3']],
    ['20', []],
    ['july', []],
  ])('for %j', (query, ids) => expect(search(targets, query).map(({ id }) => id)).toEqual(ids))
})
