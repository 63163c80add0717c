// Who owns each row, and what others may change in it.
import type { ContractOperation } from '../../../contracts/reader/contracts.ts'
import type { Model, Row } from '../../../mocks/db/rows.ts'
import type { Change } from '../../../mocks/db/table.ts'
import { db } from './world.ts'

const teachersOf = ({ occurrenceId }: { readonly occurrenceId: string }) =>
  db.occurrence.get(occurrenceId)?.instructorIds ?? []

/** The people a row belongs to, for tables that callers write to; the first is its owner. */
const OWNERS: { [M in Model]?: (row: Row<M>) => readonly string[] } = {
  acceptance: (row) => [row.instructorId],
  course: (row) => [row.instructorId],
  image: (row) => [row.ownerId],
  instructor: (row) => [row.id],
  occurrence: (row) => row.instructorIds,
  registrant: teachersOf,
  reply: (row) => [row.instructorId],
  review: teachersOf,
  student: (row) => [row.instructorUserId],
  usedAuthCode: (row) => [row.instructorId],
}
/** Tables without an owner: mail, attempts, and answers stored for their keys. */
const NOBODYS = ['message', 'attempt', 'answer']

/**
 * Documented side effects on rows of others: a review changes averages, a reply is linked to its review, and a student
 * who registers again becomes an active student of the class's owner.
 */
const SHARED: Record<string, readonly string[]> = {
  course: ['ratingTotal', 'reviewCount'],
  instructor: ['ratingTotal', 'reviewCount'],
  review: ['replyId'],
  student: ['lastCourseName', 'isArchived'],
}

/** Whether a caller may make a change. Anyone with the link from the email may write a review. */
export function mayChange(
  { table, previous, next }: Change,
  operation: ContractOperation,
  userId: string | undefined,
  together: readonly Change[],
): boolean {
  if (NOBODYS.includes(table)) return true
  const owners = OWNERS[table as Model] as ((row: unknown) => readonly string[]) | undefined
  if (!owners) return false
  const before = previous && owners(previous)
  const after = next && owners(next)
  if (before && after && before[0] !== after[0]) return false
  if (table === 'review' && operation.access === 'anonymous') return true
  if (table === 'student' && !previous) return isOfClass(next as Row<'student'>, together)
  if (userId !== undefined && (before ?? after)?.includes(userId)) return true
  return !!previous && !!next && changedFields(previous, next).every((f) => SHARED[table]?.includes(f))
}

/** Whether a new student belongs to the class's owner and was just added to its roster. */
const isOfClass = ({ id, instructorUserId }: Row<'student'>, together: readonly Change[]) =>
  together.some(({ table, next }) => {
    const line = next as Row<'registrant'>
    return table === 'registrant' && line.studentId === id && teachersOf(line)[0] === instructorUserId
  })

const changedFields = (before: object, after: object) =>
  Object.keys(after).filter(
    (field) => before[field as keyof typeof before] !== after[field as keyof typeof after],
  )
