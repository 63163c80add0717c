import { expect, test } from 'vitest'
import { resultStatus } from './result-status.ts'
import { seats } from './seats.ts'

// Every combination of the four facts: the order of section 4 decides.
const facts = [true, false].flatMap((canHaveRegistrants) =>
  [null, '2026-11-20T08:00:00Z'].flatMap((resultsSubmittedAt) =>
    [0, 3].flatMap((numberOfRegistrants) =>
      [true, false].map((canSubmitResults) => ({
        canHaveRegistrants,
        resultsSubmittedAt,
        numberOfRegistrants,
        canSubmitResults,
      })),
    ),
  ),
)

test.each(facts)('%j', (fact) => {
  const expected = !fact.canHaveRegistrants
    ? 'NONE'
    : fact.resultsSubmittedAt
      ? 'GRADED'
      : fact.numberOfRegistrants === 0
        ? 'NO_STUDENTS'
        : fact.canSubmitResults
          ? 'TO_BE_GRADED'
          : 'UPCOMING'
  expect(resultStatus(fact)).toBe(expected)
})

test('there are sixteen of them', () => expect(facts).toHaveLength(16))

test.each([
  [3, 12, '3 of 12'],
  [12, 12, '12 of 12, full'],
  [13, 12, '13 of 12, 1 over'],
  [10_000, 10_500, '10,000 of 10,500'],
])('%d students on %d seats', (registrants, capacity, text) =>
  expect(seats(registrants, capacity)).toBe(text),
)
