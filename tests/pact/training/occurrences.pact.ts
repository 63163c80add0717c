import { describe } from 'vitest'
import { CURRENT, type Given } from '../pact.ts'
import { anyone, rest } from '../rest.ts'
import {
  asCoInstructor,
  course,
  current,
  dana,
  elsewhere,
  idempotencyKey,
  member,
  occurrence,
  OLD,
  registrant,
  shared,
  stale,
} from './given.ts'

const foreign = occurrence(elsewhere)
const graded = occurrence({ isGraded: true })
const one = { id: '501' }

describe('Reading occurrences', () => {
  const list = { id: '101', entity: 'courses', filter: 'future', page: 1, perPage: 10 } as const
  rest('listInstructorOccurrences', 200, [dana, registrant()], list)
  rest('listInstructorOccurrences', 401, stale, list)
  rest('listInstructorOccurrences', 404, [dana], { ...list, id: '102' })
  rest('listInstructorOccurrences', 422, [dana], { ...list, page: 0 })

  const ofCourse = { id: '301', filter: 'future' } as const
  anyone('listCourseOccurrences', 200, [occurrence()], ofCourse)
  anyone('listCourseOccurrences', 404, [], ofCourse)
  anyone('listCourseOccurrences', 422, [course()], { ...ofCourse, page: 0, perPage: 10 })

  anyone('getOccurrence', 200, [occurrence()], one)
  anyone('getOccurrence', 404, [], { id: '999' })
})

describe('Scheduling classes', () => {
  const create = { body: 'oneDay' }
  const [at9, at17] = ['2026-12-05T09:00:00-06:00', '2026-12-05T17:00:00-06:00']
  const day = { startTime: at9, endTime: at17 }
  const form = { entityId: '301', entityType: 'courses' as const, dates: [day], capacity: 12 }
  const backwards = { dates: [{ startTime: at17, endTime: at9 }] }
  const promotion: Given = ['promotion {id} exists', { id: '801' }]
  rest('createOccurrence', 201, [dana, course()], { ...create, idempotencyKey })
  rest('createOccurrence', 401, stale, create)
  rest('createOccurrence', 403, [dana, course(elsewhere)], create)
  rest('createOccurrence', 409, [dana, course({ isArchived: true })], create)
  rest('createOccurrence', 422, [dana, course()], { body: { ...form, ...backwards } }, 'endsBeforeStart')
  rest('createOccurrence', 422, [dana, course()], { body: { ...form, dates: [day, day] } }, 'overlappingDays')
  rest('createOccurrence', 422, [dana], create, 'unknownCourse')
  rest(
    'createOccurrence',
    422,
    [dana, course(), promotion],
    { body: { ...form, promotionId: '801' } },
    'promotionNotActive',
  )
  rest(
    'createOccurrence',
    422,
    [dana, course()],
    { body: { ...form, instructorIds: ['999'] } },
    'unknownInstructor',
  )
  const tooLong = { dates: [{ startTime: at9, endTime: '2026-12-06T17:00:00-06:00' }] }
  const event = { ...form, entityType: 'events' as const }
  const named = { name: 'Open day' }
  rest('createOccurrence', 422, [dana, course()], { body: { ...form, ...tooLong } }, 'dayTooLong')
  const unknownPromotion = { promotionId: '809' }
  rest(
    'createOccurrence',
    422,
    [dana, course()],
    { body: { ...form, ...unknownPromotion } },
    'unknownPromotion',
  )
  rest('createOccurrence', 422, [dana], { body: event }, 'eventWithoutName')
  rest('createOccurrence', 422, [dana, course()], { body: { ...form, ...named } }, 'classWithName')

  const edit = { ...one, body: 'seats' }
  const rosterOfTwo = [
    registrant({ id: '9001', capacity: 2 }),
    registrant({ id: '9002', capacity: 2 }),
  ] as const
  rest('updateOccurrence', 200, [dana, occurrence()], edit)
  rest('updateOccurrence', 200, [dana, occurrence()], { ...edit, ifMatch: CURRENT }, current)
  rest('updateOccurrence', 200, [dana, occurrence(shared)], edit, asCoInstructor)
  rest('updateOccurrence', 412, [dana, occurrence()], { ...edit, ifMatch: OLD })
  rest('updateOccurrence', 401, stale, edit)
  rest('updateOccurrence', 403, [dana, foreign], edit)
  rest('updateOccurrence', 404, [dana], edit)
  rest('updateOccurrence', 409, [dana, graded], edit, 'graded')
  rest('updateOccurrence', 409, [dana, ...rosterOfTwo], { ...one, body: 'fewerSeats' }, 'tooFewSeats')
  rest('updateOccurrence', 422, [dana, occurrence()], { ...one, body: { capacity: 0 } }, 'noSeats')
  const broken = {
    endsBeforeStart: backwards,
    dayTooLong: tooLong,
    overlappingDays: { dates: [day, day] },
    unknownPromotion,
    promotionNotActive: { promotionId: '801' },
    unknownInstructor: { instructorIds: ['999'] },
    classWithName: named,
  }
  for (const [example, body] of Object.entries(broken)) {
    const isOfPromotion = example === 'promotionNotActive'
    const given = [dana, occurrence(), ...(isOfPromotion ? [promotion] : [])]
    rest('updateOccurrence', 422, given, { ...one, body }, example)
  }

  rest('deleteOccurrence', 204, [dana, occurrence()], one)
  rest('deleteOccurrence', 401, stale, one)
  rest('deleteOccurrence', 403, [dana, occurrence({ ...elsewhere, coInstructorId: '101' })], one)
  rest('deleteOccurrence', 404, [dana], one)
  rest('deleteOccurrence', 409, [dana, registrant()], one, 'hasStudents')
  rest('deleteOccurrence', 409, [dana, graded], one, 'graded')
})

describe('Co-instructors', () => {
  const robin: Given = ['instructor {id} exists', { id: '103' }]
  const add = { ...one, body: 'robin' }
  rest('addOccurrenceInstructor', 201, [dana, robin, occurrence()], { ...add, idempotencyKey }, 'shared')
  rest('addOccurrenceInstructor', 401, stale, add)
  rest('addOccurrenceInstructor', 403, [dana, robin, foreign], add)
  rest('addOccurrenceInstructor', 404, [dana], add)
  rest('addOccurrenceInstructor', 201, [dana, robin, occurrence(shared)], add, 'asCoInstructor')
  rest('addOccurrenceInstructor', 409, [dana, occurrence()], { ...one, body: 'dana' }, 'alreadyTeaches')
  rest('addOccurrenceInstructor', 409, [dana, robin, graded], add, 'graded')
  rest('addOccurrenceInstructor', 422, [dana, occurrence()], add)

  const remove = { ...one, instructorId: '103' }
  rest('removeOccurrenceInstructor', 204, [dana, occurrence({ coInstructorId: '103' })], remove)
  rest('removeOccurrenceInstructor', 401, stale, remove)
  rest('removeOccurrenceInstructor', 403, [dana, foreign], remove)
  rest('removeOccurrenceInstructor', 404, [dana, occurrence()], remove)
  rest(
    'removeOccurrenceInstructor',
    204,
    [dana, occurrence(shared)],
    { ...one, instructorId: '101' },
    asCoInstructor,
  )
  rest('removeOccurrenceInstructor', 409, [dana, occurrence()], { ...one, instructorId: '101' }, 'owner')
  rest(
    'removeOccurrenceInstructor',
    409,
    [dana, occurrence({ coInstructorId: '103', isGraded: true })],
    remove,
    'graded',
  )
})

describe('Results', () => {
  const submit = { body: 'passed' }
  const past = registrant({ isPast: true })
  rest('submitResults', 204, [dana, past], submit)
  rest('submitResults', 401, stale, submit)
  rest('submitResults', 403, [dana, registrant({ ...elsewhere, isPast: true })], submit)
  rest('submitResults', 403, [member, past], submit, { name: 'as a member' })
  rest('submitResults', 204, [dana, registrant({ ...shared, isPast: true })], submit, asCoInstructor)
  rest('submitResults', 409, [dana, registrant({ isGraded: true })], submit, 'alreadySubmitted')
  rest('submitResults', 409, [dana, registrant()], submit, 'notStarted')
  rest('submitResults', 409, [dana, occurrence({ isPast: true })], submit, 'emptyRoster')

  const passed = { registrantId: '9001', status: 'PASSED' as const }
  const two = [past, registrant({ id: '9002', isPast: true })]
  rest('submitResults', 422, [dana, ...two], submit, 'missing')
  rest('submitResults', 422, [dana, past], { body: 'stranger' }, 'stranger')
  rest(
    'submitResults',
    422,
    [dana, past],
    { body: { occurrenceId: '501', results: [passed, { ...passed, status: 'FAILED' }] } },
    'twice',
  )
  rest('submitResults', 422, [dana], submit, 'unknownClass')
})
