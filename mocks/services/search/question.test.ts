import { describe, expect, test } from 'vitest'
import { parametersOf, questionOf, textOf, UnreadableParameter } from './question.ts'

test('an empty question asks for everything, twenty at a time', () => {
  expect(questionOf({})).toMatchObject({
    query: '',
    page: 0,
    hitsPerPage: 20,
    facets: [],
    around: undefined,
    radius: Infinity,
  })
})

describe('parameters', () => {
  const request = {
    indexName: 'courses',
    query: 'home defense',
    page: 2,
    hitsPerPage: 5,
    facets: ['state', 'city'],
    facetFilters: [['state:WI', 'state:MN'], 'hasLiveFire:true'],
    filters: 'price <= 100',
    aroundLatLng: '43.0731,-89.4012',
    aroundRadius: 50_000,
    distinct: true,
    facetingAfterDistinct: true,
  }

  test('mean the same as fields and as one string', () => {
    const { indexName, ...parameters } = request
    const asText = parametersOf({ indexName, params: textOf(parameters) })
    const { condition, ...question } = questionOf(asText)
    const { condition: same, ...expected } = questionOf(parametersOf(request))
    expect(question).toEqual(expected)
    expect(expected).toEqual({
      query: 'home defense',
      page: 2,
      hitsPerPage: 5,
      facets: ['state', 'city'],
      around: { lat: 43.0731, lng: -89.4012 },
      radius: 50_000,
      isDistinct: true,
      countsGroups: true,
    })
    for (const [values, isMet] of [
      [{ state: 'MN', hasLiveFire: true, price: 100 }, true],
      [{ state: 'MN', hasLiveFire: false, price: 100 }, false],
      [{ state: 'MN', hasLiveFire: true, price: 101 }, false],
    ] as const)
      expect([condition(values), same(values)]).toEqual([isMet, isMet])
  })

  test('given as fields override the string', () => {
    expect(parametersOf({ indexName: 'courses', params: 'query=a&page=1', query: 'b' })).toEqual({
      query: 'b',
      page: '1',
    })
  })

  test('may give facets as one string', () => {
    expect(questionOf({ facets: 'state,city' }).facets).toEqual(['state', 'city'])
    expect(questionOf({ facets: '*' }).facets).toEqual(['*'])
  })
})

test.each([
  [{ page: 'x' }, /^page:/],
  [{ page: -1 }, /^page:/],
  [{ page: 1.5 }, /^page:/],
  [{ hitsPerPage: 1001 }, /^hitsPerPage:/],
  [{ aroundLatLng: 'here' }, /^aroundLatLng:/],
  [{ aroundRadius: 'far' }, /^aroundRadius:/],
  [{ filters: 'state = WI' }, /^filters: cannot read "state = WI"$/],
  [{ facetFilters: ['state'] }, /^facetFilters: cannot read "state"$/],
  [{ type: 'facet' }, /^type:/],
])('%j cannot be read, and is named', (parameters, message) => {
  const read = () => questionOf(parameters)
  expect(read).toThrow(UnreadableParameter)
  expect(read).toThrow(message)
})
