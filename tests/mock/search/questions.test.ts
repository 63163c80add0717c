// What a question to the search index can ask for.
import { beforeEach, describe, expect, test } from 'vitest'
import { NOW, useMock } from '../../support/use-mock.ts'
import { createPublicClient } from '../../../src/api/query-defaults.ts'
import { nextCoursesQuery } from '../../../src/api/services/find-courses.ts'
import { COURSE, courses, idsOf, MADISON } from './indexes.ts'

const mock = useMock()

describe('a text', () => {
  beforeEach(() => void mock.db.course.update(COURSE, { name: 'Zeppelin Marksmanship' }))

  test.each([
    ['zeppelin', 1],
    ['zepp', 1],
    ['marksmanship zeppelin', 1],
    ['zepelin mark', 1],
    ['zeppelin dana reyes', 1],
    ['zep marksmanship', 0],
    ['zeppelin airship', 0],
  ])('"%s" finds %d courses', async (query, many) => expect((await courses({ query })).nbHits).toBe(many))

  test('is found by the abbreviation, the venue and the city', async () => {
    const { name, city } = mock.db.course.get(COURSE)?.location ?? {}
    for (const query of [`zeppelin ${name}`, `zeppelin ${city}`])
      expect(idsOf(await courses({ query }))).toEqual([COURSE])
    expect((await courses({ query: 'cchd' })).hits.every((hit) => hit.abbreviation === 'CCHD')).toBe(true)
  })
})

describe('around a place', () => {
  test('the nearest come first', async () => {
    const { hits } = await courses({ aroundLatLng: MADISON })
    expect(hits[0]?.city).toBe('Madison')
    expect(hits.at(-1)?.city).toBe('Honolulu')
  })

  test('results outside the radius are left out', async () => {
    const cities = async (aroundRadius: number) =>
      new Set((await courses({ aroundLatLng: MADISON, aroundRadius })).hits.map(({ city }) => city))
    expect(await cities(50_000)).toEqual(new Set(['Madison']))
    expect(await cities(500_000)).toEqual(new Set(['Madison', 'Duluth', 'Indianapolis']))
  })

  test('results without coordinates are left out', async () => {
    const { location } = mock.db.course.get(COURSE) ?? {}
    if (!location) throw new Error('no course')
    mock.db.course.update(COURSE, { location: { ...location, lat: null, lng: null } })
    expect(idsOf(await courses())).toContain(COURSE)
    expect(idsOf(await courses({ aroundLatLng: MADISON }))).not.toContain(COURSE)
  })
})

describe('filters', () => {
  test('keep only results that match', async () => {
    const { hits } = await courses({
      filters: '(state:WI OR state:MN) AND price <= 100 AND hasLiveFire:true',
    })
    expect(hits.length).toBeGreaterThan(0)
    for (const { state, price, hasLiveFire } of hits) {
      expect(['WI', 'MN']).toContain(state)
      expect(price).toBeLessThanOrEqual(100)
      expect(hasLiveFire).toBe(true)
    }
  })

  test('compare dates in seconds', async () => {
    const until = NOW / 1000 + 7 * 86_400
    const { hits } = await courses({ filters: `nextStart <= ${until}` })
    expect(hits.length).toBeGreaterThan(0)
    for (const { nextStartTime } of hits)
      expect(Date.parse(nextStartTime ?? '') / 1000).toBeLessThanOrEqual(until)
  })

  test('work on facets, and facets are counted', async () => {
    const { hits, facets } = await courses({
      facetFilters: [['state:WI', 'state:AZ'], 'isWomensOnly:false'],
      facets: ['state', 'isWomensOnly'],
    })
    const count = (state: string) => hits.filter((hit) => hit.state === state).length
    expect(facets).toEqual({
      state: { WI: count('WI'), AZ: count('AZ') },
      isWomensOnly: { false: hits.length },
    })
    expect(hits.length).toBe(count('WI') + count('AZ'))
    expect(Object.keys((await courses({ facets: ['*'] })).facets ?? {})).toContain('grantsCCW')
  })
})

test('pages follow each other without a gap', async () => {
  const all = idsOf(await courses())
  const first = await courses({ hitsPerPage: 30, page: 0 })
  const second = await courses({ hitsPerPage: 30, page: 1 })
  expect([...idsOf(first), ...idsOf(second)]).toEqual(all.slice(0, 60))
  expect(second).toMatchObject({ page: 1, hitsPerPage: 30, nbPages: Math.ceil(all.length / 30) })
  expect((await courses({ hitsPerPage: 30, page: 99 })).hits).toEqual([])
  expect(await courses({ hitsPerPage: 0, facets: ['state'] })).toMatchObject({ hits: [], nbPages: 0 })
})

describe('the next courses', () => {
  const next = async (state?: string) => {
    const client = createPublicClient(() => undefined)
    return (await client.fetchQuery(nextCoursesQuery(state, 1000))).courses
  }
  const first = async () => (await next()).find(({ courseId }) => courseId === COURSE)

  test('of a state are listed once each, soonest first', async () => {
    const found = await next('WI')
    const { nbHits } = await courses({ filters: 'state:WI' })
    expect(new Set(found.map(({ courseId }) => courseId)).size).toBe(nbHits)
    const times = found.map(({ startTime }) => Date.parse(startTime ?? '9999-12-31'))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  test('lead with a free date, and with a full one only if there is no other', async () => {
    const soonest = await first()
    if (!soonest) throw new Error('the course is not listed')
    mock.db.occurrence.update(soonest.objectID, { numberOfRegistrants: 99 })
    const later = await first()
    expect(Date.parse(later?.startTime ?? '')).toBeGreaterThan(Date.parse(soonest.startTime ?? ''))
    expect(later?.spotsAvailable).toBeGreaterThan(0)
    const ids = Array.from(mock.db.occurrence.of('courseId', COURSE).values(), ({ id }) => id)
    for (const id of ids) mock.db.occurrence.update(id, { numberOfRegistrants: 99 })
    expect(await first()).toMatchObject({ objectID: soonest.objectID, spotsAvailable: 0 })
  })
})
