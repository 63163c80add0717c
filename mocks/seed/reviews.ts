import type { Row } from '../db/rows.ts'
import { classSizesOf } from './occurrences.ts'
import { between, pick, random } from './random.ts'
import { registrantRows } from './rosters.ts'

const DAY = 86_400_000
const COMMENTS = [
  'Patient, clear and thorough. I learned more in a day than in a year by myself.',
  'The range time was worth the drive.',
  'Good content; the room was cold and the lunch break short.',
  'Answered every question, even mine.',
  'I would have liked more time with live fire.',
  'Everyone felt welcome, beginners too.',
  '',
]
const REPLY = 'Thank you for coming, and for taking the time to write.'

type Plan = {
  ordinal: number
  line: number
  rating: number
  comment: string
  isPublic: boolean
  isReplied: boolean
}

/**
 * Plans who reviews the graded classes of a course without building the classes, because averages must not cost a
 * roster.
 */
function plansOf(courseId: string): Plan[] {
  const graded = classSizesOf(courseId).flatMap(({ isGraded, registrants }, ordinal) =>
    isGraded ? [{ ordinal, registrants }] : [],
  )
  return graded.flatMap(({ ordinal, registrants }) => {
    const next = random(`${courseId} reviews ${ordinal}`)
    return Array.from({ length: registrants }, (_, line) => line).flatMap((line): Plan[] => {
      if (next() < 0.6) return []
      const rating = Math.max(1, 5 - Math.floor(next() ** 2 * 4))
      const plan = { ordinal, line, rating, comment: pick(next, COMMENTS) }
      return [{ ...plan, isPublic: next() < 0.8, isReplied: next() < 0.4 }]
    })
  })
}

/** The total stars and the number of the seeded reviews of courses. */
export const ratingOf = (courseIds: readonly string[]) => {
  const plans = courseIds.flatMap(plansOf)
  return {
    ratingTotal: plans.reduce((sum, { rating }) => sum + rating, 0),
    reviewCount: plans.length,
  }
}

/**
 * The seeded reviews of a course and the replies to them.
 * @param classes the seeded classes of the course
 */
export function reviewRows(courseId: string, classes: readonly Row<'occurrence'>[], epoch: number) {
  const reviews: Row<'review'>[] = []
  const replies: Row<'reply'>[] = []
  for (const { ordinal, line, isReplied, ...said } of plansOf(courseId)) {
    const occurrence = classes[ordinal]
    const registrant = occurrence && registrantRows(occurrence, epoch)[line]
    if (!registrant) continue
    const { firstName, lastName } = registrant
    const id = `v${registrant.id.slice(1)}`
    const written = occurrence.endsAt + between(random(id), 1, 4) * DAY
    const replyId = isReplied ? `y${registrant.id.slice(1)}` : null
    const at = (instant: number) => new Date(Math.min(instant, epoch)).toISOString()
    const review = {
      id,
      occurrenceId: occurrence.id,
      registrantId: registrant.id,
      firstName,
      lastName,
      replyId,
    }
    reviews.push({ ...review, ...said, createdAt: at(written) })
    if (replyId)
      replies.push({
        id: replyId,
        reviewId: id,
        instructorId: occurrence.instructorIds[0] ?? '',
        comment: REPLY,
        createdAt: at(written + DAY),
        updatedAt: at(written + DAY),
        crmId: null,
      })
  }
  return { reviews, replies }
}
