import { describe, expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import {
  archiveCourse,
  createCourse,
  deleteCourse,
  listInstructorCourses,
} from '../../src/api/generated/training.calls.ts'
import { one } from '../../src/api/resource.ts'
import { statusOf } from '../support/refused.ts'
import { useMock } from '../support/use-mock.ts'

useMock('instructor')
const { id } = PEOPLE.instructor
const TAUGHT = `c-${id}-0`
const UNTAUGHT = `c-${id}-34`
const ARCHIVED = `c-${id}-35`
const active = () => listInstructorCourses({ id, include: ['curriculum'] })
const archived = () => listInstructorCourses({ id, filter: 'archived' })
const ids = async (list: ReturnType<typeof active>) => (await list).data.map((course) => course.id)

describe('the courses of an instructor', () => {
  test('number forty: active ones sorted by name, archived ones separate', async () => {
    const { data, meta } = await active()
    const names = data.map(({ attributes }) => attributes.name)
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    expect([meta.total, (await archived()).meta.total]).toEqual([35, 5])
    expect(data.every(({ attributes }) => !attributes.isArchived)).toBe(true)
  })

  test('include their curricula only on request', async () => {
    const document = await active()
    for (const course of document.data)
      expect(one(document, course.relationships?.curriculum)?.attributes.abbreviation).toBe(
        course.attributes.abbreviation,
      )
    expect(await archived()).not.toHaveProperty('included')
  })

  test('allow exactly what their flags say', async () => {
    const flags = (await active()).data.find((course) => course.id === TAUGHT)?.attributes
    expect(flags).toMatchObject({
      canDelete: false,
      canArchive: true,
      futureOccurrencesCount: 6,
      pastOccurrencesCount: 3,
    })
    expect(await statusOf(deleteCourse({ id: TAUGHT }))).toBe(409)
    expect(await statusOf(archiveCourse({ id: ARCHIVED }))).toBe(409)
  })
})

test('copying makes an active course without classes', async () => {
  const { data } = await createCourse({ idToCopy: ARCHIVED })
  expect(data.attributes).toMatchObject({
    isArchived: false,
    pastOccurrencesCount: 0,
    totalReviewCount: 0,
    instructorId: id,
  })
  expect(data.attributes.name).toMatch(/^COPY OF /)
  const listed = (await active()).data.find((course) => course.id === data.id)
  expect(listed?.attributes).toMatchObject({ canDelete: true, canArchive: true })
})

test('copying again and again keeps the name within 200 characters', async () => {
  let idToCopy = TAUGHT
  let name = ''
  // The name grows by eight characters each time.
  for (let copies = 1; copies <= 24; copies++) {
    const { data } = await createCourse({ idToCopy })
    idToCopy = data.id
    name = data.attributes.name
  }
  expect(name).toMatch(/^(COPY OF ){24}/)
  expect(name).toHaveLength(200)
  expect((await active()).data.map(({ attributes }) => attributes.name)).toContain(name)
})

test('archiving and deleting move one course to the archive and remove the other', async () => {
  await archiveCourse({ id: TAUGHT })
  expect(await ids(active())).not.toContain(TAUGHT)
  expect(await ids(archived())).toContain(TAUGHT)
  await deleteCourse({ id: UNTAUGHT })
  expect(await ids(active())).not.toContain(UNTAUGHT)
  expect(await statusOf(deleteCourse({ id: UNTAUGHT }))).toBe(404)
})
