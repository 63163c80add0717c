import { expect, test } from 'vitest'
import { reasons } from './class-reasons.ts'

const facts = {
  canHaveRegistrants: true,
  resultsSubmittedAt: null as string | null,
  numberOfRegistrants: 3,
  canSubmitResults: false,
  canDelete: false,
}
const graded = { resultsSubmittedAt: '2026-11-01T00:00:00Z' }

test.each<[keyof typeof reasons, Partial<typeof facts>, string | undefined]>([
  ['roster', {}, undefined],
  ['roster', { canHaveRegistrants: false }, 'This class has no roster.'],
  ['results', { canSubmitResults: true }, undefined],
  ['results', {}, 'Results can be submitted once the class has started.'],
  ['results', { numberOfRegistrants: 0 }, 'Nobody is on the roster.'],
  ['results', { canHaveRegistrants: false }, 'This class has no roster.'],
  ['results', graded, 'Results have been submitted already.'],
  ['change', {}, undefined],
  ['change', graded, 'Results have been submitted, so the class can no longer be changed.'],
  ['remove', { canDelete: true }, undefined],
  // The server's flag wins over our own reasoning.
  ['remove', { canDelete: true, ...graded }, undefined],
  ['remove', {}, '3 students are registered. Cancel the class to move or remove them first.'],
  [
    'remove',
    { numberOfRegistrants: 1 },
    '1 student is registered. Cancel the class to move or remove them first.',
  ],
  ['remove', { numberOfRegistrants: 0 }, 'Only the instructor of the course can delete it.'],
  ['remove', graded, 'Results have been submitted, so the class is kept.'],
])('%s of a class with %j', (action, more, reason) =>
  expect(reasons[action]({ ...facts, ...more })).toBe(reason),
)
