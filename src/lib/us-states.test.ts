import { expect, test } from 'vitest'
import { US_STATES } from './us-states.ts'

const codes = Object.keys(US_STATES)

test('has the fifty states, DC and two territories, sorted by name', () => {
  expect(codes).toHaveLength(53)
  expect(Object.values(US_STATES)).toEqual(Object.values(US_STATES).toSorted())
  expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
})

test.each(['AS', 'FM', 'MH', 'MP', 'PW', 'VI'])('leaves out %s', (code) => expect(codes).not.toContain(code))
test.each(['PR', 'GU', 'DC'])('has %s', (code) => expect(codes).toContain(code))
