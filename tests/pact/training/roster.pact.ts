import { describe } from 'vitest'
import type { StateParams } from '../../../mocks/states/params.ts'
import { CURRENT, type Given } from '../pact.ts'
import { rest } from '../rest.ts'
import {
  asCoInstructor,
  current,
  dana,
  elsewhere,
  idempotencyKey,
  occurrence,
  OLD,
  registrant,
  shared,
  stale,
} from './given.ts'

describe('Roster', () => {
  const list = { id: '501' }
  const registered = registrant()
  const removed = registrant({ id: '9002', isRemoved: true })
  const foreign = registrant(elsewhere)
  const taught = registrant(shared)
  const graded = registrant({ status: 'PASSED' })
  rest('listRegistrants', 200, [dana, registered], list, 'roster')
  rest('listRegistrants', 200, [dana, removed], { ...list, filter: 'deleted' }, 'removed')
  rest('listRegistrants', 200, [dana, graded], list, 'graded')
  rest('listRegistrants', 200, [dana, taught], list, { example: 'roster', name: 'as co-instructor' })
  rest('listRegistrants', 401, stale, list)
  rest('listRegistrants', 404, [dana, foreign], list)

  const add = { body: 'manual' }
  const open = occurrence()
  const full = registrant({ capacity: 1 })
  const invalid = {
    occurrenceId: '501',
    firstName: '',
    lastName: 'Silva',
    email: 'not-an-email',
    isManualRegistrant: true,
  } as const
  rest('createRegistrant', 201, [dana, open], { ...add, idempotencyKey })
  rest('createRegistrant', 201, [dana, occurrence(shared)], add, asCoInstructor)
  rest('createRegistrant', 401, stale, add)
  rest('createRegistrant', 403, [dana, occurrence(elsewhere)], add)
  rest('createRegistrant', 409, [dana, full], add, 'full')
  rest('createRegistrant', 409, [dana, occurrence({ isGraded: true })], add, 'graded')
  rest('createRegistrant', 409, [dana, occurrence({ canHaveRegistrants: false })], add, 'noRegistrants')
  rest('createRegistrant', 422, [dana, open], { body: invalid }, 'twoRules')
  rest('createRegistrant', 422, [dana], add, 'unknownClass')

  const edit = { id: '9001', body: 'edit' }
  const reschedule = { id: '9001', body: 'reschedule' }
  const target = (params: StateParams = {}) => occurrence({ id: '502', ...params })
  const movedTo = (to: Given) => [dana, registered, to]
  rest('updateRegistrant', 200, [dana, registered], edit, 'edited')
  rest('updateRegistrant', 200, movedTo(target()), reschedule, 'rescheduled')
  rest(
    'updateRegistrant',
    200,
    [dana, registered],
    { ...edit, ifMatch: CURRENT },
    { example: 'edited', name: 'of the current version' },
  )
  rest('updateRegistrant', 200, [dana, taught], edit, { example: 'edited', name: 'as co-instructor' })
  rest('updateRegistrant', 412, [dana, registered], { ...edit, ifMatch: OLD })
  rest('updateRegistrant', 401, stale, edit)
  rest('updateRegistrant', 404, [dana, foreign], edit)
  rest('updateRegistrant', 409, [dana, graded], edit, 'hasResult')
  rest('updateRegistrant', 409, [dana, removed], { ...edit, id: '9002' }, 'removed')

  const lastSeat = registrant({ id: '9002', occurrenceId: '502', capacity: 1 })
  rest('updateRegistrant', 409, movedTo(lastSeat), reschedule, 'full')
  rest('updateRegistrant', 409, movedTo(target({ isGraded: true })), reschedule, 'graded')
  rest('updateRegistrant', 409, movedTo(target({ canHaveRegistrants: false })), reschedule, 'noRegistrants')
  rest('updateRegistrant', 422, [dana, registered], reschedule, 'unknownClass')
  rest('updateRegistrant', 422, movedTo(target({ courseId: '302' })), reschedule, 'otherCourse')
  rest('updateRegistrant', 422, movedTo(target(elsewhere)), reschedule, 'notTaught')

  const remove = { id: '9001' }
  rest('deleteRegistrant', 204, [dana, registered], remove)
  rest('deleteRegistrant', 401, stale, remove)
  rest('deleteRegistrant', 404, [dana], remove)
  rest('deleteRegistrant', 204, [dana, taught], remove, asCoInstructor)
  rest('deleteRegistrant', 409, [dana, graded], remove, 'hasResult')
  rest('deleteRegistrant', 409, [dana, removed], { id: '9002' }, 'removed')
})

describe('Students', () => {
  const student = registrant()
  const foreign: Given = ['student {id} exists', { id: '8001', ...elsewhere }]
  const list = { id: '101', page: 1, perPage: 10 }
  const one = { id: '8001' }
  const remedial = { ...list, filter: 'remedial' as const }
  const graded = registrant({ status: 'REMEDIAL' })
  rest('listStudents', 200, [dana, student], list, 'onePage')
  rest('listStudents', 200, [dana, graded], remedial, { example: 'onePage', name: 'with a remedial result' })
  rest('listStudents', 200, [dana, student], remedial, {
    example: 'nobody',
    name: 'without a remedial result',
  })
  rest('listStudents', 401, stale, list)
  rest('listStudents', 404, [dana], { ...list, id: '102' })
  rest('listStudents', 422, [dana], { ...list, page: 0 })

  rest('getStudent', 200, [dana, student], one)
  rest('getStudent', 401, stale, one)
  rest('getStudent', 404, [dana, foreign], one)

  const note = { ...one, body: 'note' }
  const invalid = { firstName: '', email: 'not-an-email' }
  rest('updateStudent', 200, [dana, student], note)
  rest(
    'updateStudent',
    200,
    [dana, student, ['student {id} exists', { id: '8001' }]],
    { ...note, ifMatch: CURRENT },
    current,
  )
  rest('updateStudent', 412, [dana, student], { ...note, ifMatch: OLD })
  rest('updateStudent', 401, stale, note)
  rest('updateStudent', 404, [dana, foreign], note)
  rest('updateStudent', 422, [dana, student], { ...one, body: invalid })

  rest('archiveStudent', 204, [dana, student], one)
  rest('archiveStudent', 401, stale, one)
  rest('archiveStudent', 404, [dana, foreign], one)
})
