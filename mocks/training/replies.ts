import type { Row } from '../db/rows.ts'
import type { Context, Handlers } from '../handler.ts'
import { conflict, forbidden, notFound } from '../refusal.ts'
import { self, taughtOccurrence } from './access.ts'
import { resourceOf } from './resources.ts'

export const replies = {
  createReply({ id, body: { comment } }, context) {
    const { db, now } = context
    const review = db.review.get(id)
    if (!review) throw notFound()
    taughtOccurrence(context, review.occurrenceId, forbidden)
    if (review.replyId) throw conflict('This review already has a reply.')
    const at = new Date(now).toISOString()
    const reply = db.reply.create({
      reviewId: id,
      instructorId: self(context),
      comment,
      createdAt: at,
      updatedAt: at,
    })
    db.review.update(id, { replyId: reply.id })
    return { data: replyResource(reply) }
  },

  updateReply({ id, replyId, body }, context) {
    ownReply(id, replyId, context)
    const updatedAt = new Date(context.now).toISOString()
    return { data: replyResource(context.db.reply.update(replyId, { ...body, updatedAt })) }
  },

  deleteReply({ id, replyId }, context) {
    ownReply(id, replyId, context)
    context.db.reply.remove(replyId)
    context.db.review.update(id, { replyId: null })
    return undefined
  },
} satisfies Partial<Handlers>

function ownReply(reviewId: string, replyId: string, { db, actor }: Context) {
  const reply = db.reply.get(replyId)
  if (reply?.reviewId !== reviewId) throw notFound()
  if (reply.instructorId !== actor?.userId) throw forbidden()
}

export const replyResource = (row: Row<'reply'>) => resourceOf('replies', row)
