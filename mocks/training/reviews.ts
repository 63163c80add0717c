import { courseIdOf, latestReview } from '../db/indexes.ts'
import { paged } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { Answer } from '../../src/api/generated/training.types.ts'
import type { Context, Handlers } from '../handler.ts'
import { notFound } from '../refusal.ts'
import { self } from './access.ts'
import { replyResource } from './replies.ts'
import { instructorSummary, rowsOf } from './resources.ts'

type Asked = { include?: ('occurrence' | 'reply')[]; page?: number; perPage?: number }
type Included = NonNullable<Answer<'listOwnReviews'>['included']>

export const reviews = {
  listOwnReviews: (asked, context) => listOf(self(context), asked, context),

  listInstructorReviews({ id, ...asked }, context) {
    if (!context.db.instructor.get(id)) throw notFound()
    return listOf(id, asked, context)
  },
} satisfies Partial<Handlers>

/** The reviews of the classes that an instructor teaches, latest first. */
function listOf(instructorId: string, { include = [], ...asked }: Asked, context: Context) {
  const { db } = context
  const all = [...db.occurrence.of('taughtBy', instructorId).keys()]
    .flatMap((id) => [...db.review.of('occurrenceId', id).values()])
    .toSorted(latestReview)
  const { rows, ...meta } = paged(all, asked)
  const included: Included = [
    ...(include.includes('occurrence') ? aboutClasses(rows, context) : []),
    ...(include.includes('reply')
      ? rowsOf(
          rows.map((row) => row.replyId),
          db.reply.get,
        ).map(replyResource)
      : []),
  ]
  return { data: rows.map(resource), ...(include.length && { included }), meta }
}

/** The classes of the reviews, with their days and instructors. */
function aboutClasses(rows: readonly Row<'review'>[], context: Context): Included {
  const { db } = context
  const classes = rowsOf(
    rows.map((row) => row.occurrenceId),
    db.occurrence.get,
  )
  const teachers = rowsOf(
    classes.flatMap((row) => row.instructorIds),
    db.instructor.get,
  )
  return [
    ...classes.map((row) => ({
      id: row.id,
      type: 'occurrences' as const,
      attributes: {
        courseId: courseIdOf(row) ?? null,
        dateIds: row.dates.map(({ guid }) => guid),
        instructorIds: [...row.instructorIds],
      },
    })),
    ...classes.flatMap(({ dates }) =>
      dates.map(({ guid, startTime, endTime }) => ({
        id: guid,
        type: 'dates' as const,
        attributes: { startTime, endTime },
      })),
    ),
    ...teachers.map((row) => instructorSummary(row, context)),
  ]
}

/** A private review is sent without its author's name. */
const resource = (row: Row<'review'>) => ({
  id: row.id,
  type: 'reviews' as const,
  attributes: {
    comment: row.comment,
    createdAt: row.createdAt,
    rating: row.rating,
    occurrenceId: row.occurrenceId,
    replyId: row.replyId,
    isPublic: row.isPublic,
    ...(row.isPublic && {
      firstName: row.firstName,
      lastNameInitial: String.fromCodePoint(row.lastName.codePointAt(0) ?? 46),
    }),
  },
})
