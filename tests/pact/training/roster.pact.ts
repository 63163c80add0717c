import { describe } from 'vitest'
import type { StateParams } from '../../../mocks/states/params.ts'
import { CURRENT, type Given } from '../pact.ts'
import { rest } from '../rest.ts'
import { dana, elsewhere, idempotencyKey, OLD, shared, stale } from './given.ts'

describe('Roster', () => {
  const list = { id: '501' }
  const registrant: Given = ['registrant {id} exists', { id: '9001', occurrenceId: '501' }]
  const removed: Given = ['registrant {id} exists', { id: '9002', occurrenceId: '501', isRemoved: true }]
  const foreign: Given = ['registrant {id} exists', { id: '9001', occurrenceId: '501', ...elsewhere }]
  const taught: Given = ['registrant {id} exists', { id: '9001', occurrenceId: '501', ...shared }]
  rest('listRegistrants', 200, { given: [dana, registrant], args: list, example: 'roster' })
  rest('listRegistrants', 200, {
    given: [dana, removed],
    args: { ...list, filter: 'deleted' },
    example: 'removed',
  })
  rest('listRegistrants', 200, {
    given: [dana, ['registrant {id} exists', { id: '9001', occurrenceId: '501', status: 'PASSED' }]],
    args: list,
    example: 'graded',
  })
  rest('listRegistrants', 200, {
    given: [dana, taught],
    args: list,
    example: 'roster',
    name: 'as co-instructor',
  })
  rest('listRegistrants', 401, { ...stale, args: list })
  rest('listRegistrants', 404, { given: [dana, foreign], args: list })

  const add = { body: 'manual' }
  const open: Given = ['occurrence {id} exists', { id: '501' }]
  const full: Given = ['registrant {id} exists', { id: '9001', occurrenceId: '501', capacity: 1 }]
  const invalid = {
    occurrenceId: '501',
    firstName: '',
    lastName: 'Silva',
    email: 'not-an-email',
    isManualRegistrant: true,
  } as const
  rest('createRegistrant', 201, { given: [dana, open], args: { ...add, idempotencyKey } })
  rest('createRegistrant', 201, {
    given: [dana, ['occurrence {id} exists', { id: '501', ...shared }]],
    args: add,
    name: 'as co-instructor',
  })
  rest('createRegistrant', 401, { ...stale, args: add })
  rest('createRegistrant', 403, {
    given: [dana, ['occurrence {id} exists', { id: '501', ...elsewhere }]],
    args: add,
  })
  const closed = (params: StateParams): Given => ['occurrence {id} exists', { id: '501', ...params }]
  rest('createRegistrant', 409, { given: [dana, full], args: add, example: 'full' })
  rest('createRegistrant', 409, { given: [dana, closed({ isGraded: true })], args: add, example: 'graded' })
  rest('createRegistrant', 409, {
    given: [dana, closed({ canHaveRegistrants: false })],
    args: add,
    example: 'noRegistrants',
  })
  rest('createRegistrant', 422, { given: [dana, open], args: { body: invalid }, example: 'twoRules' })
  rest('createRegistrant', 422, { given: [dana], args: add, example: 'unknownClass' })

  const edit = { id: '9001', body: 'edit' }
  const reschedule = { id: '9001', body: 'reschedule' }
  const graded: Given = ['registrant {id} exists', { id: '9001', occurrenceId: '501', status: 'PASSED' }]
  const other: Given = ['occurrence {id} exists', { id: '502' }]
  rest('updateRegistrant', 200, { given: [dana, registrant], args: edit, example: 'edited' })
  rest('updateRegistrant', 200, {
    given: [dana, registrant, other],
    args: reschedule,
    example: 'rescheduled',
  })
  rest('updateRegistrant', 200, {
    given: [dana, registrant],
    args: { ...edit, ifMatch: CURRENT },
    example: 'edited',
    name: 'of the current version',
  })
  rest('updateRegistrant', 200, {
    given: [dana, taught],
    args: edit,
    example: 'edited',
    name: 'as co-instructor',
  })
  rest('updateRegistrant', 412, { given: [dana, registrant], args: { ...edit, ifMatch: OLD } })
  rest('updateRegistrant', 401, { ...stale, args: edit })
  rest('updateRegistrant', 404, { given: [dana, foreign], args: edit })
  rest('updateRegistrant', 409, { given: [dana, graded], args: edit, example: 'hasResult' })
  rest('updateRegistrant', 409, { given: [dana, removed], args: { ...edit, id: '9002' }, example: 'removed' })

  const target = (params: StateParams): Given => ['occurrence {id} exists', { id: '502', ...params }]
  const lastSeat: Given = ['registrant {id} exists', { id: '9002', occurrenceId: '502', capacity: 1 }]
  const movedTo = (to: Given) => ({ given: [dana, registrant, to], args: reschedule })
  rest('updateRegistrant', 409, { ...movedTo(lastSeat), example: 'full' })
  rest('updateRegistrant', 409, { ...movedTo(target({ isGraded: true })), example: 'graded' })
  rest('updateRegistrant', 422, {
    given: [dana, registrant],
    args: reschedule,
    example: 'unknownClass',
  })
  rest('updateRegistrant', 422, { ...movedTo(target({ courseId: '302' })), example: 'otherCourse' })
  rest('updateRegistrant', 422, { ...movedTo(target(elsewhere)), example: 'notTaught' })

  const remove = { id: '9001' }
  rest('deleteRegistrant', 204, { given: [dana, registrant], args: remove })
  rest('deleteRegistrant', 401, { ...stale, args: remove })
  rest('deleteRegistrant', 404, { given: [dana], args: remove })
  rest('deleteRegistrant', 204, { given: [dana, taught], args: remove, name: 'as co-instructor' })
  rest('deleteRegistrant', 409, { given: [dana, graded], args: remove, example: 'hasResult' })
  rest('deleteRegistrant', 409, { given: [dana, removed], args: { id: '9002' }, example: 'removed' })
})

describe('Students', () => {
  const student: Given = ['registrant {id} exists', { id: '9001', occurrenceId: '501' }]
  const foreign: Given = ['student {id} exists', { id: '8001', ...elsewhere }]
  const list = { id: '101', page: 1, perPage: 10 }
  const one = { id: '8001' }
  const remedial = { ...list, filter: 'remedial' as const }
  const graded: Given = ['registrant {id} exists', { id: '9001', occurrenceId: '501', status: 'REMEDIAL' }]
  rest('listStudents', 200, { given: [dana, student], args: list, example: 'onePage' })
  rest('listStudents', 200, {
    given: [dana, graded],
    args: remedial,
    example: 'onePage',
    name: 'with a remedial result',
  })
  rest('listStudents', 200, {
    given: [dana, student],
    args: remedial,
    example: 'nobody',
    name: 'without a remedial result',
  })
  rest('listStudents', 401, { ...stale, args: list })
  rest('listStudents', 404, { given: [dana], args: { ...list, id: '102' } })
  rest('listStudents', 422, { given: [dana], args: { ...list, page: 0 } })

  rest('getStudent', 200, { given: [dana, student], args: one })
  rest('getStudent', 401, { ...stale, args: one })
  rest('getStudent', 404, { given: [dana, foreign], args: one })

  const note = { ...one, body: 'note' }
  const invalid = { firstName: '', email: 'not-an-email' }
  rest('updateStudent', 200, { given: [dana, student], args: note })
  rest('updateStudent', 200, {
    given: [dana, student, ['student {id} exists', { id: '8001' }]],
    args: { ...note, ifMatch: CURRENT },
    name: 'of the current version',
  })
  rest('updateStudent', 412, { given: [dana, student], args: { ...note, ifMatch: OLD } })
  rest('updateStudent', 401, { ...stale, args: note })
  rest('updateStudent', 404, { given: [dana, foreign], args: note })
  rest('updateStudent', 422, { given: [dana, student], args: { ...one, body: invalid } })

  rest('archiveStudent', 204, { given: [dana, student], args: one })
  rest('archiveStudent', 401, { ...stale, args: one })
  rest('archiveStudent', 404, { given: [dana, foreign], args: one })
})
