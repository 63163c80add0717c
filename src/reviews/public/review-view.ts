import type { ReviewListDocument } from '../../api/generated/training.types.ts'
import { formatDay } from '../../lib/venue-time.ts'

/** A review, as visitors see it. */
export type ReviewView = {
  id: string
  author: string
  rating: number
  comment: string
  /** The day of the class or, if unknown, the day of the review. */
  when: string
  reply: { comment: string; when: string } | undefined
}

/** The reviews of a list. The author of an anonymous review is called a verified student (spec §3). */
export function reviewViews({ data, included = [] }: ReviewListDocument): ReviewView[] {
  const startOf = (occurrenceId: string) => {
    const occurrence = included.find((one) => one.type === 'occurrences' && one.id === occurrenceId)
    const [first] = occurrence?.type === 'occurrences' ? occurrence.attributes.dateIds : []
    const date = included.find((one) => one.type === 'dates' && one.id === first)
    return date?.type === 'dates' ? date.attributes.startTime : undefined
  }
  return data.map(({ id, attributes }) => {
    const { isPublic, firstName, lastNameInitial, comment, rating, replyId, occurrenceId, createdAt } =
      attributes
    const reply = included.find((one) => one.type === 'replies' && one.id === replyId)
    const start = startOf(occurrenceId)
    return {
      id,
      author:
        isPublic && firstName
          ? [firstName, lastNameInitial && `${lastNameInitial}.`].filter(Boolean).join(' ')
          : 'Verified student',
      rating,
      comment,
      when: start ? `Class of ${formatDay(start)}` : formatDay(createdAt),
      reply:
        reply?.type === 'replies'
          ? { comment: reply.attributes.comment, when: formatDay(reply.attributes.createdAt) }
          : undefined,
    }
  })
}
