import { describe, expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import {
  createRegistrantReview,
  createReply,
  deleteRegistrant,
  deleteReply,
  getCourse,
  getInstructor,
  getRegistrantReview,
  listInstructorReviews,
  listOwnReviews,
  updateRegistrantReview,
  updateReply,
} from '../../src/api/generated/training.calls.ts'
import { statusOf } from '../support/refused.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock()
const { id } = PEOPLE.instructor
const COURSE = `c-${id}-0`
/** A registrant of a class that ended five days ago and has no review. */
const REGISTRANT = `r-${id}-0-1-0`
const body = { rating: 2, comment: 'Too short', isPublic: true }

const ratings = async () => {
  const course = (await getCourse({ id: COURSE })).data.attributes
  const instructor = (await getInstructor({ id })).data.attributes
  return [course, instructor].map(({ averageReviewRating, totalReviewCount }) => ({
    averageReviewRating,
    totalReviewCount,
  }))
}

describe('reviews of an instructor', () => {
  test('come latest first, one page at a time, as many as the profile counts', async () => {
    mock.as('instructor')
    const { data, meta } = await listOwnReviews({ page: 1, perPage: 5 })
    expect(data).toHaveLength(5)
    const dates = data.map(({ attributes }) => attributes.createdAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const { attributes } = (await getInstructor({ id })).data
    expect(meta.total).toBe(attributes.totalReviewCount)
    expect(attributes.averageReviewRating).toBeGreaterThan(1)
  })

  test('have no name if they are private', async () => {
    const { data } = await listInstructorReviews({ id, perPage: 0 })
    const hidden = data.filter(({ attributes }) => !attributes.isPublic)
    expect(hidden.length).toBeGreaterThan(0)
    for (const { attributes } of hidden)
      expect(Object.keys(attributes)).not.toEqual(expect.arrayContaining(['firstName']))
    for (const { attributes } of data.filter((review) => review.attributes.isPublic))
      expect(attributes.lastNameInitial).toHaveLength(1)
  })

  test('include class, days, instructors and replies on request', async () => {
    const { data, included = [] } = await listInstructorReviews({
      id,
      perPage: 0,
      include: ['occurrence', 'reply'],
    })
    const idsOf = (type: string) => included.filter((one) => one.type === type).map((one) => one.id)
    expect(new Set(data.map(({ attributes }) => attributes.occurrenceId))).toEqual(
      new Set(idsOf('occurrences')),
    )
    expect(idsOf('instructors')).toEqual([id])
    expect(idsOf('dates').length).toBeGreaterThan(0)
    expect(idsOf('replies').toSorted()).toEqual(
      data.flatMap(({ attributes }) => attributes.replyId ?? []).toSorted(),
    )
  })
})

describe('writing a review', () => {
  test('changes the averages of course and instructor, also when it is edited', async () => {
    const [course, instructor] = await ratings()
    const { data } = await createRegistrantReview({ id: REGISTRANT, body })
    const [rated, ratedInstructor] = await ratings()
    expect(rated?.totalReviewCount).toBe((course?.totalReviewCount ?? 0) + 1)
    expect(rated?.averageReviewRating).toBeLessThan(course?.averageReviewRating ?? 0)
    expect(ratedInstructor?.totalReviewCount).toBe((instructor?.totalReviewCount ?? 0) + 1)

    await updateRegistrantReview({ id: REGISTRANT, reviewId: data.id, body: { rating: 5 } })
    const [better] = await ratings()
    expect(better?.totalReviewCount).toBe(rated?.totalReviewCount)
    expect(better?.averageReviewRating).toBeGreaterThan(rated?.averageReviewRating ?? 5)
    expect((await getRegistrantReview({ id: REGISTRANT })).data.attributes).toEqual({
      ...body,
      rating: 5,
      occurrenceId: `o-${id}-0-1`,
    })
  })

  test.each([
    ['before the class has ended', `r-${id}-0-3-0`, 409],
    ['by nobody', 'r-unknown', 404],
    ['by someone who was removed', `r-${id}-0-1-12`, 404],
  ])('is refused %s', async (_, registrant, status) => {
    expect(await statusOf(createRegistrantReview({ id: registrant, body }))).toBe(status)
    expect(await statusOf(getRegistrantReview({ id: registrant }))).toBe(404)
  })

  test('can still be edited after the student was removed', async () => {
    const { data } = await createRegistrantReview({ id: REGISTRANT, body })
    mock.as('instructor')
    await deleteRegistrant({ id: REGISTRANT })
    const { data: edited } = await updateRegistrantReview({
      id: REGISTRANT,
      reviewId: data.id,
      body: { rating: 4 },
    })
    expect(edited.attributes.rating).toBe(4)
  })

  test('is possible once', async () => {
    await createRegistrantReview({ id: REGISTRANT, body })
    expect(await statusOf(createRegistrantReview({ id: REGISTRANT, body }))).toBe(409)
  })
})

test('replies are one per review, and their author can edit and delete them', async () => {
  const { data: review } = await createRegistrantReview({ id: REGISTRANT, body })
  mock.as('instructor')
  const { data: reply } = await createReply({ id: review.id, body: { comment: 'Thank you' } })
  const replyIdOf = async () =>
    (await listOwnReviews({ perPage: 0 })).data.find((one) => one.id === review.id)?.attributes.replyId
  expect(await replyIdOf()).toBe(reply.id)
  expect(await statusOf(createReply({ id: review.id, body: { comment: 'Again' } }))).toBe(409)
  const one = { id: review.id, replyId: reply.id }
  const { data: edited } = await updateReply({ ...one, body: { comment: 'Thanks' } })
  expect(edited.attributes.comment).toBe('Thanks')
  await deleteReply(one)
  expect(await replyIdOf()).toBeNull()
  expect(await statusOf(deleteReply(one))).toBe(404)
})
