// The records of the search index for courses and for instructors.
import { describe, expect, test } from 'vitest'
import { search } from '../../../src/api/services/search.ts'
import { NOW, useMock } from '../../support/use-mock.ts'
import { ALL, COURSE, courses, DANA, idsOf, instructors, weighedRating } from './indexes.ts'

const mock = useMock()

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
    const next = [...mock.db.occurrence.of('courseId', COURSE).values()]
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

test('finds instructors by the curricula that they are certified to teach', async () => {
  const [name = ''] = (await instructors()).hits.find(({ objectID }) => objectID === DANA)?.curricula ?? []
  const { hits } = await instructors({ filters: `curricula:"${name}"` })
  expect(idsOf({ hits })).toContain(DANA)
  expect(hits.every(({ curricula }) => curricula.includes(name))).toBe(true)
  const best = (await search([{ indexName: 'instructors_rated', ...ALL }]))[0].hits
  const ratings = best.map(weighedRating)
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
})
