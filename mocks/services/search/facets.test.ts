import { describe, expect, test } from 'vitest'
import { countFacets, facetFilterOf } from './facets.ts'
import { UnreadableFilter } from './filters.ts'

const RECORD = { state: 'WI', city: 'Madison', hasLiveFire: true, tags: ['a', 'b'] }

describe('facet filters', () => {
  test.each([
    [undefined, true],
    [[], true],
    ['state:WI', true],
    [['state:WI'], true],
    [['state:WI', 'city:Boston'], false],
    [[['state:WI', 'state:MA']], true],
    [[['state:TX', 'state:MA']], false],
    [[['state:WI', 'state:MA'], 'hasLiveFire:true'], true],
    [[['state:WI', 'state:MA'], ['hasLiveFire:false']], false],
    [['tags:b'], true],
    [['state:-TX'], true],
    [['state:-WI'], false],
    [[[]], false],
  ])('%j are met: %s', (filters, expected) => expect(facetFilterOf(filters)(RECORD)).toBe(expected))

  test.each([['state'], [['state']], [[[['state:WI']]]], [5], [[null]], [{ state: 'WI' }]])(
    '%j is unreadable',
    (filters) => expect(() => facetFilterOf(filters)).toThrow(UnreadableFilter),
  )
})

test('counts start with the most frequent value and leave out empty ones', () => {
  const records = [RECORD, { ...RECORD, state: 'MA' }, { ...RECORD, state: 'WI', city: '' }, { state: null }]
  const counts = countFacets(records, ['state', 'city', 'hasLiveFire', 'tags', 'nothing'])
  expect(counts).toEqual({
    state: { WI: 2, MA: 1 },
    city: { Madison: 2 },
    hasLiveFire: { true: 3 },
    tags: { a: 3, b: 3 },
    nothing: {},
  })
  expect(Object.keys(counts['state'] ?? {})).toEqual(['WI', 'MA'])
})
