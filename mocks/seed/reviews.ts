import type { Row } from '../db/rows.ts'
import { classSizesOf } from './occurrences.ts'
import { between, pick, random } from './random.ts'
import { registrantRows } from './rosters.ts'

const DAY = 86_400_000
/** By the number of stars, from none. Some people give stars only. */
const COMMENTS = [
  [''],
  ['We started forty minutes late and skipped a third of the material. I expected more for the price.'],
  [
    'Too many students for one instructor. I waited most of the afternoon for my turn.',
    'The content is fine, but it was read aloud from the slides.',
  ],
  [
    'Good content. The room was cold, and the lunch break was short.',
    'Useful, but the pace was too fast for somebody who is new to this.',
    '',
  ],
  [
    'Well prepared and friendly. I would have liked more time to practice.',
    'Solid class. Bring a jacket and your own water.',
    'Covered everything that was promised, with real examples. Parking is a walk away.',
    '',
  ],
  [
    'Patient, clear and thorough. I learned more in a day than in a year by myself.',
    'I came in nervous and left confident. Nobody was made to feel slow.',
    'Answered every question, even the ones I was embarrassed to ask.',
    'My wife and I took it together. We are still talking about the scenarios.',
    'The instructor noticed my grip in the first minute and fixed a habit of ten years.',
    'Worth the two-hour drive. The part about the law alone was.',
    'Everyone felt welcome, beginners too. I already signed up for the next one.',
    'Organized to the minute, with safety first all day and a sense of humor.',
    '',
  ],
] as const
const REPLIES = [
  'Thank you for coming, and for taking the time to write.',
  'It was a pleasure to have you in class. See you at the next one!',
  'Thank you! Keep practicing, and call me with any question.',
]
const APOLOGY =
  'Thank you for being honest. I have changed the schedule, and your next class with me is free.'

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
      const plan = { ordinal, line, rating, comment: pick(next, COMMENTS[rating] ?? ['']) }
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
        comment: said.rating <= 3 ? APOLOGY : pick(random(`reply ${id}`), REPLIES),
        createdAt: at(written + DAY),
        updatedAt: at(written + DAY),
        crmId: null,
      })
  }
  return { reviews, replies }
}
