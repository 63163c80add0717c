import { describe } from 'vitest'
import type { Limited } from '../../../mocks/attempts.ts'
import { rest } from '../rest.ts'
import { CURRENT, type Given } from '../pact.ts'
import {
  certified,
  course,
  dana,
  elsewhere,
  idempotencyKey,
  member,
  occurrence,
  OLD,
  open,
  stale,
} from './given.ts'

const foreign = course(elsewhere)
const curriculum: Given = ['curriculum {id} exists', { id: '11' }]
const one = { id: '301' }
/** The visitor of the examples has used up the attempts of an operation. */
const limited = (operation: Limited): Given => [
  'the limit of {operation} is reached',
  { operation, email: 'ana.silva@example.com' },
]

describe('An instructor’s courses', () => {
  const list = { id: '101', include: ['curriculum' as const] }
  rest('listInstructorCourses', 200, { given: [dana, course()], args: list, example: 'withCurriculum' })
  rest('listInstructorCourses', 200, {
    given: [dana, course({ isArchived: true })],
    args: { ...list, filter: 'archived' },
    example: 'withCurriculum',
    name: 'archived',
  })
  rest('listInstructorCourses', 200, {
    given: [course()],
    args: { id: '101', filter: 'searchable', include: ['images', 'curriculum'] },
    example: 'withBoth',
    ...open,
  })
  rest('listInstructorCourses', 401, { ...stale, args: list })
  rest('listInstructorCourses', 404, { given: [dana], args: { ...list, id: '102' } })
})

describe('One course', () => {
  rest('getCourse', 200, {
    given: [course()],
    args: { ...one, include: ['tags', 'instructor', 'curriculum', 'curriculumModule', 'images'] },
    example: 'detail',
    ...open,
  })
  rest('getCourse', 200, {
    given: [course()],
    args: { ...one, include: ['images'] },
    example: 'images',
    ...open,
  })
  rest('getCourse', 200, { given: [dana, course()], args: one, example: 'alone' })
  rest('getCourse', 404, { given: [course({ isArchived: true })], args: one, ...open })

  rest('listCourseItems', 200, { given: [dana, 'course items exist'], args: {} })
  rest('listCourseItems', 401, { ...stale, args: {} })
  rest('listCourseItems', 403, { given: [member], args: {} })
})

describe('Saving a course', () => {
  const create = { body: 'courseForm' }
  const copy = { idToCopy: '301' }
  const ready = [dana, certified, 'course items exist'] as const
  rest('createCourse', 201, { given: ready, args: { ...create, idempotencyKey }, example: 'created' })
  rest('createCourse', 201, { given: [dana, course()], args: copy, example: 'copied' })
  rest('createCourse', 401, { ...stale, args: copy })
  rest('createCourse', 403, { given: [dana, foreign], args: copy })
  rest('createCourse', 404, { given: [dana], args: { idToCopy: '999' } })
  rest('createCourse', 422, { given: [dana], args: { ...create, ...copy }, example: 'bothWays' })
  rest('createCourse', 422, {
    given: [dana, 'course items exist', curriculum],
    args: create,
    example: 'notCertified',
  })

  const edit = { ...one, body: 'price' }
  const cheap = { price: 1, instructorId: '101', isPublished: true } as const
  rest('updateCourse', 200, { given: [dana, course()], args: edit })
  rest('updateCourse', 200, {
    given: [dana, course()],
    args: { ...edit, ifMatch: CURRENT },
    name: 'of the current version',
  })
  rest('updateCourse', 412, { given: [dana, course()], args: { ...edit, ifMatch: OLD } })
  rest('updateCourse', 401, { ...stale, args: edit })
  rest('updateCourse', 403, { given: [dana, foreign], args: edit })
  rest('updateCourse', 404, { given: [dana], args: edit })
  rest('updateCourse', 409, { given: [dana, course({ isArchived: true })], args: edit })
  rest('updateCourse', 422, { given: [dana, course()], args: { ...one, body: cheap } })

  rest('deleteCourse', 204, { given: [dana, course()], args: one })
  rest('deleteCourse', 401, { ...stale, args: one })
  rest('deleteCourse', 403, { given: [dana, foreign], args: one })
  rest('deleteCourse', 404, { given: [dana], args: one })
  rest('deleteCourse', 409, { given: [dana, occurrence({ courseId: '301' })], args: one })

  rest('archiveCourse', 204, { given: [dana, course()], args: one })
  rest('archiveCourse', 401, { ...stale, args: one })
  rest('archiveCourse', 403, { given: [dana, foreign], args: one })
  rest('archiveCourse', 404, { given: [dana], args: one })
  rest('archiveCourse', 409, { given: [dana, course({ isArchived: true })], args: one })
})

describe('What visitors send about a course', () => {
  const ask = { ...one, body: 'visitor' }
  rest('requestCourseDetails', 204, { given: [course()], args: { ...ask, idempotencyKey }, ...open })
  rest('requestCourseDetails', 404, { given: [], args: ask, ...open })
  rest('requestCourseDetails', 429, {
    given: [course(), limited('requestCourseDetails')],
    args: ask,
    ...open,
  })
  rest('requestCourseDetails', 422, {
    given: [course()],
    args: { ...one, body: { email: 'not-an-email' } },
    ...open,
  })

  const mail = { ...one, body: 'share' }
  const email = 'ana.silva@example.com'
  const site: Given = ['the site is at {origin}', { origin: 'https://training.example.com' }]
  rest('emailCourseDetails', 204, { given: [course(), site], args: { ...mail, idempotencyKey }, ...open })
  rest('emailCourseDetails', 404, { given: [], args: mail, ...open })
  rest('emailCourseDetails', 429, {
    given: [course(), site, limited('emailCourseDetails')],
    args: mail,
    ...open,
  })
  rest('emailCourseDetails', 422, {
    given: [course(), site],
    args: { ...one, body: { email, courseUrl: 'https://elsewhere.example.com/class/x/301' } },
    ...open,
  })

  const request = { ...one, body: 'weekend' }
  const comment = 'Call me'
  rest('createCourseRequest', 204, { given: [course()], args: { ...request, idempotencyKey }, ...open })
  rest('createCourseRequest', 404, { given: [], args: request, ...open })
  rest('createCourseRequest', 429, {
    given: [course(), limited('createCourseRequest')],
    args: request,
    ...open,
  })
  rest('createCourseRequest', 422, {
    given: [course()],
    args: { ...one, body: { email, phone: '555-0100', comment, consentedToContact: false } },
    ...open,
  })
})
