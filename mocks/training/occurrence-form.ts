// Turns the class form an instructor submits into a row.
import type { Args } from '../../src/api/generated/training.types.ts'
import type { Row } from '../db/rows.ts'
import type { Context } from '../handler.ts'
import { conflict, forbidden, invalid, Refusal } from '../refusal.ts'
import { brokenDates } from '../rules/dates.ts'
import { ownerOf, self } from './access.ts'

type Occurrence = Row<'occurrence'>
type Create = Args<'createOccurrence'>['body']
type Edit = Args<'updateOccurrence'>['body']

/** A new class of one of the caller's courses, or a new event. */
export function newOccurrence(form: Create, context: Context): Partial<Occurrence> {
  const { entityId, entityType } = form
  if (entityType === 'courses') assertSchedulable(entityId, context)
  else if (!form.name) throw invalid('Required', 'name')
  return { entityId, entityType, ...valuesOf(form, { owner: self(context), entityType }, context) }
}

/** A class with the edited values. */
export function editedOccurrence(o: Occurrence, form: Edit, context: Context): Partial<Occurrence> {
  const { capacity = o.capacity } = form
  if (capacity < o.numberOfRegistrants && capacity < o.capacity)
    throw conflict(`${o.numberOfRegistrants} students are registered. Move or remove some first.`)
  const { startsAt, entityType } = o
  return valuesOf(form, { owner: ownerOf(context.db, o), entityType, startsAt }, context)
}

function assertSchedulable(courseId: string, context: Context) {
  const course = context.db.course.get(courseId)
  if (!course) throw invalid('There is no such course.', 'entityId')
  if (course.instructorId !== self(context)) throw forbidden()
  if (course.isArchived) throw conflict('You cannot add classes to an archived course.')
}

type Known = { owner: string; entityType: Create['entityType']; startsAt?: number }

function valuesOf(form: Edit, { owner, entityType, ...before }: Known, { db }: Context) {
  const { dates, instructorIds, promotionId, name, ...values } = form
  if (name !== undefined && entityType === 'courses')
    throw invalid('A class has the name of its course.', 'name')
  const broken = dates && brokenDates(dates)
  if (broken?.length) throw new Refusal(422, ...broken)
  const startsAt = dates ? Date.parse(dates[0]?.startTime ?? '') : before.startsAt
  if (promotionId) assertRuns(promotionId, startsAt ?? 0, db)
  const teachers = instructorIds && [...new Set([owner, ...instructorIds])]
  if (teachers?.some((id) => !db.instructor.get(id)))
    throw invalid('There is no such instructor.', 'instructorIds')
  return {
    ...values,
    ...(name !== undefined && { name }),
    ...(promotionId !== undefined && { promotionId }),
    ...(teachers ? { instructorIds: teachers } : before.startsAt === undefined && { instructorIds: [owner] }),
    ...(dates && {
      dates: dates.map((day) => ({ guid: crypto.randomUUID(), ...day })),
      startsAt: startsAt ?? 0,
      endsAt: Date.parse(dates.at(-1)?.endTime ?? ''),
    }),
  }
}

/** Refuses a promotion that is not active when the class starts. */
function assertRuns(promotionId: string, startsAt: number, db: Context['db']) {
  const promotion = db.promotion.get(promotionId)
  if (!promotion) throw invalid('There is no such promotion.', 'promotionId')
  if (startsAt < Date.parse(promotion.startTime) || startsAt > Date.parse(promotion.endTime))
    throw invalid('The promotion is not active on the class date.', 'promotionId')
}
