import { by } from './order.ts'
import type { Model, Row } from './rows.ts'
import type { Index } from './table.ts'

/** The value of an index that finds every row. */
export const EVERYONE = 'everyone'

/** The values by which the rows of each model can be looked up. */
export const indexes = {
  user: { email: (user) => user.email.toLowerCase() },
  instructor: {
    number: (instructor) => instructor.number,
    accountId: (instructor) => instructor.accountId,
    everyone: () => EVERYONE,
  },
  usedAuthCode: {},
  verification: {},
  attempt: {},
  qualification: { userId: (qualification) => qualification.userId },
  certification: { accountId: (certification) => certification.accountId },
  curriculum: { abbreviation: (curriculum) => curriculum.abbreviation, everyone: () => EVERYONE },
  curriculumModule: { curriculumId: (module) => module.curriculumId },
  course: {
    activeOf: (course) => (course.isArchived ? null : course.instructorId),
    archivedOf: (course) => (course.isArchived ? course.instructorId : null),
    imageId: (course) => course.imageId,
    searchable: (course) => (isPublic(course) && course.isSearchable ? EVERYONE : null),
  },
  occurrence: {
    courseId: (occurrence) => courseIdOf(occurrence) ?? null,
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
  review: {
    occurrenceId: (review) => review.occurrenceId,
    registrantId: (review) => review.registrantId,
  },
  reply: {},
  image: {},
  agreement: { year: (agreement) => String(agreement.year) },
  acceptance: { of: ({ instructorId, year }) => `${instructorId} ${year}` },
  organization: {},
  employment: { userId: (employment) => employment.userId },
  promotion: { everyone: () => EVERYONE },
  courseItem: { everyone: () => EVERYONE },
  message: {},
  answer: {},
} satisfies { [M in Model]: Record<string, Index<Row<M>>> }

/** The course of a class; undefined for an event, even if it has the ID of a course. */
export const courseIdOf = ({ entityType, entityId }: Row<'occurrence'>) =>
  entityType === 'courses' ? entityId : undefined

/** Whether anyone may see the course. */
export const isPublic = (course: Row<'course'>) => course.isPublished && !course.isArchived

export type IndexOf<M extends Model> = keyof (typeof indexes)[M] & string

/** An instructor's students are identified by email, ignoring case. */
export const personKey = (instructorId: string, email: string) => `${instructorId} ${email.toLowerCase()}`

// Each order must be one shared function object, because sorted views are cached by it.
export const byName = by<{ readonly id: string; readonly name: string }>('name')
export const byQualification = by<Row<'qualification'>>('name')
export const byLastName = by<Row<'student'> | Row<'registrant'>>('lastName', 'firstName')
export const soonest = by<Row<'occurrence'>>('startsAt')
export const latest = by<Row<'occurrence'>>('-startsAt')
export const byStart = by<Row<'promotion'>>('startTime')
export const latestReview = by<Row<'review'>>('-createdAt')
export const latestRemoval = by<Row<'registrant'>>('-removedAt')
