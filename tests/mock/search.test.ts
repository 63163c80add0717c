// Tests the search service through the vendor's client.
import { http, HttpResponse, passthrough } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import type { ClassHit } from '../../src/api/generated/search.types.ts'
import { connect } from '../../src/api/connection.ts'
import { search, searchClient } from '../../src/api/services/search.ts'
import { refused } from '../support/refused.ts'
import { serveMock } from '../support/serve-mock.ts'
import { NOW, useMock } from '../support/use-mock.ts'

const mock = useMock()
const DANA = PEOPLE.instructor.id
const ALL = { hitsPerPage: 1000 }
const courses = async (more: object = {}) =>
  (await search([{ indexName: 'courses', ...ALL, ...more }] as const))[0]
const instructors = async (more: object = {}) =>
  (await search([{ indexName: 'instructors', ...ALL, ...more }] as const))[0]
const idsOf = (found: { hits: { objectID: string }[] }) => found.hits.map(({ objectID }) => objectID)

const COURSE = `c-${DANA}-3`
const MADISON = '43.0731,-89.4012'

describe('the index of courses', () => {
  test('has exactly the courses that are public and searchable', async () => {
    const { hits, nbHits } = await courses()
    expect(nbHits).toBe(hits.length)
    expect(nbHits).toBeGreaterThan(100)
    for (const { objectID } of hits)
      expect(mock.db.course.get(objectID)).toMatchObject({
        isSearchable: true,
        isPublished: true,
        isArchived: false,
      })
  })

  test.each([
    ['archived', { isArchived: true }],
    ['a draft', { isPublished: false }],
    ['hidden', { isSearchable: false }],
  ])('loses a course as soon as it becomes %s', async (_, values) => {
    expect(idsOf(await courses())).toContain(COURSE)
    mock.db.course.update(COURSE, values)
    expect(idsOf(await courses())).not.toContain(COURSE)
  })

  test('shows a course with its current data', async () => {
    const course = mock.db.course.get(COURSE)
    const hit = (await courses()).hits.find(({ objectID }) => objectID === COURSE)
    expect(hit).toMatchObject({
      name: course?.name,
      instructorId: DANA,
      taughtBy: 'Dana Reyes',
      venue: course?.location.name,
      state: course?.location.state,
      price: course?.price,
      _geoloc: { lat: course?.location.lat, lng: course?.location.lng },
    })
  })

  test('gives the date of the next class, or null', async () => {
    const next = [...mock.db.occurrence.of('entityId', COURSE).values()]
      .filter(({ startsAt }) => startsAt > NOW)
      .toSorted((a, b) => a.startsAt - b.startsAt)[0]
    const timeOf = async (id: string) =>
      (await courses()).hits.find(({ objectID }) => objectID === id)?.nextStartTime
    expect(await timeOf(COURSE)).toBe(next?.dates[0]?.startTime)
    expect(await timeOf(`c-${DANA}-34`)).toBeNull()
    mock.backend.scenario = 'now:2030-01-01'
    expect(await timeOf(COURSE)).toBeNull()
  })

  test('is sorted by the next date, with undated courses last', async () => {
    const times = (await courses()).hits.map(({ nextStartTime }) => Date.parse(nextStartTime ?? '9999-12-31'))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })
})

describe('the index of instructors', () => {
  test('has the instructors who are searchable', async () => {
    expect(idsOf(await instructors())).toContain(DANA)
    mock.db.instructor.update(DANA, { isSearchable: false })
    expect(idsOf(await instructors())).not.toContain(DANA)
  })

  test.each(['dana', 'reyes dana', 'Dana Rey', 'Reyse'])('finds Dana by "%s"', async (query) =>
    expect(idsOf(await instructors({ query }))).toContain(DANA),
  )

  test('finds by place, with accents or without', async () => {
    const city = mock.db.instructor.get(DANA)?.city
    expect(idsOf(await instructors({ query: city }))).toContain(DANA)
    mock.db.instructor.update(DANA, { lastName: 'Núñez' })
    expect(idsOf(await instructors({ query: 'nunez' }))).toEqual(expect.arrayContaining([DANA]))
  })
})

describe('the index of classes', () => {
  const classes = async (more: object = {}, indexName: ClassIndex = 'classes') =>
    (await search([{ indexName, ...ALL, ...more }] as const))[0]
  type ClassIndex = 'classes' | 'classes_soonest' | 'classes_cheapest' | 'classes_rated'
  const distinct = { distinct: true, facetingAfterDistinct: true }

  test('has every upcoming class of a course, and a record for a course without any', async () => {
    const { hits } = await classes()
    const upcoming = [...mock.db.occurrence.of('entityId', COURSE).values()].filter(
      ({ startsAt }) => startsAt > NOW,
    )
    const own = hits.filter(({ courseId }) => courseId === COURSE)
    expect(own.map(({ objectID }) => objectID).toSorted()).toEqual(upcoming.map(({ id }) => id).toSorted())
    expect(own.every(({ classCount }) => classCount === upcoming.length)).toBe(true)
    const undated = hits.filter(({ courseId }) => courseId === `c-${DANA}-34`)
    expect(undated).toMatchObject([{ startTime: null, spotsAvailable: 0, classCount: 0 }])
  })

  test('lists each course only once if asked to, with its first class that matches', async () => {
    const all = await classes()
    const once = await classes(distinct)
    expect(once.nbHits).toBe(new Set(all.hits.map(({ courseId }) => courseId)).size)
    expect(once.nbHits).toBeLessThan(all.nbHits)
    const first = all.hits.find(({ courseId }) => courseId === COURSE)
    expect(once.hits.find(({ courseId }) => courseId === COURSE)).toEqual(first)
    const days = all.hits.filter(({ courseId }) => courseId === COURSE).map(({ startTime }) => startTime)
    const later = days[1]?.slice(0, 10).replaceAll('-', '')
    const fitting = await classes({ ...distinct, filters: `day >= ${later}` })
    expect(fitting.hits.find(({ courseId }) => courseId === COURSE)?.startTime).toBe(days[1])
  })

  test('can be filtered by the date at the venue', async () => {
    const { hits } = await classes({ filters: 'day:20261201 TO 20261207' })
    expect(hits.length).toBeGreaterThan(0)
    for (const { startTime } of hits) expect(startTime).toMatch(/^2026-12-0[1-7]T/)
  })

  test('knows which classes have free seats', async () => {
    const { hits } = await classes({ filters: 'hasOpenSpots:true' })
    expect(hits.every(({ spotsAvailable }) => spotsAvailable > 0)).toBe(true)
    const full = await classes({ filters: 'NOT hasOpenSpots:true' })
    expect(full.hits.length).toBeGreaterThan(0)
    expect(full.hits.every(({ spotsAvailable }) => spotsAvailable === 0)).toBe(true)
    const [one] = hits
    if (!one) throw new Error('no class')
    mock.db.occurrence.update(one.objectID, { numberOfRegistrants: 500 })
    const after = await classes({ filters: 'hasOpenSpots:true' })
    expect(after.hits.map(({ objectID }) => objectID)).not.toContain(one.objectID)
  })

  test('counts courses in its facets, not classes', async () => {
    const { nbHits, facets } = await classes({ ...distinct, facets: ['state'] })
    const sum = Object.values(facets?.['state'] ?? {}).reduce((total, count) => total + count, 0)
    expect(sum).toBe(nbHits)
    const each = await classes({ distinct: true, facets: ['state'] })
    expect(Object.values(each.facets?.['state'] ?? {}).reduce((total, count) => total + count, 0)).toBe(
      (await classes()).nbHits,
    )
  })

  test.each([
    ['classes_soonest', ({ startTime }: ClassHit) => Date.parse(startTime ?? '9999-12-31')],
    ['classes_cheapest', ({ price }: ClassHit) => price],
    ['classes_rated', ({ averageReviewRating }: ClassHit) => -averageReviewRating],
  ] as const)('%s keeps its order, even around a place', async (index, valueOf) => {
    const { hits } = await classes({ ...distinct, aroundLatLng: MADISON }, index)
    const values = hits.map(valueOf)
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect(new Set(values).size).toBeGreaterThan(1)
  })
})

test('finds instructors by the curricula that they are certified to teach', async () => {
  const [name = ''] = (await instructors()).hits.find(({ objectID }) => objectID === DANA)?.curricula ?? []
  const { hits } = await instructors({ filters: `curricula:"${name}"` })
  expect(idsOf({ hits })).toContain(DANA)
  expect(hits.every(({ curricula }) => curricula.includes(name))).toBe(true)
  const best = (await search([{ indexName: 'instructors_rated', ...ALL }]))[0].hits
  const ratings = best.map(({ averageReviewRating }) => averageReviewRating)
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
})

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

describe('pages', () => {
  test('follow each other without a gap', async () => {
    const all = idsOf(await courses())
    const first = await courses({ hitsPerPage: 30, page: 0 })
    const second = await courses({ hitsPerPage: 30, page: 1 })
    expect([...idsOf(first), ...idsOf(second)]).toEqual(all.slice(0, 60))
    expect(second).toMatchObject({ page: 1, hitsPerPage: 30, nbPages: Math.ceil(all.length / 30) })
    expect((await courses({ hitsPerPage: 30, page: 99 })).hits).toEqual([])
    expect(await courses({ hitsPerPage: 0, facets: ['state'] })).toMatchObject({ hits: [], nbPages: 0 })
  })
})

describe('the protocol', () => {
  test('answers several questions in one call, in order', async () => {
    const [places, people, again] = await search([
      { indexName: 'courses', query: 'madison' },
      { indexName: 'instructors', query: 'dana' },
      { indexName: 'courses', params: 'query=madison&hitsPerPage=3' },
    ])
    expect([places.index, people.index, again.index]).toEqual(['courses', 'instructors', 'courses'])
    expect(people.hits[0]).toMatchObject({ firstName: 'Dana' })
    expect(again.hits).toEqual(places.hits.slice(0, 3))
    expect(again).toMatchObject({
      query: 'madison',
      params: 'query=madison&hitsPerPage=3',
      nbHits: places.nbHits,
    })
  })

  test('accepts the form that widgets send', async () => {
    const { results } = await searchClient().search([
      {
        indexName: 'courses',
        params: { query: 'madison', facets: ['state'], maxValuesPerFacet: 10, highlightPreTag: '__ais__' },
      },
    ] as never)
    expect(results[0]).toMatchObject({
      index: 'courses',
      facets: { state: { WI: expect.any(Number) as number } },
    })
  })

  test.each([
    ['an unknown index', { indexName: 'nowhere' }, 404, 'Index nowhere does not exist'],
    ['a name of all objects', { indexName: 'constructor' }, 404, 'Index constructor does not exist'],
    ['a filter', { indexName: 'courses', filters: 'state = WI' }, 400, 'filters: cannot read "state = WI"'],
    ['a facet filter', { indexName: 'courses', facetFilters: ['WI'] }, 400, 'facetFilters: cannot read "WI"'],
    ['a page', { indexName: 'courses', page: -1 }, 400, 'requests.0.page: must be at least 0'],
    ['a place', { indexName: 'courses', aroundLatLng: 'here' }, 400, /^aroundLatLng/],
  ])('refuses %s', async (_, question, status, message) => {
    expect(await refused(search([question as never]))).toEqual({
      status,
      message: typeof message === 'string' ? message : (expect.stringMatching(message) as string),
    })
  })

  test.each([
    ['is not there', () => HttpResponse.error(), { kind: 'network', status: 0 }],
    ['is broken', () => new HttpResponse(null, { status: 503 }), { kind: 'response', status: 503 }],
    ['answers a page', () => HttpResponse.html('<p>Sign in'), { kind: 'unreadable' }],
    ['answers something else', () => HttpResponse.json({ hello: 'world' }), { kind: 'unreadable' }],
  ])('a service that %s causes an ordinary error', async (_, response, error) => {
    mock.use(http.post('*/1/indexes/*/queries', response))
    await expect(courses()).rejects.toMatchObject({ name: 'ApiError', ...error })
  })

  test('a service that never answers times out', async () => {
    connect({ timeout: 50 })
    mock.use(http.post('*/1/indexes/*/queries', () => new Promise(() => undefined) as never))
    await expect(courses()).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('works over HTTP on a port too', async () => {
    await using server = await serveMock()
    connect({ services: { content: '', geocoding: '', leads: '', search: server.origin } })
    mock.use(http.all(`${server.origin}/*`, () => passthrough()))
    expect((await courses({ query: 'madison' })).nbHits).toBeGreaterThan(0)
  })
})
