import { expect, test } from 'vitest'
import { resultStatus } from './result-status.ts'

// Every combination of the four facts. The first match in the order of spec §4 wins.
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

test.each(facts)('the result of a class with %j', (fact) => {
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

test('there are sixteen combinations', () => expect(facts).toHaveLength(16))
