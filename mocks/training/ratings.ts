// The stars of courses and instructors. They are stored as totals, because most reviews are not seeded yet when an
// average is requested.
import type { Database } from '../db/database.ts'
import { courseIdOf } from '../db/indexes.ts'
import type { Row } from '../db/rows.ts'

type Stars = { stars: number; reviews: number }
type Rated = { readonly ratingTotal: number; readonly reviewCount: number }

const moved = ({ ratingTotal, reviewCount }: Rated, { stars, reviews }: Stars) => ({
  ratingTotal: ratingTotal + stars,
  reviewCount: reviewCount + reviews,
})

/** Updates the averages of the course and of everyone who teaches the class. */
export function rate(occurrence: Row<'occurrence'>, more: Stars, db: Database) {
  const course = db.course.get(courseIdOf(occurrence))
  if (course) db.course.update(course.id, moved(course, more))
  rateInstructors(occurrence.instructorIds, more, db)
}

function rateInstructors(ids: readonly string[], more: Stars, db: Database) {
  for (const id of ids) {
    const instructor = db.instructor.get(id)
    if (instructor) db.instructor.update(id, moved(instructor, more))
  }
}

function starsOf(occurrenceId: string, db: Database): Stars {
  const reviews = [...db.review.of('occurrenceId', occurrenceId).values()]
  return { stars: reviews.reduce((sum, { rating }) => sum + rating, 0), reviews: reviews.length }
}

const negative = ({ stars, reviews }: Stars): Stars => ({ stars: -stars, reviews: -reviews })

/**
 * Adds or removes the stars of a class when its teachers change: an instructor's average covers the classes they teach.
 */
export function moveRatings(occurrence: Row<'occurrence'>, teachers: readonly string[], db: Database) {
  const before = occurrence.instructorIds
  const stars = starsOf(occurrence.id, db)
  if (!stars.reviews) return
  rateInstructors(
    teachers.filter((id) => !before.includes(id)),
    stars,
    db,
  )
  rateInstructors(
    before.filter((id) => !teachers.includes(id)),
    negative(stars),
    db,
  )
}

/** Removes the reviews of a class that is being deleted, and their stars. */
export function dropReviews(occurrence: Row<'occurrence'>, db: Database) {
  const reviews = [...db.review.of('occurrenceId', occurrence.id).values()]
  rate(occurrence, negative(starsOf(occurrence.id, db)), db)
  for (const { id, replyId } of reviews) {
    if (replyId) db.reply.remove(replyId)
    db.review.remove(id)
  }
}
