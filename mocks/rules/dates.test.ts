import { describe, expect, test } from 'vitest'
import { brokenDates } from './dates.ts'

const day = (startTime: string, endTime: string) => ({ startTime, endTime })
const at = (clock: string, date = '2026-12-01') => `${date}T${clock}:00Z`

describe('valid days', () => {
  test.each([
    ['one day', [day(at('09:00'), at('17:00'))]],
    ['a minute', [day(at('09:00'), at('09:01'))]],
    ['24 hours', [day(at('09:00'), at('09:00', '2026-12-02'))]],
    ['a night', [day(at('20:00'), at('04:00', '2026-12-02'))]],
    ['a day that starts when the other ends', [day(at('09:00'), at('12:00')), day(at('12:00'), at('15:00'))]],
    ['hours of two zones', [day('2026-12-01T09:00:00-06:00', '2026-12-01T16:00:00Z')]],
    ['the doubled hour of autumn', [day('2026-11-01T01:30:00-05:00', '2026-11-01T01:30:00-06:00')]],
  ])('%s', (_, days) => {
    expect(brokenDates(days)).toEqual([])
  })
})

describe('invalid days', () => {
  test.each([
    ['end as they start', [day(at('09:00'), at('09:00'))], '0.endTime', 'must be after the start'],
    ['end before they start', [day(at('09:00'), at('08:59'))], '0.endTime', 'must be after the start'],
    [
      'last longer than a day',
      [day(at('09:00'), at('09:01', '2026-12-02'))],
      '0.endTime',
      'must be within 24 hours of the start',
    ],
    [
      'overlap',
      [day(at('09:00'), at('12:00')), day(at('11:59'), at('15:00'))],
      '1.startTime',
      'must be after the end of the previous day',
    ],
    [
      'are not in order',
      [day(at('09:00', '2026-12-02'), at('12:00', '2026-12-02')), day(at('09:00'), at('12:00'))],
      '1.startTime',
      'must be after the end of the previous day',
    ],
    [
      'start at a leap second',
      [day('2016-12-31T23:59:60Z', '2017-01-01T01:00:00Z')],
      '0.startTime',
      'This time does not exist.',
    ],
    [
      'end at a leap second',
      [day('2016-12-31T22:00:00Z', '2016-12-31T23:59:60Z')],
      '0.endTime',
      'This time does not exist.',
    ],
  ])('%s', (_, days, field, message) => {
    expect(brokenDates(days)).toEqual([{ field: `dates.${field}`, message }])
  })

  test('are each named', () => {
    const backwards = day(at('09:00'), at('08:00'))
    expect(brokenDates([backwards, backwards]).map(({ field }) => field)).toEqual([
      'dates.0.endTime',
      'dates.1.endTime',
    ])
  })
})
