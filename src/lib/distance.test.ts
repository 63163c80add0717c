import { expect, test } from 'vitest'
import { distance, formatMiles, metersOf } from './distance.ts'

const MADISON = { lat: 43.0731, lng: -89.4012 }

test.each([
  ['itself', MADISON, 0],
  ['Milwaukee', { lat: 43.0389, lng: -87.9065 }, 122],
  ['Boston', { lat: 42.3601, lng: -71.0589 }, 1498],
  ['the other side', { lat: -43.0731, lng: 90.5988 }, 20_015],
])('from Madison to %s', (_, place, kilometers) => {
  expect(Math.round(distance(MADISON, place) / 1000)).toBe(kilometers)
  expect(distance(place, MADISON)).toBe(distance(MADISON, place))
})

test.each([
  [0, 'under 1 mi'],
  [700, 'under 1 mi'],
  [1609, '1 mi'],
  [4_000_000, '2,485 mi'],
])('%d meters are %s', (meters, text) => expect(formatMiles(meters)).toBe(text))

test('a radius is in whole meters', () => expect(metersOf(25)).toBe(40_234))
