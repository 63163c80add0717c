// An event has any ID, so it can have that of a course. It is no class of that course.
import { expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import {
  createOccurrence,
  createRegistrant,
  createRegistrantReview,
  deleteCourse,
  deleteOccurrence,
  getCourse,
  listCourseOccurrences,
  listInstructorReviews,
  updateRegistrant,
} from '../../src/api/generated/training.calls.ts'
import { statusOf } from '../support/refused.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock('range')
/** A course of the busy instructor that never had a class, and one with classes. */
const COURSE = `c-${PEOPLE.instructor.id}-34`
const RATED = `c-${PEOPLE.instructor.id}-0`

const addEvent = async (entityId: string) => {
  const day = { startTime: '2027-01-09T09:00:00-06:00', endTime: '2027-01-09T17:00:00-06:00' }
  const body = { entityId, entityType: 'events' as const, name: 'Open day', dates: [day], capacity: 5 }
  return (await createOccurrence({ body })).data.id
}
const addStudent = async (occurrenceId: string) => {
  const person = { firstName: 'A', lastName: 'B', email: 'a@example.com' }
  return (await createRegistrant({ body: { ...person, occurrenceId, isManualRegistrant: true } })).data.id
}

test('an event with the ID of somebody’s course is not listed, counted or found there', async () => {
  const before = (await getCourse({ id: RATED })).data.attributes
  const [event] = [await addEvent(RATED), await addEvent(COURSE)]
  const { data, meta } = await listCourseOccurrences({ id: RATED, perPage: 0 })
  expect(data.map(({ id }) => id)).not.toContain(event)
  expect(meta.total).toBe(before.futureOccurrencesCount + before.pastOccurrencesCount)
  expect((await getCourse({ id: RATED })).data.attributes).toEqual(before)
  mock.as('instructor')
  await deleteCourse({ id: COURSE })
})

test('it belongs to who created it, who can delete it again', async () => {
  const event = await addEvent(COURSE)
  mock.as('instructor')
  expect(await statusOf(deleteOccurrence({ id: event }))).toBe(403)
  mock.as('range')
  await deleteOccurrence({ id: event })
  mock.as('instructor')
  await deleteCourse({ id: COURSE })
})

test('nobody moves from it to a class of the course', async () => {
  const student = await addStudent(await addEvent(RATED))
  const to = `o-${PEOPLE.instructor.id}-0-7`
  expect(await statusOf(updateRegistrant({ id: student, body: { occurrenceId: to } }))).toBe(422)
  const other = await addEvent(RATED)
  expect(await statusOf(updateRegistrant({ id: student, body: { occurrenceId: other } }))).toBe(422)
})

test('a review of it is not one of the course', async () => {
  const event = await addEvent(RATED)
  const student = await addStudent(event)
  const before = (await getCourse({ id: RATED })).data.attributes.totalReviewCount
  mock.backend.scenario = 'now:2027-01-15'
  mock.as('nobody')
  await createRegistrantReview({ id: student, body: { rating: 1, comment: '', isPublic: true } })
  expect((await getCourse({ id: RATED })).data.attributes.totalReviewCount).toBe(before)
  const { included } = await listInstructorReviews({
    id: PEOPLE.range.id,
    perPage: 0,
    include: ['occurrence'],
  })
  expect(included?.find(({ id }) => id === event)?.attributes).toMatchObject({ courseId: null })
})
