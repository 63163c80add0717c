import { describe } from 'vitest'
import type { Limited } from '../../../mocks/attempts.ts'
import { anyone, rest } from '../rest.ts'
import { CURRENT, type Given } from '../pact.ts'
import {
  certified,
  course,
  current,
  dana,
  elsewhere,
  idempotencyKey,
  member,
  occurrence,
  OLD,
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
  rest('listInstructorCourses', 200, [dana, course()], list, 'withCurriculum')
  rest(
    'listInstructorCourses',
    200,
    [dana, course({ isArchived: true })],
    { ...list, filter: 'archived' },
    { example: 'withCurriculum', name: 'archived' },
  )
  anyone(
    'listInstructorCourses',
    200,
    [course()],
    { id: '101', filter: 'searchable', include: ['images', 'curriculum'] },
    'withBoth',
  )
  rest('listInstructorCourses', 401, stale, list)
  rest('listInstructorCourses', 404, [dana], { ...list, id: '102' })
})

describe('One course', () => {
  anyone(
    'getCourse',
    200,
    [course()],
    { ...one, include: ['tags', 'instructor', 'curriculum', 'curriculumModule', 'images'] },
    'detail',
  )
  anyone('getCourse', 200, [course()], { ...one, include: ['images'] }, 'images')
  rest('getCourse', 200, [dana, course()], one, 'alone')
  anyone('getCourse', 404, [course({ isArchived: true })], one)

  rest('listCourseItems', 200, [dana, 'course items exist'], {})
  rest('listCourseItems', 401, stale, {})
  rest('listCourseItems', 403, [member], {})
})

describe('Saving a course', () => {
  const create = { body: 'courseForm' }
  const copy = { idToCopy: '301' }
  const ready = [dana, certified, 'course items exist'] as const
  const targets = { id: '902', value: 10 }
  const form = {
    name: 'Concealed Carry and Home Defense',
    curriculumId: '11',
    price: 99.5,
    capacity: 12,
    location: {
      name: 'Lakeside Range',
      address1: '100 Range Road',
      address2: '',
      city: 'Madison',
      state: 'WI',
      postalCode: '53703',
    },
    instructorId: '101',
  }
  rest('createCourse', 201, ready, { ...create, idempotencyKey }, 'created')
  rest('createCourse', 201, [dana, course()], copy, 'copied')
  rest('createCourse', 401, stale, copy)
  rest('createCourse', 403, [dana, foreign], copy)
  rest('createCourse', 404, [dana], { idToCopy: '999' })
  rest('createCourse', 422, [dana], { ...create, ...copy }, 'bothWays')
  rest('createCourse', 422, [dana, 'course items exist', curriculum], create, 'notCertified')

  const edit = { ...one, body: 'price' }
  const saved = { instructorId: '101', isPublished: true } as const
  const cheap = { price: 1, ...saved }
  rest('updateCourse', 200, [dana, course()], edit)
  rest('updateCourse', 200, [dana, course()], { ...edit, ifMatch: CURRENT }, current)
  rest('updateCourse', 412, [dana, course()], { ...edit, ifMatch: OLD })
  rest('updateCourse', 401, stale, edit)
  rest('updateCourse', 403, [dana, foreign], edit)
  rest('updateCourse', 404, [dana], edit)
  rest('updateCourse', 409, [dana, course({ isArchived: true })], edit)
  rest('updateCourse', 422, [dana, course()], { ...one, body: cheap }, 'belowMinimum')
  const foreignCurriculum = { ...saved, curriculumId: '12' }
  rest('updateCourse', 422, [dana, course()], { ...one, body: foreignCurriculum }, 'notCertified')

  // A row for each value that breaks a rule of its own, in a new course and in an edited one.
  const broken = {
    otherInstructor: { instructorId: '102' },
    wholeCents: { price: 99.505 },
    unknownModule: { curriculumModuleId: '29' },
    unknownItem: { providedItems: [{ id: '909', value: 10 }] },
    itemTwice: { providedItems: [targets, targets] },
    noQuantity: { bringableItems: [{ id: '901', value: 10 }] },
    unknownImage: { imageId: '609' },
    otherRange: { organizationId: '709' },
  }
  for (const [example, values] of Object.entries(broken)) {
    rest('createCourse', 422, ready, { body: { ...form, ...values } }, example)
    const items = [dana, course(), 'course items exist'] as const
    rest('updateCourse', 422, items, { ...one, body: { ...saved, ...values } }, example)
  }
  rest('createCourse', 422, ready, { body: { ...form, price: 1 } }, 'belowMinimum')

  rest('deleteCourse', 204, [dana, course()], one)
  rest('deleteCourse', 401, stale, one)
  rest('deleteCourse', 403, [dana, foreign], one)
  rest('deleteCourse', 404, [dana], one)
  rest('deleteCourse', 409, [dana, occurrence({ courseId: '301' })], one)

  rest('archiveCourse', 204, [dana, course()], one)
  rest('archiveCourse', 401, stale, one)
  rest('archiveCourse', 403, [dana, foreign], one)
  rest('archiveCourse', 404, [dana], one)
  rest('archiveCourse', 409, [dana, course({ isArchived: true })], one)
})

describe('What visitors send about a course', () => {
  const ask = { ...one, body: 'visitor' }
  anyone('requestCourseDetails', 204, [course()], { ...ask, idempotencyKey })
  anyone('requestCourseDetails', 404, [], ask)
  anyone('requestCourseDetails', 429, [course(), limited('requestCourseDetails')], ask)
  anyone('requestCourseDetails', 422, [course()], { ...one, body: { email: 'not-an-email' } })

  const mail = { ...one, body: 'share' }
  const email = 'ana.silva@example.com'
  const site: Given = ['the site is at {origin}', { origin: 'https://training.example.com' }]
  anyone('emailCourseDetails', 204, [course(), site], { ...mail, idempotencyKey })
  anyone('emailCourseDetails', 404, [], mail)
  anyone('emailCourseDetails', 429, [course(), site, limited('emailCourseDetails')], mail)
  anyone('emailCourseDetails', 422, [course(), site], {
    ...one,
    body: { email, courseUrl: 'https://elsewhere.example.com/class/x/301' },
  })

  const request = { ...one, body: 'weekend' }
  const comment = 'Call me'
  anyone('createCourseRequest', 204, [course()], { ...request, idempotencyKey })
  anyone('createCourseRequest', 404, [], request)
  anyone('createCourseRequest', 429, [course(), limited('createCourseRequest')], request)
  anyone('createCourseRequest', 422, [course()], {
    ...one,
    body: { email, phone: '555-0100', comment, consentedToContact: false },
  })
})
