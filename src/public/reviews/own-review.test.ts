import { describe, expect, test } from 'vitest'
import { type OwnReview, reviewLinkOf } from './own-review.ts'
import { reviewBody, reviewRules, reviewValues } from './review-values.ts'

const own = (rating: number): OwnReview => ({
  data: { id: '1', type: 'reviews', attributes: { rating, comment: 'Good', isPublic: false } },
})

test.each([
  ['?oid=o-1&rid=r-1', { occurrenceId: 'o-1', registrantId: 'r-1' }],
  ['?rid=r_1&oid=1&utm_source=mail', { occurrenceId: '1', registrantId: 'r_1' }],
  ['', undefined],
  ['?oid=1', undefined],
  ['?rid=1', undefined],
  ['?oid=&rid=1', undefined],
  ['?oid=1&rid=..%2F2', undefined],
  [`?oid=1&rid=${'x'.repeat(65)}`, undefined],
])('reads the link %s', (search, link) => expect(reviewLinkOf(search)).toEqual(link))

describe('the form', () => {
  test('is empty for a new review, which is public by default', () =>
    expect(reviewValues(null)).toEqual({ rating: '', comment: '', visibility: 'public' }))

  test.each([
    [0, ''],
    [0.4, '1'],
    [3.6, '4'],
    [5, '5'],
  ])('shows a rating of %s as “%s”', (rating, expected) =>
    expect(reviewValues(own(rating))).toEqual({ rating: expected, comment: 'Good', visibility: 'anonymous' }),
  )

  test('requires a rating but no comment', () => {
    expect(reviewRules.rating('')).toBe('Required')
    expect(reviewRules.rating('1')).toBeUndefined()
    expect(reviewRules.comment('')).toBeUndefined()
    expect(reviewRules.comment('x'.repeat(5001))).toBe('At most 5000 characters')
  })

  test('sends whole stars', () =>
    expect(reviewBody({ rating: '4', comment: ' Good ', visibility: 'anonymous' })).toEqual({
      rating: 4,
      comment: 'Good',
      isPublic: false,
    }))
})
