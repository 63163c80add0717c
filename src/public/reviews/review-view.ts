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

type Included = NonNullable<ReviewListDocument['included']>[number]

/** Finds what a list includes. A list can have 500 reviews, so it is not looked through for each of them. */
export function includedIn({ included = [] }: ReviewListDocument) {
  const byTypeAndId = new Map(included.map((one) => [`${one.type} ${one.id}`, one]))
  return <Type extends Included['type']>(type: Type, id: string | null | undefined) =>
    byTypeAndId.get(`${type} ${id}`)?.attributes as
      Extract<Included, { type: Type }>['attributes'] | undefined
}

/**
 * Reviews as visitors see them. The author of an anonymous review is called a verified student (spec §3).
 * @param included finds what their list includes
 * @param courses names the courses of the reviews; a review of any other course does not say what it is of
 */
export const reviewViews = (
  reviews: ReviewListDocument['data'],
  included: ReturnType<typeof includedIn>,
  courses: readonly TaughtCourse[] = [],
): ReviewView[] =>
  reviews.map(({ id, attributes }) => {
    const { isPublic, firstName, lastNameInitial, comment, rating, replyId, occurrenceId, createdAt } =
      attributes
    const reply = included('replies', replyId)
    const reviewed = included('occurrences', occurrenceId)
    const start = included('dates', reviewed?.dateIds[0])?.startTime
    const course = courses.find((one) => one.id === reviewed?.courseId)
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
      reply: reply && { comment: reply.comment, when: formatDay(reply.createdAt) },
    }
  })
