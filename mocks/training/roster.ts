import { ownerOf, taughtOccurrence, taughtRegistrant } from './access.ts'
import { byLastName, courseIdOf, latestRemoval, personKey } from '../db/indexes.ts'
import type { Row } from '../db/rows.ts'
import type { Context, Handlers } from '../handler.ts'
import { kept } from '../kept.ts'
import { conflict, forbidden, invalid, notFound } from '../refusal.ts'
import { isGraded, refusesRegistrants } from '../rules/occurrence.ts'
import { lockOf } from '../rules/registrant.ts'
import { assertVersion, firstVersion, nextVersion, versionMeta } from '../rules/version.ts'

type Occurrence = Row<'occurrence'>

export const roster = {
  listRegistrants({ id, filter }, context) {
    taughtOccurrence(context, id, notFound)
    const rows =
      filter === 'deleted'
        ? context.db.registrant.sorted('removed', id, latestRemoval)
        : context.db.registrant.sorted('roster', id, byLastName)
    return { data: rows.map(registrantResource), meta: { total: rows.length, totalPages: 1 } }
  },

  createRegistrant({ body: { occurrenceId, isManualRegistrant, ...person } }, context) {
    if (!context.db.occurrence.get(occurrenceId)) throw invalid('There is no such class.', 'occurrenceId')
    const occurrence = taughtOccurrence(context, occurrenceId, forbidden)
    return { data: registrantResource(register(occurrence, { ...person, isManualRegistrant }, context)) }
  },

  updateRegistrant({ id, ifMatch, body }, context) {
    const { db, now } = context
    const { registrant, occurrence } = unlocked(id, context)
    assertVersion(registrant, ifMatch, 'student')
    if ('occurrenceId' in body && body.occurrenceId !== occurrence.id) {
      takeSeat(sameCourse(occurrence, body.occurrenceId, context), context)
      giveSeatBack(occurrence, context)
    }
    return {
      data: registrantResource(db.registrant.update(id, { ...body, ...nextVersion(registrant, now) })),
    }
  },

  deleteRegistrant({ id }, context) {
    const { db, now } = context
    const { registrant, occurrence } = unlocked(id, context)
    const removed = nextVersion(registrant, now)
    db.registrant.update(id, { removedAt: removed.updatedAt, ...removed })
    giveSeatBack(occurrence, context)
    return undefined
  },
} satisfies Partial<Handlers>

type NewRegistrant = {
  firstName: string
  lastName: string
  email: string
  phone?: string | null
  isManualRegistrant: boolean
  chargeId?: string
}

/** Puts a person on the roster of a class that has a seat for them. */
export function register(
  occurrence: Occurrence,
  person: NewRegistrant,
  context: Pick<Context, 'db' | 'now'>,
): Row<'registrant'> {
  const { db, now } = context
  takeSeat(occurrence, context)
  return db.registrant.create({
    ...person,
    phone: person.phone ?? null,
    occurrenceId: occurrence.id,
    studentId: studentFor(occurrence, person, context).id,
    createdAt: new Date(now).toISOString(),
    ...firstVersion(now),
  })
}

/** A registrant that can still be edited. */
function unlocked(id: string, context: Context) {
  const found = taughtRegistrant(context, id)
  const lock = lockOf(found.registrant)
  if (lock) throw conflict(lock)
  if (isGraded(found.occurrence))
    throw conflict('Results have been submitted, so the roster can no longer be changed.')
  return found
}

function takeSeat(occurrence: Occurrence, { db }: Pick<Context, 'db'>) {
  const refusal = refusesRegistrants(occurrence)
  if (refusal) throw conflict(refusal)
  db.occurrence.update(occurrence.id, { numberOfRegistrants: occurrence.numberOfRegistrants + 1 })
}

const giveSeatBack = (occurrence: Occurrence, { db }: Context) =>
  db.occurrence.update(occurrence.id, { numberOfRegistrants: occurrence.numberOfRegistrants - 1 })

/** Another class of the same course that the caller also teaches. */
function sameCourse(from: Occurrence, id: string, context: Context): Occurrence {
  const to = context.db.occurrence.get(id)
  if (!to) throw invalid('There is no such class.', 'occurrenceId')
  const courseId = courseIdOf(from)
  if (courseId === undefined || courseIdOf(to) !== courseId)
    throw invalid('Students can only move to another class of the same course.', 'occurrenceId')
  return taughtOccurrence(context, id, () => invalid('You do not teach that class.', 'occurrenceId'))
}

/** The student of the class's owner with this email, or a new one. */
function studentFor(
  occurrence: Occurrence,
  { firstName, lastName, email, phone = null }: NewRegistrant,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Row<'student'> {
  const owner = ownerOf(db, occurrence)
  const lastCourseName = db.course.get(courseIdOf(occurrence))?.name ?? null
  const [known] = db.student.of('person', personKey(owner, email)).values()
  if (known) return db.student.update(known.id, { lastCourseName, isArchived: false })
  return db.student.create({
    instructorUserId: owner,
    firstName,
    lastName,
    email,
    phone,
    lastCourseName,
    ...firstVersion(now),
  })
}

const registrantResource = kept((row: Row<'registrant'>) => {
  const { id, occurrenceId: _, version, updatedAt, ...attributes } = row
  return {
    id,
    type: 'registrants' as const,
    attributes: { ...attributes },
    meta: versionMeta({ version, updatedAt }),
  }
})
