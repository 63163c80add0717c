// Who may call each operation, as its contract says: the status that each kind of caller gets.
import { operations } from '../../contracts/reader/contracts.ts'
import type { Operation } from '../../contracts/reader/openapi.ts'
import type { OperationId } from '../../src/api/generated/training.types.ts'

/** The status each actor except the owner gets; undefined means success. */
export type Case = {
  /** Without a valid token. */
  none: number | undefined
  student: number | undefined
  other: number | undefined
  co: number | undefined
}
const anyone: Case = { none: undefined, student: undefined, other: undefined, co: undefined }
const hidden: Case = { none: 401, student: 404, other: 404, co: 404 }
const visible: Case = { none: 401, student: 403, other: 403, co: 403 }

/** Calls whose sample is about something that is the owner's, although others may make the call for their own. */
const OWN: Partial<Record<OperationId, Case>> = {
  createCourse: visible,
  createOccurrence: visible,
  // The sample answers a review of a class without a co-instructor.
  createReply: visible,
  // What is public of them is for anyone; the sample asks for the rest.
  listCertifications: hidden,
  listInstructorCourses: hidden,
}

function caseOf({ access, responses }: Operation): Case {
  if (access === 'anonymous') return anyone
  if (access === 'signed-in') return { ...anyone, none: 401 }
  if (access === 'instructor') return { ...visible, other: undefined, co: undefined }
  const owned = '403' in responses ? visible : hidden
  return access === 'co-instructor' ? { ...owned, co: undefined } : owned
}

export const CASES = Object.fromEntries(
  operations
    .filter(({ contract }) => contract === 'training')
    .map((operation) => [operation.id, OWN[operation.id as OperationId] ?? caseOf(operation)]),
) as Record<OperationId, Case>
