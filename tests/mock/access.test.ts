// Every operation as seven actors, with the exact status; a refusal changes nothing.
import { describe, expect, test } from 'vitest'
import { operations } from '../../contracts/reader/training.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import * as calls from '../../src/api/generated/training.calls.ts'
import type { Args, OperationId } from '../../src/api/generated/training.types.ts'
import { statusOf } from '../support/refused.ts'
import { NOW, tokenOf, useMock } from '../support/use-mock.ts'

const mock = useMock()
const { id } = PEOPLE.instructor
/** Taught by the owner and by the range partner. */
const occurrence = `o-${id}-0-7`
const registrant = `r-${id}-0-7-0`

const ACTORS = {
  'no token': undefined,
  'broken token': 'broken',
  'expired token': tokenOf('instructor', NOW - 7_200_000),
  student: tokenOf('student'),
  owner: tokenOf('instructor'),
  'other instructor': tokenOf('newcomer'),
  'co-instructor': tokenOf('range'),
}
type Actor = keyof typeof ACTORS
const body = {
  occurrenceId: occurrence,
  firstName: 'A',
  lastName: 'B',
  email: 'a@example.com',
  isManualRegistrant: true,
} as const

/** What is asked for, and what everyone but the owner is told; undefined is success. */
type Row<Id extends OperationId> = {
  args: Args<Id>
  student: number | undefined
  other: number | undefined
  co: number | undefined
}
const hidden = { student: 404, other: 404, co: 404 }
const visible = { student: 403, other: 403, co: 403 }
const ROWS: { [Id in OperationId]: Row<Id> } = {
  archiveCourse: { args: { id: `c-${id}-0` }, ...visible },
  archiveStudent: { args: { id: `s-${id}-3` }, ...hidden },
  createCourse: { args: { idToCopy: `c-${id}-0` }, ...visible },
  createRegistrant: { args: { body }, ...visible, co: undefined },
  deleteCourse: { args: { id: `c-${id}-34` }, ...visible },
  deleteRegistrant: { args: { id: registrant }, ...hidden, co: undefined },
  getOccurrence: { args: { id: occurrence }, student: undefined, other: undefined, co: undefined },
  getStudent: { args: { id: `s-${id}-3` }, ...hidden },
  listInstructorCourses: { args: { id }, ...hidden },
  listInstructorOccurrences: { args: { id }, ...hidden },
  listRegistrants: { args: { id: occurrence }, ...hidden, co: undefined },
  listStudents: { args: { id }, ...hidden },
  updateRegistrant: { args: { id: registrant, body: { notes: 'x' } }, ...hidden, co: undefined },
  updateStudent: { args: { id: `s-${id}-3`, body: { notes: 'x' } }, ...hidden },
}

function expected(operation: OperationId, actor: Actor): number | undefined {
  const { student, other, co } = ROWS[operation]
  const isAnonymous = operations.find((one) => one.id === operation)?.access === 'anonymous'
  const byActor: Record<Actor, number | undefined> = {
    'no token': isAnonymous ? undefined : 401,
    'broken token': isAnonymous ? undefined : 401,
    'expired token': isAnonymous ? undefined : 401,
    student,
    owner: undefined,
    'other instructor': other,
    'co-instructor': co,
  }
  return byActor[actor]
}

describe.each(Object.keys(ROWS) as OperationId[])('%s', (operation) => {
  test.each(Object.keys(ACTORS) as Actor[])('as %s', async (actor) => {
    mock.withToken(ACTORS[actor])
    const mark = mock.db.journal.mark()
    const call = (calls[operation] as (args: object) => Promise<unknown>)(ROWS[operation].args)
    const status = await statusOf(call)
    expect(status).toBe(expected(operation, actor))
    if (status !== undefined) expect(mock.db.journal.mark()).toBe(mark)
  })
})

test('no operation is missing', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(operations.map((operation) => operation.id))
})
