import { expect, test } from 'vitest'
import type { ReviewListDocument } from '../../api/generated/training.types.ts'
import { reviewsOf } from './class-reviews.ts'
import { includedIn, reviewViews } from './review-view.ts'

const review = (id: string, more: Partial<ReviewListDocument['data'][number]['attributes']>) => ({
  id,
  type: 'reviews' as const,
  attributes: {
    comment: 'Good',
    createdAt: '2026-11-06T02:00:00Z',
    rating: 4,
    occurrenceId: '501',
    replyId: null,
    isPublic: true,
    ...more,
  },
})

const document: ReviewListDocument = {
  data: [
    review('1', { firstName: 'Ana', lastNameInitial: 'S', replyId: '9' }),
    review('2', { isPublic: false }),
    review('3', { isPublic: false, firstName: 'Leaked', lastNameInitial: 'N' }),
    review('4', { firstName: 'Bo', occurrenceId: 'gone' }),
  ],
  included: [
    {
      id: '501',
      type: 'occurrences',
      attributes: { courseId: '301', dateIds: ['d1'], instructorIds: ['101'] },
    },
    {
      id: 'd1',
      type: 'dates',
      attributes: { startTime: '2026-11-05T09:00:00-06:00', endTime: '2026-11-05T17:00:00-06:00' },
    },
    {
      id: '9',
      type: 'replies',
      attributes: {
        reviewId: '1',
        instructorId: '101',
        comment: 'Thank you',
        createdAt: '2026-11-07T12:00:00Z',
        updatedAt: '2026-11-07T12:00:00Z',
        crmId: null,
      },
    },
  ],
  meta: { total: 4, totalPages: 1 },
}

const views = reviewViews(document.data, includedIn(document))

test('reviews name only the students who agreed to it, and show the date of the class', () =>
  expect(views.map(({ author, when }) => [author, when])).toEqual([
    ['Ana S.', 'Class of Thu, Nov 5, 2026'],
    ['Verified student', 'Class of Thu, Nov 5, 2026'],
    ['Verified student', 'Class of Thu, Nov 5, 2026'],
    ['Bo', 'Fri, Nov 6, 2026'],
  ]))

test('a reply is shown with its review', () =>
  expect(views.map(({ reply }) => reply)).toEqual([
    { comment: 'Thank you', when: 'Sat, Nov 7, 2026' },
    undefined,
    undefined,
    undefined,
  ]))

test('under a class, its own reviews are apart from those of other classes, which are named', () => {
  const included = [
    ...(document.included ?? []),
    ...['502', '503', '504', '505'].map((id) => ({
      id,
      type: 'occurrences' as const,
      attributes: { courseId: id === '503' ? 'archived' : '302', dateIds: [], instructorIds: ['101'] },
    })),
  ]
  const data = ['502', '503', '501', '504', '505', '502'].map((occurrenceId, i) =>
    review(`${i}`, { occurrenceId }),
  )
  const { own, others } = reviewsOf({ ...document, data, included }, '301', [
    { id: '302', name: 'Home Defense', city: 'Madison', state: 'WI' },
  ])
  expect(own.map(({ id }) => id)).toEqual(['2'])
  expect(others.map(({ id, course }) => [id, course])).toEqual(
    ['0', '3', '4'].map((id) => [
      id,
      { name: 'Home Defense in Madison, WI', path: '/class/home-defense/302' },
    ]),
  )
})
