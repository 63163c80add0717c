import { describe, expect, test } from 'vitest'
import { classOn } from '../../../tests/support/resources.ts'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { datesOf, isAlmostFull, monthsOf, spotsText } from './class-dates.ts'

const LOCATION = {
  name: 'Diamond Ridge Club',
  address1: '3 Ridge Road',
  address2: '',
  city: 'Honolulu',
  state: 'HI',
  postalCode: '96813',
  lat: 21.3,
  lng: -157.8,
  fullAddress: '3 Ridge Road, Honolulu, HI 96813',
}

const at = (id: string, name: string, ...starts: string[]) =>
  classOn(id, name, ...starts.map((start): [string, string] => [start, start.replace(/T\d\d/, 'T23')]))
const list = (...data: OccurrenceResource[]) => ({ data, meta: { total: data.length, totalPages: 1 } })

describe('the dates of a class by month', () => {
  test('are in the months of the venue’s time zone', () => {
    // On the evening of December 31 in Honolulu, it is already January in UTC.
    const dates = datesOf(
      list(at('1', 'A', '2026-12-31T18:00:00-10:00'), at('2', 'A', '2027-01-01T09:00:00-10:00')),
      LOCATION,
    )
    expect(monthsOf(dates).map(({ key, label, dates: inMonth }) => [key, label, inMonth.length])).toEqual([
      ['2026-12', 'December 2026', 1],
      ['2027-01', 'January 2027', 1],
    ])
  })

  test('are in order of their start, and by name if they start at the same time', () => {
    const start = '2026-12-05T09:00:00-10:00'
    const dates = datesOf(
      list(
        at('c', 'Zulu', start),
        at('a', 'Alpha', start),
        at('b', 'Later', '2026-12-06T09:00:00-10:00'),
        at('d', 'First', '2026-12-01T09:00:00-10:00'),
      ),
      LOCATION,
    )
    expect(dates.map(({ name }) => name)).toEqual(['First', 'Alpha', 'Zulu', 'Later'])
  })

  test('are ordered by instant, not by text', () => {
    const dates = datesOf(
      list(at('late', 'A', '2026-12-05T09:00:00-10:00'), at('early', 'A', '2026-12-05T10:00:00-05:00')),
      LOCATION,
    )
    expect(dates.map(({ occurrenceId }) => occurrenceId)).toEqual(['early', 'late'])
  })
})

test('a date has all its days, the time zone of its venue, and the id of the visit in its checkout link', () => {
  const [date] = datesOf(
    list(at('501', 'Home Defense', '2026-12-05T09:00:00-10:00', '2026-12-06T09:00:00-10:00')),
    LOCATION,
    'v1',
  )
  expect(date).toMatchObject({
    days: [{ startTime: '2026-12-05T09:00:00-10:00' }, { startTime: '2026-12-06T09:00:00-10:00' }],
    zone: 'Pacific/Honolulu',
    spotsAvailable: 7,
    checkoutUrl: '/register/home-defense/301?oid=501&tid=v1',
  })
})

test('a class without days is left out', () => expect(datesOf(list(at('1', 'A')), LOCATION)).toEqual([]))

test.each([
  [0, 'Full', false],
  [1, '1 spot left', true],
  [5, '5 spots left', true],
  [6, '6 spots left', false],
])('%d free seats read "%s"', (spots, text, isFew) => {
  expect(spotsText(spots)).toBe(text)
  expect(isAlmostFull(spots)).toBe(isFew)
})
