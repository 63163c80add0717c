import { by } from './order.ts'
import type { Model, Row } from './rows.ts'
import type { Index } from './table.ts'

/** By which values the rows of a model are found. */
export const indexes = {
  user: { email: (user) => user.email.toLowerCase() },
  instructor: { number: (instructor) => instructor.number },
  certification: { accountId: (certification) => certification.accountId },
  curriculum: { abbreviation: (curriculum) => curriculum.abbreviation },
  course: {
    activeOf: (course) => (course.isArchived ? null : course.instructorId),
    archivedOf: (course) => (course.isArchived ? course.instructorId : null),
  },
  occurrence: {
    entityId: (occurrence) => occurrence.entityId,
    taughtBy: (occurrence) => occurrence.instructorIds,
  },
  registrant: {
    occurrenceId: (registrant) => registrant.occurrenceId,
    roster: (registrant) => (registrant.removedAt ? null : registrant.occurrenceId),
    removed: (registrant) => (registrant.removedAt ? registrant.occurrenceId : null),
    studentId: (registrant) => registrant.studentId,
  },
  student: {
    listOf: (student) => (student.isArchived ? null : student.instructorUserId),
    person: (student) => personKey(student.instructorUserId, student.email),
  },
} satisfies { [M in Model]: Record<string, Index<Row<M>>> }

export type IndexOf<M extends Model> = keyof (typeof indexes)[M] & string

/** An instructor knows a student by email, whatever its case. */
export const personKey = (instructorId: string, email: string) => `${instructorId} ${email.toLowerCase()}`

// One function object an order: a sorted view is remembered by it.
export const byName = by<Row<'course'>>('name')
export const byLastName = by<Row<'student'> | Row<'registrant'>>('lastName', 'firstName')
export const soonest = by<Row<'occurrence'>>('startsAt')
export const latest = by<Row<'occurrence'>>('-startsAt')
export const latestRemoval = by<Row<'registrant'>>('-removedAt')
