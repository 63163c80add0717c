// The records of the search index for classes by date.
import { describe, expect, test } from 'vitest'
import type { ClassHit } from '../../../src/api/generated/search.types.ts'
import { search } from '../../../src/api/services/search.ts'
import { NOW, useMock } from '../../support/use-mock.ts'
import { ALL, COURSE, DANA, MADISON, weighedRating } from './indexes.ts'

const mock = useMock()

describe('the index of classes', () => {
  const classes = async (more: object = {}, indexName: ClassIndex = 'classes') =>
    (await search([{ indexName, ...ALL, ...more }] as const))[0]
  type ClassIndex = 'classes' | 'classes_soonest' | 'classes_cheapest' | 'classes_rated'
  const distinct = { distinct: true, facetingAfterDistinct: true }

  test('has every upcoming class of a course, and a record for a course without any', async () => {
    const { hits } = await classes()
    const upcoming = [...mock.db.occurrence.of('courseId', COURSE).values()].filter(
      ({ startsAt }) => startsAt > NOW,
    )
    const own = hits.filter(({ courseId }) => courseId === COURSE)
    expect(own.map(({ objectID }) => objectID).toSorted()).toEqual(upcoming.map(({ id }) => id).toSorted())
    expect(own.every(({ classCount }) => classCount === upcoming.length)).toBe(true)
    const open = upcoming.filter(
      ({ canHaveRegistrants, capacity, numberOfRegistrants }) =>
        canHaveRegistrants && capacity > numberOfRegistrants,
    )
    const first = open.toSorted((a, b) => a.startsAt - b.startsAt)[0]?.dates[0]?.startTime
    expect(new Set(own.map(({ firstOpenTime }) => firstOpenTime))).toEqual(new Set([first]))
    const undated = hits.filter(({ courseId }) => courseId === `c-${DANA}-34`)
    expect(undated).toMatchObject([
      { startTime: null, spotsAvailable: 0, classCount: 0, firstOpenTime: null },
    ])
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

  test('lists a course with its first free class, as long as it has one', async () => {
    const own = async () =>
      (await classes(distinct, 'classes_soonest')).hits.find(({ courseId }) => courseId === COURSE)
    const before = await own()
    if (!before?.startTime) throw new Error('no class')
    mock.db.occurrence.update(before.objectID, { numberOfRegistrants: 500 })
    const after = await own()
    expect(after?.startTime && after.startTime > before.startTime).toBe(true)
    expect(after).toMatchObject({
      firstOpenTime: after?.startTime,
      openClassCount: before.openClassCount - 1,
    })
    expect(after?.spotsAvailable).toBeGreaterThan(0)
    const ids = [...mock.db.occurrence.of('courseId', COURSE).keys()]
    for (const id of ids) mock.db.occurrence.update(id, { numberOfRegistrants: 500 })
    expect(await own()).toMatchObject({ spotsAvailable: 0, firstOpenTime: null, openClassCount: 0 })
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
    const elsewhere = full.hits.filter(({ canHaveRegistrants }) => !canHaveRegistrants)
    expect(elsewhere.map(({ objectID }) => objectID)).toEqual([`o-${DANA}-0-5`])
    expect(full.hits.every((hit) => elsewhere.includes(hit) || hit.spotsAvailable === 0)).toBe(true)
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

  test('knows the classes that begin in the evening', async () => {
    const { hits } = await classes({ filters: 'isEvening:true' })
    const all = (await classes()).hits
    const late = all.filter(({ startTime }) => startTime && startTime.slice(11, 13) >= '16')
    expect(late.length).toBeGreaterThan(0)
    expect(hits.map(({ objectID }) => objectID).toSorted()).toEqual(
      late.map(({ objectID }) => objectID).toSorted(),
    )
  })

  test.each([
    ['classes_soonest', ({ startTime }: ClassHit) => Date.parse(startTime ?? '9999-12-31')],
    ['classes_cheapest', ({ price }: ClassHit) => price],
    ['classes_rated', (hit: ClassHit) => -weighedRating(hit)],
  ] as const)('%s keeps its order, even around a place', async (index, valueOf) => {
    const { hits } = await classes({ ...distinct, aroundLatLng: MADISON }, index)
    const values = hits.map(valueOf)
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect(new Set(values).size).toBeGreaterThan(1)
  })
})
