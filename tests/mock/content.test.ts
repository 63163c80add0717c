import { describe, expect, test } from 'vitest'
import { STATES } from '../../mocks/services/states.ts'
import {
  reciprocityIn,
  reciprocityOf,
  resourcesIn,
  resourcesOf,
} from '../../src/api/services/content-queries.ts'
import { queryContent } from '../../src/api/generated/content.calls.ts'
import { refused } from '../support/refused.ts'
import { useMock } from '../support/use-mock.ts'

useMock()
const reciprocity = async (state: string) => reciprocityIn(await queryContent(reciprocityOf(state)))

describe('reciprocity', () => {
  test('of Wisconsin is as the contract shows it', async () => {
    expect(await reciprocity('wisconsin')).toEqual({
      id: 'reciprocity-wi',
      stateName: 'Wisconsin',
      usStateAbbreviation: 'WI',
      postalCode: '53703',
      backgroundImageUrls: {
        lgImage: '/images/states/wi-lg.webp',
        lgImageRetina: '/images/states/wi-lg-2x.webp',
        xsImage: '/images/states/wi-xs.webp',
        xsImageRetina: '/images/states/wi-xs-2x.webp',
      },
      statesHonoredCount: 43,
      reciprocatingStatesCount: 34,
      minimumAgeCount: 21,
      yearsPermitValidCount: 5,
      authorityUrl: 'https://permits.example.com/wisconsin',
      updatedAt: '2026-09-01T12:00:00Z',
    })
  })

  test('is found for every state by name and by slug, with plausible numbers', async () => {
    for (const { name, abbreviation } of STATES) {
      const found = await reciprocity(name)
      expect(found).toMatchObject({ stateName: name, usStateAbbreviation: abbreviation })
      expect(await reciprocity(name.toLowerCase().replaceAll(' ', '-'))).toEqual(found)
      expect(found?.postalCode).toMatch(/^\d{5}$/)
      expect(found?.statesHonoredCount).toBeLessThanOrEqual(50)
      expect([18, 21]).toContain(found?.minimumAgeCount)
    }
    expect(STATES).toHaveLength(51)
  })

  test.each(['atlantis', 'puerto rico'])('of %s is not found', async (name) =>
    expect(await reciprocity(name)).toBeUndefined(),
  )
})

describe('resources', () => {
  const names = async (type: 'educational' | 'course' | 'state' | 'marketing') =>
    resourcesIn(await queryContent(resourcesOf(type)))

  test.each(['educational', 'course', 'state', 'marketing'] as const)(
    'of type %s number ten',
    async (type) => {
      const found = await names(type)
      expect(found).toHaveLength(10)
      expect(new Set(found.map(({ id }) => id)).size).toBe(10)
    },
  )

  test('are sorted by category and name', async () => {
    for (const type of ['educational', 'course', 'state'] as const) {
      const found = (await names(type)).filter(({ category }) => category)
      const keys = found.map(({ category, name }) => `${category} ${name}`)
      expect(keys).toEqual(keys.toSorted())
      expect(new Set(found.map(({ category }) => category)).size).toBeGreaterThan(1)
    }
  })

  test('of type marketing are sorted by name only', async () => {
    const found = await names('marketing')
    const keys = found.map(({ name }) => name)
    expect(keys).toEqual(keys.toSorted())
    const categories = found.map(({ category }) => category ?? '')
    expect(categories).not.toEqual(categories.toSorted())
  })

  test('have the fields of their type, some of them empty', async () => {
    expect((await names('state')).every(({ stateName }) => stateName)).toBe(true)
    expect((await names('course')).some(({ curriculumAbbreviation }) => curriculumAbbreviation)).toBe(true)
    expect((await names('educational')).some(({ category }) => category === null)).toBe(true)
    expect((await names('educational')).some(({ filetype }) => filetype === null)).toBe(true)
  })
})

describe('a query', () => {
  const known = reciprocityOf('wisconsin')
  const { $stateName: _, ...bare } = known

  test('without its parameter is refused', async () => {
    expect(await refused(queryContent(bare))).toMatchObject({ status: 400 })
  })

  test.each([
    ['of our own making', { ...known, query: '*[_type == "user"]' as never }],
    ['with a text that is no JSON', { ...known, $stateName: 'Wisconsin' }],
    ['with a value that breaks out', { ...known, $stateName: '"Wisconsin" || true || "' }],
  ])('%s is refused', async (__, query) =>
    expect(await refused(queryContent(query))).toMatchObject({ status: 400 }),
  )

  test('of an unknown dataset is refused', async () => {
    expect(await refused(queryContent({ ...known, dataset: 'nowhere' }))).toMatchObject({ status: 404 })
    expect(await refused(queryContent({ ...known, dataset: 'NO!' }))).toMatchObject({ status: 400 })
  })
})
