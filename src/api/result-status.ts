import type { OccurrenceAttributes } from './generated/training.types.ts'

export type ResultStatus = 'NONE' | 'GRADED' | 'NO_STUDENTS' | 'TO_BE_GRADED' | 'UPCOMING'

type Facts = Pick<
  OccurrenceAttributes,
  'canHaveRegistrants' | 'resultsSubmittedAt' | 'numberOfRegistrants' | 'canSubmitResults'
>

/** How far the results of an occurrence are, in the order of section 4. */
export function resultStatus(occurrence: Facts): ResultStatus {
  if (!occurrence.canHaveRegistrants) return 'NONE'
  if (occurrence.resultsSubmittedAt) return 'GRADED'
  if (occurrence.numberOfRegistrants === 0) return 'NO_STUDENTS'
  return occurrence.canSubmitResults ? 'TO_BE_GRADED' : 'UPCOMING'
}

export const RESULT_STATUS_LABELS: Record<ResultStatus, string> = {
  NONE: 'No roster',
  GRADED: 'Graded',
  NO_STUDENTS: 'No students',
  TO_BE_GRADED: 'To be graded',
  UPCOMING: 'Upcoming',
}
