import { describe } from 'vitest'
import { rest } from '../rest.ts'
import {
  dana,
  elsewhere,
  idempotencyKey,
  member,
  open,
  registrant,
  reply,
  review,
  shared,
  stale,
} from './given.ts'

describe('Reviews', () => {
  const both = { include: ['occurrence' as const, 'reply' as const], page: 1, perPage: 10 }
  rest('listOwnReviews', 200, { given: [dana, reply()], args: both, example: 'withBoth' })
  rest('listOwnReviews', 200, {
    given: [dana, review({ id: '402', isPrivate: true })],
    args: { page: 1, perPage: 10 },
    example: 'private',
  })
  rest('listOwnReviews', 401, { ...stale, args: both })
  rest('listOwnReviews', 403, { given: [member], args: both })
  rest('listOwnReviews', 422, { given: [dana], args: { ...both, page: 0 } })

  const profile = { ...both, id: '101' }
  rest('listInstructorReviews', 200, { given: [reply()], args: profile, example: 'withBoth', ...open })
  rest('listInstructorReviews', 404, { given: [], args: profile, ...open })
  rest('listInstructorReviews', 422, {
    given: [reply()],
    args: { ...profile, page: 0 },
    ...open,
  })
})

describe('Replies', () => {
  const add = { id: '401', body: 'thanks' }
  rest('createReply', 201, { given: [dana, review()], args: { ...add, idempotencyKey } })
  rest('createReply', 201, { given: [dana, review(shared)], args: add, name: 'as co-instructor' })
  rest('createReply', 401, { ...stale, args: add })
  rest('createReply', 403, { given: [dana, review(elsewhere)], args: add })
  rest('createReply', 404, { given: [dana], args: add })
  rest('createReply', 409, { given: [dana, reply()], args: add })
  rest('createReply', 422, {
    given: [dana, review()],
    args: { id: '401', body: { comment: '' } },
  })

  const one = { id: '401', replyId: '411' }
  const edit = { ...one, body: 'thanks' }
  const foreign = reply({ ...elsewhere, authorId: '102' })
  rest('updateReply', 200, { given: [dana, reply()], args: edit })
  rest('updateReply', 401, { ...stale, args: edit })
  rest('updateReply', 403, { given: [dana, foreign], args: edit })
  rest('updateReply', 404, { given: [dana, review()], args: edit })
  rest('updateReply', 422, {
    given: [dana, reply()],
    args: { ...one, body: { comment: '' } },
  })

  rest('deleteReply', 204, { given: [dana, reply()], args: one })
  rest('deleteReply', 401, { ...stale, args: one })
  rest('deleteReply', 403, { given: [dana, foreign], args: one })
  rest('deleteReply', 404, { given: [dana, review()], args: one })
})

describe('A registrant’s review', () => {
  const one = { id: '9001' }
  rest('getRegistrantReview', 200, { given: [review()], args: one, ...open })
  rest('getRegistrantReview', 404, { given: [registrant({ isPast: true })], args: one, ...open })

  const add = { ...one, body: 'fiveStars' }
  const six = { rating: 6, comment: '', isPublic: true }
  rest('createRegistrantReview', 201, {
    given: [registrant({ isPast: true })],
    args: { ...add, idempotencyKey },
    ...open,
  })
  rest('createRegistrantReview', 404, { given: [], args: add, ...open })
  rest('createRegistrantReview', 409, { given: [registrant()], args: add, example: 'notOver', ...open })
  rest('createRegistrantReview', 409, { given: [review()], args: add, example: 'alreadyReviewed', ...open })
  rest('createRegistrantReview', 422, {
    given: [registrant({ isPast: true })],
    args: { ...one, body: six },
    ...open,
  })

  const edit = { ...one, reviewId: '401', body: 'fourStars' }
  rest('updateRegistrantReview', 200, { given: [review()], args: edit, ...open })
  rest('updateRegistrantReview', 404, { given: [registrant({ isPast: true })], args: edit, ...open })
  rest('updateRegistrantReview', 422, {
    given: [review()],
    args: { ...one, reviewId: '401', body: { rating: 0 } },
    ...open,
  })
})
