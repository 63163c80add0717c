import { expect, test } from 'vitest'
import type { ReplyResource, ReviewAttributes } from '../../api/generated/training.types.ts'
import { entriesOf, reviewerName, type ReviewPage, withoutReply, withReply } from './review-entry.ts'

const attributes: ReviewAttributes = {
  comment: 'Patient and thorough.',
  createdAt: '2026-11-10T18:00:00Z',
  rating: 5,
  occurrenceId: '501',
  replyId: null,
  isPublic: true,
  firstName: 'Ana',
  lastNameInitial: 'S',
}
const reply = (comment: string): ReplyResource => ({
  id: '411',
  type: 'replies',
  attributes: {
    reviewId: '401',
    instructorId: '101',
    comment,
    createdAt: '2026-11-11T08:00:00Z',
    updatedAt: '2026-11-11T08:00:00Z',
    crmId: null,
  },
})
const DAY = { startTime: '2026-11-05T09:00:00-06:00', endTime: '2026-11-05T17:00:00-06:00' }
const page: ReviewPage = {
  data: [
    { id: '401', type: 'reviews', attributes },
    { id: '402', type: 'reviews', attributes: { ...attributes, occurrenceId: 'not included' } },
  ],
  included: [
    {
      id: '501',
      type: 'occurrences',
      attributes: { courseId: '301', dateIds: ['d1', 'not included'], instructorIds: ['101'] },
    },
    { id: 'd1', type: 'dates', attributes: DAY },
  ],
  meta: { total: 2, totalPages: 1 },
}

test.each<[string, Partial<ReviewAttributes>, string]>([
  ['a name and an initial', {}, 'Ana S.'],
  ['an initial with its dot', { lastNameInitial: 'S.' }, 'Ana S.'],
  ['a first name alone', { lastNameInitial: '' }, 'Ana'],
  ['a private review', { isPublic: false }, 'Verified student'],
  ['no name at all', { firstName: '' }, 'Verified student'],
])('a reviewer is named by %s', (_, changed, name) =>
  expect(reviewerName({ ...attributes, ...changed })).toBe(name),
)

test('an entry has what was included, and does without the rest', () => {
  const [first, second] = entriesOf(page)
  expect(first).toMatchObject({ courseId: '301', days: [DAY], instructors: [], reply: undefined })
  expect(second).toMatchObject({ courseId: undefined, days: [], instructors: [] })
})

test('a review has its reply at once, edited or not, and loses it again', () => {
  const replied = withReply(page, reply('Thank you.'))
  expect(entriesOf(replied ?? page).map((entry) => entry.reply?.attributes.comment)).toEqual([
    'Thank you.',
    undefined,
  ])
  const edited = withReply(replied, reply('Thank you, Ana.'))
  expect(entriesOf(edited ?? page)[0]?.reply?.attributes.comment).toBe('Thank you, Ana.')
  expect(edited?.included).toHaveLength(3)
  expect(withoutReply(edited, '401', '411')).toEqual(page)
})

test('a page that was asked for without replies gets none', () => {
  const bare: ReviewPage = { data: page.data, meta: page.meta }
  expect(withReply(bare, reply('Thank you.'))).toMatchObject({
    data: [{ attributes: { replyId: '411' } }, {}],
  })
  expect(withReply(bare, reply('Thank you.'))?.included).toBeUndefined()
  expect(withReply(undefined, reply('Thank you.'))).toBeUndefined()
})
