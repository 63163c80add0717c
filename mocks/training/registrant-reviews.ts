import type { Row } from '../db/rows.ts'
import type { Context, Handlers } from '../handler.ts'
import { conflict, notFound } from '../refusal.ts'
import { isPast } from '../rules/occurrence.ts'
import { rate } from './ratings.ts'

/** Reviews by students. A student needs only their registrant ID, which is in the email. */
export const registrantReviews = {
  getRegistrantReview({ id }, context) {
    const review = reviewOf(id, context)
    if (!review) throw notFound()
    return { data: resource(review) }
  },

  createRegistrantReview({ id, body }, context) {
    const { db, now } = context
    const { firstName, lastName, occurrence } = attendant(id, context)
    if (!isPast(occurrence, now)) throw conflict('A class can be reviewed after it ends.')
    if (reviewOf(id, context)) throw conflict('You have already reviewed this class.')
    const review = db.review.create({
      ...body,
      occurrenceId: occurrence.id,
      registrantId: id,
      firstName,
      lastName,
      createdAt: new Date(now).toISOString(),
    })
    rate(occurrence, { stars: body.rating, reviews: 1 }, db)
    return { data: resource(review) }
  },

  updateRegistrantReview({ id, reviewId, body }, context) {
    const review = reviewOf(id, context)
    // The class the review is about: its author may have moved to another one since.
    const occurrence = context.db.occurrence.get(review?.occurrenceId)
    if (review?.id !== reviewId || !occurrence) throw notFound()
    const { rating = review.rating } = body
    if (rating !== review.rating) rate(occurrence, { stars: rating - review.rating, reviews: 0 }, context.db)
    return { data: resource(context.db.review.update(reviewId, body)) }
  },
} satisfies Partial<Handlers>

/** A registrant who is still on a roster, and the class. */
function attendant(id: string, { db }: Context) {
  const registrant = db.registrant.get(id)
  const occurrence = db.occurrence.get(registrant?.occurrenceId)
  if (!registrant || registrant.removedAt || !occurrence) throw notFound()
  return { ...registrant, occurrence }
}

const reviewOf = (registrantId: string, { db }: Context): Row<'review'> | undefined =>
  db.review.of('registrantId', registrantId).values().next().value

const resource = ({ id, rating, comment, isPublic, occurrenceId }: Row<'review'>) => ({
  id,
  type: 'reviews' as const,
  attributes: { rating, comment, isPublic, occurrenceId },
})
