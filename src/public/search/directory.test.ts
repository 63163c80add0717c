import { describe, expect, test } from 'vitest'
import { US_STATES } from '../../lib/us-states.ts'
import { directoryPath } from './directory-path.ts'
import { directorySearch } from './directory.ts'
import { parseSearch } from './search-state.ts'

describe('a directory link', () => {
  test('has the name of the state and its middle', () => {
    expect(directoryPath('WI')).toBe('/firearms-training/instructors/wisconsin-instructors/44.62/-89.99')
    expect(directoryPath('new-mexico')).toBe(
      '/firearms-training/instructors/new-mexico-instructors/34.41/-106.1',
    )
  })

  test.each(Object.keys(US_STATES))('of %s leads to its instructors, from its middle', (code) => {
    const [, x = '', y = ''] = /-instructors\/(-?[\d.]{1,7})\/(-?[\d.]{1,7})$/.exec(directoryPath(code)) ?? []
    const [, query = ''] = directorySearch(directoryPath(code))?.split('?') ?? []
    expect(parseSearch(query)).toMatchObject({
      type: 'instructors',
      state: code,
      place: { lat: x, lng: y },
      miles: Infinity,
    })
    // The states lie between Puerto Rico and Alaska, and between Guam in the west and Puerto Rico in the east.
    expect(Number(x)).toBeGreaterThan(13)
    expect(Number(x)).toBeLessThan(72)
    expect(Number(y) > 140 || Number(y) < -66).toBe(true)
  })
})

test.each([
  ['wisconsin-instructors/44.623456/-89.99', '?lat=44.6234&lng=-89.99&within=any&state=WI'],
  ['wisconsin-instructors/44.62/-89.99/', '?lat=44.62&lng=-89.99&within=any&state=WI'],
  ['wisconsin-instructors/madison/2', '?state=WI'],
  ['wisconsin-instructors/91/181', '?state=WI'],
  ['Ohio-instructors', '?state=OH'],
])('%s leads to %s', (end, query) =>
  expect(directorySearch(`/firearms-training/instructors/${end}`)).toBe(`/instructor-search${query}`),
)

test.each([
  '/firearms-training/instructors/narnia-instructors/x/y',
  '/firearms-training/instructors/-instructors/x/y',
  '/firearms-training/instructors/ohio/x/y',
  '/firearms-training/instructors/ohio-instructors/1/2/3',
  '/x/firearms-training/instructors/ohio-instructors/x/y',
])('%s is no directory link', (path) => expect(directorySearch(path)).toBeUndefined())
