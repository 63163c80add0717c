import { queryOptions } from '@tanstack/react-query'
import type { CourseDocument, ReviewListDocument } from '../../api/generated/training.types.ts'
import { keyOf } from '../../api/operation-ids.ts'
import { spreadOf } from '../../domain/ratings.ts'
import { listInstructorCourses, listInstructorReviews } from '../calls.ts'
import { includedIn, reviewViews, type TaughtCourse } from './review-view.ts'

/** In milliseconds. A class has few new reviews. */
const FRESH = 600_000
/** The API lists the reviews of an instructor only, so those of a course are looked for among this many, latest first. */
const LOOKED_THROUGH = 500
/** How many reviews to ask for if the course has none, and only some of the instructor's other classes are shown. */
const A_FEW = 20
/** Of this class, in the document, and of other classes. */
export const SOME_REVIEWS = 5
const OTHERS = 3

type Reviewed = Pick<CourseDocument['data'], 'id'> & {
  attributes: Pick<CourseDocument['data']['attributes'], 'instructorId' | 'totalReviewCount'>
}

/**
 * The reviews of a course, and some of other courses that visitors can open, both latest first.
 * @param most number of its own reviews; 0 for all
 */
export function reviewsOf(
  list: ReviewListDocument,
  courseId: string,
  courses: readonly TaughtCourse[],
  most = 0,
) {
  const included = includedIn(list)
  const names = new Set<string | null | undefined>(courses.map(({ id }) => id))
  const own: ReviewListDocument['data'] = []
  const others: ReviewListDocument['data'] = []
  for (const one of list.data) {
    const reviewed = included('occurrences', one.attributes.occurrenceId)?.courseId
    if (reviewed === courseId) own.push(one)
    else if (names.has(reviewed) && others.length < OTHERS) others.push(one)
  }
  return {
    own: reviewViews(most ? own.slice(0, most) : own, included),
    found: own.length,
    spread: spreadOf(own),
    others: reviewViews(others, included, courses),
    /** The number of all reviews of the instructor. */
    total: list.meta.total,
  }
}

/** The reviews under a class, reduced to what the page shows. @param most number of its own reviews; 0 for all */
export const classReviewsQuery = (
  { id, attributes: { instructorId, totalReviewCount } }: Reviewed,
  most: number,
) =>
  queryOptions({
    queryKey: [...keyOf('listInstructorReviews'), { course: id, most }] as const,
    staleTime: FRESH,
    async queryFn({ signal }) {
      const perPage = totalReviewCount > 0 ? LOOKED_THROUGH : A_FEW
      const [list, courses] = await Promise.all([
        listInstructorReviews({ id: instructorId, include: ['occurrence', 'reply'], perPage }, { signal }),
        // Only for the names of other classes. Without them, the page shows the reviews of this class.
        listInstructorCourses({ id: instructorId, filter: 'searchable' }, { signal }).catch(() => undefined),
      ])
      const names = courses?.data.map(({ id: course, attributes: { name, city, state } }) => ({
        id: course,
        name,
        city,
        state,
      }))
      return reviewsOf(list, id, names ?? [], most)
    },
  })
