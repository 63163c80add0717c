import { expect, test } from 'vitest'
import { neighborsOf } from './state-neighbors.ts'
import { US_STATES } from './us-states.ts'

test.each([
  ['WI', ['IA', 'IL', 'MI', 'MN']],
  ['ME', ['NH']],
  ['DC', ['MD', 'VA']],
  ['TN', ['AL', 'AR', 'GA', 'KY', 'MO', 'MS', 'NC', 'VA']],
  ['MO', ['AR', 'IA', 'IL', 'KS', 'KY', 'NE', 'OK', 'TN']],
  ['CO', ['AZ', 'KS', 'NE', 'NM', 'OK', 'UT', 'WY']],
  ['HI', []],
  ['AK', []],
  ['GU', []],
])('%s borders on %j', (state, others) => expect(neighborsOf(state)).toEqual(others))

test('every neighbor is a state, and a neighbor in return', () => {
  for (const state of Object.keys(US_STATES))
    for (const other of neighborsOf(state)) {
      expect(US_STATES).toHaveProperty(other)
      expect(neighborsOf(other)).toContain(state)
    }
})

test('there are as many borders as on the map', () => {
  const ends = Object.keys(US_STATES).flatMap((state) => neighborsOf(state))
  // 107 on the map, with those of the District, and two where four states meet in a point.
  expect(ends.length / 2).toBe(109)
})
