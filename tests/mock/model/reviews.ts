import * as fc from 'fast-check'
import type { Line, Model } from './model.ts'
import { by, type By, lines, played, step } from './step.ts'

type Stars = { stars: number }

async function write(model: Model, line: Line, { stars }: Stars) {
  const body = { rating: stars, comment: '', isPublic: true }
  const path = `registrants/${line.id}/reviews`
  const done = await played(model.expected.review(line), 'helper', 'POST', path, body)
  if (done) line.review = { id: done.data.id, class: line.class, stars }
}

async function editReview(model: Model, line: Line, { stars }: Stars) {
  const path = `registrants/${line.id}/reviews/${line.review?.id}`
  const done = await played(model.expected.editReview(line), 'helper', 'PATCH', path, { rating: stars })
  if (done && line.review) line.review.stars = stars
}

async function reply(model: Model, line: Line, { who }: By) {
  const path = `reviews/${line.review?.id}/replies`
  const done = await played(model.expected.reply(who, line), who, 'POST', path, { comment: 'Thanks' })
  if (done && line.review) line.review.reply = { id: done.data.id, by: who }
}

const pathOf = ({ review }: Line) => `reviews/${review?.id}/replies/${review?.reply?.id}`

const editReply = (model: Model, line: Line, { who }: By) =>
  played(model.expected.changeReply(who, line, 200), who, 'PATCH', pathOf(line), { comment: 'Thank you' })

async function deleteReply(model: Model, line: Line, { who }: By) {
  const done = await played(model.expected.changeReply(who, line, 204), who, 'DELETE', pathOf(line))
  if (done) delete line.review?.reply
}

const reviewed = (model: Model) => model.lines.filter((line) => line.review)
const replied = (model: Model) => model.lines.filter((line) => line.review?.reply)
const someStars = fc.record({ stars: fc.integer({ min: 1, max: 5 }) })

export const ofReviews = [
  step('review', someStars, lines, write),
  step('editReview', someStars, reviewed, editReview),
  step('reply', by, reviewed, reply),
  step('editReply', by, replied, editReply),
  step('deleteReply', by, replied, deleteReply),
]
