import { expect, test } from 'vitest'
import { VENUES } from '../seed/venues.ts'
import { STATES, TERRITORIES } from './states.ts'
import { placeOf } from './zip.ts'

test.each(VENUES)('$postalCode is at $name', ({ postalCode, city, state, lat, lng }) =>
  expect(placeOf(postalCode)).toEqual({ city, state, lat, lng }),
)

test.each([
  ['53711', 'WI', 'Madison'],
  ['54301', 'WI', null],
  ['02108', 'MA', 'Boston'],
  ['05501', 'MA', null],
  ['05601', 'VT', null],
  ['00501', 'NY', null],
  ['20101', 'VA', null],
  ['20001', 'DC', null],
  ['88510', 'TX', null],
  ['88901', 'NV', null],
  ['39901', 'GA', null],
  ['73301', 'TX', null],
  ['00901', 'PR', null],
  ['96910', 'GU', null],
  ['99950', 'AK', null],
])('%s is in %s', (postalCode, state, city) => expect(placeOf(postalCode)).toMatchObject({ state, city }))

test.each(['00000', '00499', '09901', '21301', '34301', '57801', '69401', '88701', '92901', '98701'])(
  '%s is nowhere',
  (postalCode) => expect(placeOf(postalCode)).toBeUndefined(),
)

test('there are fifty states and DC, and no area belongs to two states', () => {
  const owners = new Map<number, string[]>()
  for (const { abbreviation, prefixes } of [...STATES, ...TERRITORIES])
    for (const [from, to] of prefixes)
      for (let area = from; area <= to; area++) owners.set(area, [...(owners.get(area) ?? []), abbreviation])
  expect([...owners].filter(([, names]) => names.length > 1)).toEqual([])
  expect(STATES).toHaveLength(51)
})
