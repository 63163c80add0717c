// Whose the rows are, and what may change of rows that are somebody else's.
import type { ContractOperation } from '../../../contracts/reader/contracts.ts'
import type { Model, Row } from '../../../mocks/db/rows.ts'
import type { Change } from '../../../mocks/db/table.ts'
import { db } from './world.ts'

const teachersOf = ({ occurrenceId }: { readonly occurrenceId: string }) =>
  db.occurrence.get(occurrenceId)?.instructorIds ?? []

/** Of the tables that callers write to; the first is the one whom the row belongs to. */
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
/** Mail, and the answers that are kept for their keys. */
const NOBODYS = ['message', 'answer']

/**
 * Documented: averages move with a review, a review knows its reply, and who comes to a class again is an active
 * student of its owner.
 */
const SHARED: Record<string, readonly string[]> = {
  course: ['ratingTotal', 'reviewCount'],
  instructor: ['ratingTotal', 'reviewCount'],
  review: ['replyId'],
  student: ['lastCourseName', 'isArchived'],
}

/** Whether a caller may have made a change. Whoever has the link of the mail may write a review. */
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

/** Whether somebody new is a student of the class's owner, and was put on its roster just now. */
const isOfClass = ({ id, instructorUserId }: Row<'student'>, together: readonly Change[]) =>
  together.some(({ table, next }) => {
    const line = next as Row<'registrant'>
    return table === 'registrant' && line.studentId === id && teachersOf(line)[0] === instructorUserId
  })

const changedFields = (before: object, after: object) =>
  Object.keys(after).filter(
    (field) => before[field as keyof typeof before] !== after[field as keyof typeof after],
  )
