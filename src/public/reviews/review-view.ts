import type { ReviewListDocument } from '../../api/generated/training.types.ts'
import { slugify } from '../../lib/slug.ts'
import { formatDay } from '../../lib/venue-time.ts'
import { paths } from '../../paths.ts'

/** A review, as visitors see it. */
export type ReviewView = {
  id: string
  author: string
  rating: number
  comment: string
  /** The course of the class, if its name is known. */
  course: { name: string; path: string } | undefined
  /** The day of the class or, if unknown, the day of the review. */
  when: string
  reply: { comment: string; when: string } | undefined
}

/** What tells a course of an instructor from others: many have the same name. */
export type TaughtCourse = { id: string; name: string; city: string; state: string }

/** The class that a review is of, without its dates; undefined if the list does not include it. */
export function reviewedClass({ included = [] }: Pick<ReviewListDocument, 'included'>, occurrenceId: string) {
  const occurrence = included.find((one) => one.type === 'occurrences' && one.id === occurrenceId)
  return occurrence?.type === 'occurrences' ? occurrence.attributes : undefined
}

/**
 * The reviews of a list. The author of an anonymous review is called a verified student (spec §3).
 * @param courses names the courses of the reviews; a review of any other course does not say what it is of
 */
export function reviewViews(list: ReviewListDocument, courses: readonly TaughtCourse[] = []): ReviewView[] {
  const { data, included = [] } = list
  const startOf = (occurrenceId: string) => {
    const [first] = reviewedClass(list, occurrenceId)?.dateIds ?? []
    const date = included.find((one) => one.type === 'dates' && one.id === first)
    return date?.type === 'dates' ? date.attributes.startTime : undefined
  }
  return data.map(({ id, attributes }) => {
    const { isPublic, firstName, lastNameInitial, comment, rating, replyId, occurrenceId, createdAt } =
      attributes
    const reply = included.find((one) => one.type === 'replies' && one.id === replyId)
    const start = startOf(occurrenceId)
    const courseId = reviewedClass(list, occurrenceId)?.courseId
    const course = courses.find((one) => one.id === courseId)
    return {
      id,
      author:
        isPublic && firstName
          ? [firstName, lastNameInitial && `${lastNameInitial}.`].filter(Boolean).join(' ')
          : 'Verified student',
      rating,
      comment,
      course: course && {
        name: `${course.name} in ${course.city}, ${course.state}`,
        path: paths.publicClass(slugify(course.name), course.id),
      },
      when: start ? `Class of ${formatDay(start)}` : formatDay(createdAt),
      reply:
        reply?.type === 'replies'
          ? { comment: reply.attributes.comment, when: formatDay(reply.attributes.createdAt) }
          : undefined,
    }
  })
}
