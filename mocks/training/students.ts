import { assertSelf, ownStudent } from './access.ts'
import { byLastName, courseIdOf } from '../db/indexes.ts'
import type { Database } from '../db/database.ts'
import type { Row } from '../db/rows.ts'
import type { Context, Handlers } from '../handler.ts'
import { assertVersion, nextVersion, versionMeta } from '../rules/version.ts'

export const students = {
  listStudents({ id, filter, page = 1, perPage = 10 }, { db, actor }) {
    assertSelf(actor, id)
    const where = filter && ((student: Row<'student'>) => lastResultOf(student.id, db) === 'REMEDIAL')
    const { rows, total, totalPages } = db.student.page('listOf', id, {
      order: byLastName,
      where,
      page,
      perPage,
    })
    return {
      data: rows.map((row) => studentResource(row)),
      meta: { total, count: rows.length, perPage, currentPage: page, totalPages },
    }
  },

  getStudent({ id }, context) {
    return { data: studentResource(ownStudent(context, id), registrationsOf(id, context)) }
  },

  updateStudent({ id, ifMatch, body }, context) {
    const student = ownStudent(context, id)
    assertVersion(student, ifMatch, 'student')
    const row = context.db.student.update(id, { ...body, ...nextVersion(student, context.now) })
    return { data: studentResource(row, registrationsOf(id, context)) }
  },

  archiveStudent({ id }, context) {
    ownStudent(context, id)
    context.db.student.update(id, { isArchived: true })
    return undefined
  },
} satisfies Partial<Handlers>

/** The result of the last class a student was graded in. */
function lastResultOf(studentId: string, db: Database) {
  const graded = [...db.registrant.of('studentId', studentId).values()].filter(({ status }) => status)
  const startOf = ({ occurrenceId }: Row<'registrant'>) => db.occurrence.get(occurrenceId)?.startsAt ?? 0
  return graded.toSorted((a, b) => startOf(b) - startOf(a))[0]?.status
}

/** The classes of a student, newest first. */
function registrationsOf(studentId: string, { db }: Context) {
  const classes = [...db.registrant.of('studentId', studentId).values()].flatMap((registrant) => {
    const occurrence = db.occurrence.get(registrant.occurrenceId)
    return occurrence ? [{ registrant, occurrence }] : []
  })
  return classes
    .toSorted((a, b) => b.occurrence.startsAt - a.occurrence.startsAt)
    .map(({ registrant, occurrence }) => ({
      registrantId: registrant.id,
      occurrenceId: occurrence.id,
      courseName: db.course.get(courseIdOf(occurrence))?.name ?? occurrence.name,
      startTime: occurrence.dates[0]?.startTime ?? '',
      status: registrant.status,
      removedAt: registrant.removedAt,
    }))
}

function studentResource(
  { id, isArchived: _, version, updatedAt, ...attributes }: Row<'student'>,
  registrations?: ReturnType<typeof registrationsOf>,
) {
  return {
    id,
    type: 'students' as const,
    attributes: { ...attributes, ...(registrations && { registrations }) },
    meta: versionMeta({ version, updatedAt }),
  }
}
