import type { OccurrenceAttributes } from '../../api/generated/training.types.ts'
import { plural } from '../../lib/words.ts'
import { type ResultStatus, resultStatus } from '../../api/result-status.ts'

type Facts = Pick<
  OccurrenceAttributes,
  'canHaveRegistrants' | 'resultsSubmittedAt' | 'numberOfRegistrants' | 'canSubmitResults' | 'canDelete'
>

/** Why a class cannot be duplicated. */
export const NOT_OWN = 'You can only add classes to your own active courses.'
/** The most classes that can be created at once, because the server takes them one at a time. */
export const MOST_CLASSES = 52
const GRADED = 'Results have been submitted, so the class can no longer be changed.'

const NO_RESULTS: Record<ResultStatus, string> = {
  NONE: 'This class has no roster.',
  GRADED: 'Results have been submitted already.',
  NO_STUDENTS: 'Nobody is on the roster.',
  TO_BE_GRADED: '',
  UPCOMING: 'Results can be submitted once the class has started.',
}

/** Whether there is anybody to move or to tell before a class is deleted, and it is not graded. */
export const canCancel = ({ canHaveRegistrants, resultsSubmittedAt, numberOfRegistrants }: Facts) =>
  canHaveRegistrants && !resultsSubmittedAt && numberOfRegistrants > 0

/** Why an action on a class is unavailable; undefined if it is available. The flags come from the server (spec §6). */
export const reasons = {
  roster: ({ canHaveRegistrants }: Facts) => (canHaveRegistrants ? undefined : NO_RESULTS.NONE),

  results: (facts: Facts) => (facts.canSubmitResults ? undefined : NO_RESULTS[resultStatus(facts)] || GRADED),

  change: ({ resultsSubmittedAt }: Facts) => (resultsSubmittedAt ? GRADED : undefined),

  remove({ canDelete, resultsSubmittedAt, numberOfRegistrants }: Facts) {
    if (canDelete) return undefined
    if (resultsSubmittedAt) return 'Results have been submitted, so the class is kept.'
    if (!numberOfRegistrants) return 'Only the instructor of the course can delete it.'
    const are = numberOfRegistrants === 1 ? 'is' : 'are'
    return `${plural(numberOfRegistrants, 'student')} ${are} registered. Cancel the class to move or remove them first.`
  },
}
