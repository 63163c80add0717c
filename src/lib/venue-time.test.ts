import { describe, expect, test } from 'vitest'
import { formatDay, formatDays, formatHours, zoneName } from './venue-time.ts'

const day = (date: string, offset: string) => ({
  startTime: `${date}T09:00:00${offset}`,
  endTime: `${date}T17:00:00${offset}`,
})

describe('the time at the venue', () => {
  test('is shown as written, wherever the viewer is', () => {
    expect(formatDay('2026-12-31T23:30:00-10:00')).toBe('Thu, Dec 31, 2026')
    expect(formatHours(day('2026-12-05', '-06:00'))).toBe('9:00 AM – 5:00 PM CST')
  })

  test('must have an offset', () => {
    expect(() => formatDay('2026-12-05T09:00:00')).toThrow(RangeError)
  })
})

describe('several days', () => {
  const march = [day('2027-03-13', '-06:00'), day('2027-03-14', '-05:00'), day('2027-03-20', '-05:00')]
  test.each([
    ['', []],
    ['Sat, Dec 5, 2026', [day('2026-12-05', '-06:00')]],
    ['3 days, Sat, Mar 13 – Sat, Mar 20, 2027', march],
    [
      '2 days, Thu, Dec 31, 2026 – Fri, Jan 1, 2027',
      [day('2026-12-31', '-06:00'), day('2027-01-01', '-06:00')],
    ],
  ])('read as “%s”', (text, days) => expect(formatDays(days)).toBe(text))

  test('keep their hours across a daylight saving change', () => {
    expect(march.map((date) => formatHours(date))).toEqual([
      '9:00 AM – 5:00 PM CST',
      '9:00 AM – 5:00 PM CDT',
      '9:00 AM – 5:00 PM CDT',
    ])
  })
})

describe('the name of the zone', () => {
  test.each([
    ['2026-12-05T09:00:00-05:00', 'EST'],
    ['2026-07-05T09:00:00-05:00', 'CDT'],
    ['2026-12-05T09:00:00-07:00', 'MST'],
    // Arizona or California: either is possible, so neither name is used.
    ['2026-07-05T09:00:00-07:00', 'GMT-7'],
    ['2026-07-05T09:00:00-10:00', 'HST'],
    ['2026-07-05T09:00:00+05:30', 'GMT+5:30'],
    ['2026-07-05T09:00:00Z', 'GMT'],
  ])('%s is %s', (iso, name) => expect(zoneName(iso)).toBe(name))

  test('is exact if the zone is given', () => {
    expect(zoneName('2026-07-05T09:00:00-07:00', 'America/Phoenix')).toBe('MST')
  })
})
