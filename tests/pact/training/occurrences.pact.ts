import { describe } from 'vitest'
import { CURRENT, type Given } from '../pact.ts'
import { rest } from '../rest.ts'
import {
  course,
  dana,
  elsewhere,
  idempotencyKey,
  member,
  occurrence,
  OLD,
  open,
  registrant,
  shared,
  stale,
} from './given.ts'

const foreign = occurrence(elsewhere)
const graded = occurrence({ isGraded: true })
const one = { id: '501' }

describe('Reading occurrences', () => {
  const list = { id: '101', entity: 'courses', filter: 'future', page: 1, perPage: 10 } as const
  rest('listInstructorOccurrences', 200, { given: [dana, registrant()], args: list })
  rest('listInstructorOccurrences', 401, { ...stale, args: list })
  rest('listInstructorOccurrences', 404, { given: [dana], args: { ...list, id: '102' } })
  rest('listInstructorOccurrences', 422, { given: [dana], args: { ...list, page: 0 } })

  const ofCourse = { id: '301', filter: 'future' } as const
  rest('listCourseOccurrences', 200, { given: [occurrence()], args: ofCourse, ...open })
  rest('listCourseOccurrences', 404, { given: [], args: ofCourse, ...open })
  rest('listCourseOccurrences', 422, {
    given: [course()],
    args: { ...ofCourse, page: 0, perPage: 10 },
    ...open,
  })

  rest('getOccurrence', 200, { given: [occurrence()], args: one, ...open })
  rest('getOccurrence', 404, { given: [], args: { id: '999' }, ...open })
})

describe('Scheduling classes', () => {
  const create = { body: 'oneDay' }
  const [at9, at17] = ['2026-12-05T09:00:00-06:00', '2026-12-05T17:00:00-06:00']
  const day = { startTime: at9, endTime: at17 }
  const form = { entityId: '301', entityType: 'courses' as const, dates: [day], capacity: 12 }
  const backwards = { dates: [{ startTime: at17, endTime: at9 }] }
  const promotion: Given = ['promotion {id} exists', { id: '801' }]
  rest('createOccurrence', 201, { given: [dana, course()], args: { ...create, idempotencyKey } })
  rest('createOccurrence', 401, { ...stale, args: create })
  rest('createOccurrence', 403, { given: [dana, course(elsewhere)], args: create })
  rest('createOccurrence', 409, { given: [dana, course({ isArchived: true })], args: create })
  rest('createOccurrence', 422, {
    given: [dana, course()],
    args: { body: { ...form, ...backwards } },
    example: 'endsBeforeStart',
  })
  rest('createOccurrence', 422, {
    given: [dana, course()],
    args: { body: { ...form, dates: [day, day] } },
    example: 'overlappingDays',
  })
  rest('createOccurrence', 422, { given: [dana], args: create, example: 'unknownCourse' })
  rest('createOccurrence', 422, {
    given: [dana, course(), promotion],
    args: { body: { ...form, promotionId: '801' } },
    example: 'promotionNotActive',
  })
  rest('createOccurrence', 422, {
    given: [dana, course()],
    args: { body: { ...form, instructorIds: ['999'] } },
    example: 'unknownInstructor',
  })

  const edit = { ...one, body: 'seats' }
  const rosterOfTwo = [
    registrant({ id: '9001', capacity: 2 }),
    registrant({ id: '9002', capacity: 2 }),
  ] as const
  rest('updateOccurrence', 200, { given: [dana, occurrence()], args: edit })
  rest('updateOccurrence', 200, {
    given: [dana, occurrence()],
    args: { ...edit, ifMatch: CURRENT },
    name: 'of the current version',
  })
  rest('updateOccurrence', 200, {
    given: [dana, occurrence(shared)],
    args: edit,
    name: 'as co-instructor',
  })
  rest('updateOccurrence', 412, { given: [dana, occurrence()], args: { ...edit, ifMatch: OLD } })
  rest('updateOccurrence', 401, { ...stale, args: edit })
  rest('updateOccurrence', 403, { given: [dana, foreign], args: edit })
  rest('updateOccurrence', 404, { given: [dana], args: edit })
  rest('updateOccurrence', 409, { given: [dana, graded], args: edit, example: 'graded' })
  rest('updateOccurrence', 409, {
    given: [dana, ...rosterOfTwo],
    args: { ...one, body: 'fewerSeats' },
    example: 'tooFewSeats',
  })
  rest('updateOccurrence', 422, {
    given: [dana, occurrence()],
    args: { ...one, body: { capacity: 0 } },
    example: 'noSeats',
  })
  rest('updateOccurrence', 422, {
    given: [dana, occurrence()],
    args: { ...one, body: backwards },
    example: 'endsBeforeStart',
  })

  rest('deleteOccurrence', 204, { given: [dana, occurrence()], args: one })
  rest('deleteOccurrence', 401, { ...stale, args: one })
  rest('deleteOccurrence', 403, {
    given: [dana, occurrence({ ...elsewhere, coInstructorId: '101' })],
    args: one,
  })
  rest('deleteOccurrence', 404, { given: [dana], args: one })
  rest('deleteOccurrence', 409, { given: [dana, registrant()], args: one, example: 'hasStudents' })
  rest('deleteOccurrence', 409, { given: [dana, graded], args: one, example: 'graded' })
})

describe('Co-instructors', () => {
  const robin: Given = ['instructor {id} exists', { id: '103' }]
  const add = { ...one, body: 'robin' }
  rest('addOccurrenceInstructor', 201, {
    given: [dana, robin, occurrence()],
    args: { ...add, idempotencyKey },
    example: 'shared',
  })
  rest('addOccurrenceInstructor', 401, { ...stale, args: add })
  rest('addOccurrenceInstructor', 403, { given: [dana, robin, foreign], args: add })
  rest('addOccurrenceInstructor', 404, { given: [dana], args: add })
  rest('addOccurrenceInstructor', 201, {
    given: [dana, robin, occurrence(shared)],
    args: add,
    example: 'asCoInstructor',
  })
  rest('addOccurrenceInstructor', 409, {
    given: [dana, occurrence()],
    args: { ...one, body: 'dana' },
    example: 'alreadyTeaches',
  })
  rest('addOccurrenceInstructor', 409, { given: [dana, robin, graded], args: add, example: 'graded' })
  rest('addOccurrenceInstructor', 422, { given: [dana, occurrence()], args: add })

  const remove = { ...one, instructorId: '103' }
  rest('removeOccurrenceInstructor', 204, {
    given: [dana, occurrence({ coInstructorId: '103' })],
    args: remove,
  })
  rest('removeOccurrenceInstructor', 401, { ...stale, args: remove })
  rest('removeOccurrenceInstructor', 403, { given: [dana, foreign], args: remove })
  rest('removeOccurrenceInstructor', 404, { given: [dana, occurrence()], args: remove })
  rest('removeOccurrenceInstructor', 204, {
    given: [dana, occurrence(shared)],
    args: { ...one, instructorId: '101' },
    name: 'as co-instructor',
  })
  rest('removeOccurrenceInstructor', 409, {
    given: [dana, occurrence()],
    args: { ...one, instructorId: '101' },
    example: 'owner',
  })
  rest('removeOccurrenceInstructor', 409, {
    given: [dana, occurrence({ coInstructorId: '103', isGraded: true })],
    args: remove,
    example: 'graded',
  })
})

describe('Results', () => {
  const submit = { body: 'passed' }
  const past = registrant({ isPast: true })
  rest('submitResults', 204, { given: [dana, past], args: submit })
  rest('submitResults', 401, { ...stale, args: submit })
  rest('submitResults', 403, { given: [dana, registrant({ ...elsewhere, isPast: true })], args: submit })
  rest('submitResults', 403, { given: [member, past], args: submit, name: 'as a member' })
  rest('submitResults', 204, {
    given: [dana, registrant({ ...shared, isPast: true })],
    args: submit,
    name: 'as co-instructor',
  })
  rest('submitResults', 409, {
    given: [dana, registrant({ isGraded: true })],
    args: submit,
    example: 'alreadySubmitted',
  })
  rest('submitResults', 409, { given: [dana, registrant()], args: submit, example: 'notStarted' })
  rest('submitResults', 409, {
    given: [dana, occurrence({ isPast: true })],
    args: submit,
    example: 'emptyRoster',
  })

  const passed = { registrantId: '9001', status: 'PASSED' as const }
  const two = [past, registrant({ id: '9002', isPast: true })]
  rest('submitResults', 422, { given: [dana, ...two], args: submit, example: 'missing' })
  rest('submitResults', 422, { given: [dana, past], args: { body: 'stranger' }, example: 'stranger' })
  rest('submitResults', 422, {
    given: [dana, past],
    args: { body: { occurrenceId: '501', results: [passed, { ...passed, status: 'FAILED' }] } },
    example: 'twice',
  })
  rest('submitResults', 422, { given: [dana], args: submit, example: 'unknownClass' })
})
