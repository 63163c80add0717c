import type { Row } from '../db/rows.ts'
import type { Context, Handlers } from '../handler.ts'
import { conflict, forbidden, invalid, notFound } from '../refusal.ts'
import { isGraded } from '../rules/occurrence.ts'
import { ownerOf, taughtOccurrence } from './access.ts'
import { occurrenceResource } from './occurrence.ts'
import { moveRatings } from './ratings.ts'

export const coInstructors = {
  addOccurrenceInstructor({ id, body: { instructorNumber } }, context) {
    const occurrence = changeable(id, context)
    const [instructor] = context.db.instructor.of('number', instructorNumber).values()
    if (!instructor) throw invalid('No instructor has this number.', 'instructorNumber')
    const { instructorIds } = occurrence
    if (instructorIds.includes(instructor.id)) throw conflict('This instructor already teaches the class.')
    return {
      data: occurrenceResource(teachBy(occurrence, [...instructorIds, instructor.id], context), context),
    }
  },

  removeOccurrenceInstructor({ id, instructorId }, context) {
    const occurrence = changeable(id, context)
    const { instructorIds } = occurrence
    if (!instructorIds.includes(instructorId)) throw notFound()
    if (instructorId === ownerOf(context.db, occurrence))
      throw conflict('The owner of the course cannot be removed from the class.')
    teachBy(
      occurrence,
      instructorIds.filter((held) => held !== instructorId),
      context,
    )
    return undefined
  },
} satisfies Partial<Handlers>

function changeable(id: string, context: Context): Row<'occurrence'> {
  const occurrence = taughtOccurrence(context, id, forbidden)
  if (isGraded(occurrence))
    throw conflict('Results have been submitted, so the class can no longer be changed.')
  return occurrence
}

function teachBy(occurrence: Row<'occurrence'>, instructorIds: string[], { db }: Context) {
  moveRatings(occurrence, instructorIds, db)
  return db.occurrence.update(occurrence.id, { instructorIds })
}
