import { describe, expect, test } from 'vitest'
import { reciprocityIn, reciprocityOf, resourcesIn, resourcesOf } from './content-queries.ts'
import { contentQueryValues } from '../generated/content.types.ts'

const answer = (result: unknown[]) => ({ ms: 1, query: '', result }) as never

describe('reciprocityOf', () => {
  test.each([
    ['wisconsin', '"Wisconsin"'],
    ['WISCONSIN', '"Wisconsin"'],
    [' New Mexico ', '"New Mexico"'],
    ['new-mexico', '"New Mexico"'],
    ['district-of-columbia', '"District of Columbia"'],
    ['x"] | {"a', '"X\\"] | {\\"a"'],
  ])('takes %s as %s, which is JSON', (name, $stateName) =>
    expect(reciprocityOf(name)).toEqual({
      dataset: 'production',
      query: expect.stringMatching(/stateReciprocity/) as string,
      $stateName,
    }),
  )
})

describe('resourcesOf', () => {
  test.each(['educational', 'course', 'state'] as const)('orders %s by category and name', (type) => {
    const { query, $type } = resourcesOf(type)
    expect(query).toContain('order(category asc, name asc)')
    expect($type).toBe(JSON.stringify(type))
  })

  test('orders marketing by name only', () => {
    const { query, $type } = resourcesOf('marketing')
    expect(query).toContain('order(name asc)')
    expect($type).toBe('"marketing"')
  })
})

test('the queries match the contract', () => {
  const ours = [reciprocityOf('Ohio'), resourcesOf('course'), resourcesOf('marketing')].map((q) => q.query)
  expect(ours).toEqual(contentQueryValues)
})

describe('the result', () => {
  const wisconsin = {
    _id: 'reciprocity-wi',
    stateName: 'Wisconsin',
    stateAbbreviation: { usStateName: 'WI' },
    statesHonoredCount: 43,
  }
  const guide = { _id: 'guide', name: 'Guide', category: null }

  test('is the first reciprocity resource, with the field names of the specification', () => {
    expect(reciprocityIn(answer([wisconsin, { ...wisconsin, _id: 'other' }]))).toEqual({
      id: 'reciprocity-wi',
      stateName: 'Wisconsin',
      usStateAbbreviation: 'WI',
      statesHonoredCount: 43,
    })
  })

  test('is undefined if nothing or something else was found', () => {
    expect(reciprocityIn(answer([]))).toBeUndefined()
    expect(reciprocityIn(answer([guide]))).toBeUndefined()
  })

  test('is the list of resources, in order', () => {
    expect(resourcesIn(answer([guide, wisconsin, { ...guide, _id: 'b' }]))).toEqual([
      { id: 'guide', name: 'Guide', category: null },
      { id: 'b', name: 'Guide', category: null },
    ])
  })
})
