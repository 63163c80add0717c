import { inZone } from '../../src/lib/wall-clock.ts'
import type { Database } from '../db/database.ts'
import { course } from './courses.ts'
import { instructor } from './people.ts'
import type { StateParams } from './params.ts'

const DAY = 86_400_000
/** The zone of the venue that each state sets up. */
const ZONE = 'America/Chicago'

/** Sets up a one-day class: 15 days from now, or a week ago if it is past or graded. */
export function occurrence(db: Database, id: string, params: StateParams, now: number) {
  const { ownerId = '101', courseId = '301', capacity = 12, coInstructorId } = params
  const { isPast, isGraded, canHaveRegistrants = true } = params
  if (db.occurrence.get(id)) return
  instructor(db, ownerId)
  if (coInstructorId) instructor(db, coInstructorId)
  course(db, courseId, ownerId)
  const startsAt = now + (isPast || isGraded ? -7 : 15) * DAY
  const endsAt = startsAt + DAY / 3
  db.occurrence.create({
    id,
    entityId: courseId,
    instructorIds: [ownerId, ...(coInstructorId ? [coInstructorId] : [])],
    capacity,
    canHaveRegistrants,
    startsAt,
    endsAt,
    resultsSubmittedAt: isGraded ? new Date(endsAt + DAY).toISOString() : null,
    dates: [
      {
        guid: '6a2f2b2e-6f0b-4c3e-9d38-0d8f8f2d7c11',
        startTime: inZone(startsAt, ZONE),
        endTime: inZone(endsAt, ZONE),
      },
    ],
  })
}

export function student(db: Database, id: string, ownerId: string) {
  if (db.student.get(id)) return
  db.student.create({
    id,
    instructorUserId: ownerId,
    firstName: 'Ana',
    lastName: 'Silva',
    email: 'ana.silva@example.com',
    phone: '555-0100',
    lastCourseName: 'Concealed Carry and Home Defense',
  })
}

export function registrant(db: Database, id: string, params: StateParams, now: number) {
  const { occurrenceId = '501', ownerId = '101', status = null, isRemoved = false } = params
  if (db.registrant.get(id)) return
  occurrence(db, occurrenceId, params, now)
  student(db, '8001', ownerId)
  db.registrant.create({
    id,
    occurrenceId,
    studentId: '8001',
    firstName: 'Ana',
    lastName: 'Silva',
    email: 'ana.silva@example.com',
    phone: '555-0100',
    status,
    isManualRegistrant: true,
    createdAt: '2026-11-20T08:00:00Z',
    removedAt: isRemoved ? '2026-11-21T08:00:00Z' : null,
  })
  const { numberOfRegistrants } = db.occurrence.get(occurrenceId) ?? { numberOfRegistrants: 0 }
  if (!isRemoved) db.occurrence.update(occurrenceId, { numberOfRegistrants: numberOfRegistrants + 1 })
}

/** Sets up a review by a registrant, whose class is over. */
export function review(db: Database, id: string, params: StateParams, now: number) {
  const { registrantId = '9001', occurrenceId = '501', isPrivate = false } = params
  if (db.review.get(id)) return
  registrant(db, registrantId, { ...params, occurrenceId, isPast: true }, now)
  db.review.create({
    id,
    occurrenceId,
    registrantId,
    firstName: 'Ana',
    lastName: 'Silva',
    rating: 5,
    comment: 'Patient and thorough.',
    isPublic: !isPrivate,
    createdAt: '2026-11-10T18:00:00Z',
  })
}

export function reply(db: Database, id: string, params: StateParams, now: number) {
  const { reviewId = '401', authorId = '101' } = params
  review(db, reviewId, params, now)
  const at = '2026-11-11T08:00:00Z'
  const comment = 'Thank you, Ana.'
  db.reply.create({ id, reviewId, instructorId: authorId, comment, createdAt: at, updatedAt: at })
  db.review.update(reviewId, { replyId: id })
}
