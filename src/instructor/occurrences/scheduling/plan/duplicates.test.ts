import { expect, test } from 'vitest'
import { classOn, classResource } from '../../../../../tests/support/resources.ts'
import type { Promotion } from './promotions.ts'
import { duplicatesOf, type Places } from './duplicates.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const madison = {
  name: 'Range',
  address1: '1 Main St',
  address2: '',
  city: 'Madison',
  state: 'WI',
  postalCode: '53703',
  lat: 43.07,
  lng: -89.4,
  fullAddress: '1 Main St, Madison, WI 53703',
}
const places: Places = new Map([['301', madison]])
const promotion: Promotion = {
  id: 'p',
  type: 'promotions',
  attributes: {
    name: 'Season of Safety',
    description: '',
    startTime: '2026-12-01T00:00:00Z',
    endTime: '2026-12-31T23:59:59Z',
  },
}
const at = (date: string, offset = '-06:00'): [string, string] => [
  `${date}T09:00:00${offset}`,
  `${date}T17:00:00${offset}`,
]
const duplicates = (
  chosen: ReturnType<typeof classOn>[],
  more: Partial<Parameters<typeof duplicatesOf>[1]> = {},
) => duplicatesOf(chosen, { places, classes: [], now: NOW, leftOut: undefined, activeAt: () => [], ...more })

test('a class is added with its hours, seats and questions, over a change of the clocks too', () => {
  const one = classResource('1', {
    ...classOn('1', 'Pistol', at('2027-02-13'), at('2027-02-14')).attributes,
    registrationQuestions: ['Left-handed?'],
    capacity: 8,
  })
  const [first] = duplicates([one])
  expect(first).toMatchObject({
    isKept: true,
    isImpossible: false,
    warnings: [],
    title: 'Pistol',
    detail: '2 days, Sat, Mar 13 – Sun, Mar 14, 2027',
  })
  expect(first?.row().body).toEqual({
    entityId: '301',
    entityType: 'courses',
    dates: [
      { startTime: '2027-03-13T09:00:00-06:00', endTime: '2027-03-13T17:00:00-06:00' },
      { startTime: '2027-03-14T09:00:00-05:00', endTime: '2027-03-14T17:00:00-05:00' },
    ],
    capacity: 8,
    promotionId: null,
    registrationQuestions: ['Left-handed?'],
  })
})

test.each([
  ['ahead and free', at('2026-12-05'), [], true, []],
  ['in the past', at('2026-10-03', '-05:00'), [], false, ['This date is in the past. You can still use it.']],
  [
    'at the time of another class',
    at('2026-12-05'),
    [classOn('2', 'Busy', at('2027-01-02'))],
    false,
    ['This overlaps your class Busy, Sat, Jan 2, 2027, 9:00 AM – 5:00 PM CST.'],
  ],
  ['on a fifth weekday', at('2026-11-30'), [], true, ['December has no fifth Monday, so this is its last.']],
])('a duplicate %s', (_, day, classes, isKept, warnings) =>
  expect(duplicates([classOn('1', 'Pistol', day)], { classes })).toMatchObject([{ isKept, warnings }]),
)

test('the instructor decides on what has a warning, but not on what cannot be added', () => {
  const past = classOn('1', 'Past', at('2026-10-03', '-05:00'))
  const foreign = classResource('2', {
    ...classOn('2', 'Foreign', at('2026-12-05')).attributes,
    entityId: '999',
  })
  const skipped = classOn('3', 'Early', ['2027-02-14T02:30:00-06:00', '2027-02-14T06:00:00-06:00'])
  const last = classOn('4', 'Last', at('9999-12-30'))
  expect(duplicates([past, foreign, skipped, last], { leftOut: [] })).toMatchObject([
    { isKept: true, isImpossible: false },
    { isKept: false, isImpossible: true, problem: 'You can only add classes to your own active courses.' },
    {
      isKept: false,
      isImpossible: true,
      problem: 'On Sun, Mar 14, 2027 the clocks skip 2:30 AM. Choose another time.',
    },
    { isKept: false, isImpossible: true, problem: 'This date is after the year 9999.' },
  ])
})

test('a promotion goes along only if it is active on the new date', () => {
  const one = classResource('1', { ...classOn('1', 'Pistol', at('2026-11-28')).attributes, promotionId: 'p' })
  expect(duplicates([one])[0]?.row().body.promotionId).toBeNull()
  expect(duplicates([one], { activeAt: () => [promotion] })[0]?.row().body.promotionId).toBe('p')
  // The promotions could not be loaded.
  expect(duplicates([one], { activeAt: undefined })[0]?.row().body.promotionId).toBe('p')
})

test('a class that is left out by default is not in the way of a later one', () => {
  const busy = classOn('9', 'Busy', ['2027-01-02T08:00:00-06:00', '2027-01-02T10:00:00-06:00'])
  const on = (id: string, start: string, end: string) =>
    classOn(id, id, [`2026-12-05T${start}:00-06:00`, `2026-12-05T${end}:00-06:00`])
  expect(
    duplicates([on('1', '09:00', '12:00'), on('2', '11:00', '14:00')], { classes: [busy] }),
  ).toMatchObject([{ isKept: false }, { isKept: true, warnings: [] }])
})

test('of two that overlap, the later one is left out, unless the earlier one is', () => {
  const [a, b] = [classOn('1', 'A', at('2026-12-05')), classOn('2', 'B', at('2026-12-05'))]
  const overlaps = ['This overlaps A, which is also in this list.']
  expect(duplicates([a, b])).toMatchObject([{ isKept: true }, { isKept: false, warnings: overlaps }])
  expect(duplicates([a, b], { leftOut: ['1'] })).toMatchObject([
    { isKept: false },
    { isKept: true, warnings: [] },
  ])
  expect(duplicates([a, b], { leftOut: [] })).toMatchObject([
    { isKept: true },
    { isKept: true, warnings: overlaps },
  ])
})
