import { describe } from 'vitest'
import { anyone, rest } from '../rest.ts'
import {
  asCoInstructor,
  dana,
  elsewhere,
  idempotencyKey,
  member,
  registrant,
  reply,
  review,
  shared,
  stale,
} from './given.ts'

describe('Reviews', () => {
  const both = { include: ['occurrence' as const, 'reply' as const], page: 1, perPage: 10 }
  rest('listOwnReviews', 200, [dana, reply()], both, 'withBoth')
  rest(
    'listOwnReviews',
    200,
    [dana, review({ id: '402', isPrivate: true })],
    { page: 1, perPage: 10 },
    'private',
  )
  rest('listOwnReviews', 401, stale, both)
  rest('listOwnReviews', 403, [member], both)
  rest('listOwnReviews', 422, [dana], { ...both, page: 0 })

  const profile = { ...both, id: '101' }
  anyone('listInstructorReviews', 200, [reply()], profile, 'withBoth')
  anyone('listInstructorReviews', 404, [], profile)
  anyone('listInstructorReviews', 422, [reply()], { ...profile, page: 0 })
})

describe('Replies', () => {
  const add = { id: '401', body: 'thanks' }
  rest('createReply', 201, [dana, review()], { ...add, idempotencyKey })
  rest('createReply', 201, [dana, review(shared)], add, asCoInstructor)
  rest('createReply', 401, stale, add)
  rest('createReply', 403, [dana, review(elsewhere)], add)
  rest('createReply', 404, [dana], add)
  rest('createReply', 409, [dana, reply()], add)
  rest('createReply', 422, [dana, review()], { id: '401', body: { comment: '' } })

  const one = { id: '401', replyId: '411' }
  const edit = { ...one, body: 'thanks' }
  const foreign = reply({ ...elsewhere, authorId: '102' })
  rest('updateReply', 200, [dana, reply()], edit)
  rest('updateReply', 401, stale, edit)
  rest('updateReply', 403, [dana, foreign], edit)
  rest('updateReply', 404, [dana, review()], edit)
  rest('updateReply', 422, [dana, reply()], { ...one, body: { comment: '' } })

  rest('deleteReply', 204, [dana, reply()], one)
  rest('deleteReply', 401, stale, one)
  rest('deleteReply', 403, [dana, foreign], one)
  rest('deleteReply', 404, [dana, review()], one)
})

describe('A registrant’s review', () => {
  const one = { id: '9001' }
  anyone('getRegistrantReview', 200, [review()], one)
  anyone('getRegistrantReview', 404, [registrant({ isPast: true })], one)

  const add = { ...one, body: 'fiveStars' }
  const six = { rating: 6, comment: '', isPublic: true }
  anyone('createRegistrantReview', 201, [registrant({ isPast: true })], { ...add, idempotencyKey })
  anyone('createRegistrantReview', 404, [], add)
  anyone('createRegistrantReview', 409, [registrant()], add, 'notOver')
  anyone('createRegistrantReview', 409, [review()], add, 'alreadyReviewed')
  anyone('createRegistrantReview', 422, [registrant({ isPast: true })], { ...one, body: six })

  const edit = { ...one, reviewId: '401', body: 'fourStars' }
  anyone('updateRegistrantReview', 200, [review()], edit)
  anyone('updateRegistrantReview', 404, [registrant({ isPast: true })], edit)
  anyone('updateRegistrantReview', 422, [review()], { ...one, reviewId: '401', body: { rating: 0 } })
})
