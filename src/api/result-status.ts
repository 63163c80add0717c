import type { OccurrenceAttributes, RegistrantStatus } from './generated/training.types.ts'

export type ResultStatus = 'NONE' | 'GRADED' | 'NO_STUDENTS' | 'TO_BE_GRADED' | 'UPCOMING'

type Facts = Pick<
  OccurrenceAttributes,
  'canHaveRegistrants' | 'resultsSubmittedAt' | 'numberOfRegistrants' | 'canSubmitResults'
>

/** The result status of an occurrence, checked in the order of spec §4. */
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

const REGISTRANT_STATUS_LABELS: Record<RegistrantStatus, string> = {
  PASSED: 'Passed',
  REMEDIAL: 'Remedial',
  FAILED: 'Failed',
  NO_SHOW: 'No show',
}

/** The label for one student's result. The spec does not list the values, so an unknown one is shown as is. */
export const statusLabel = (status: string) =>
  (REGISTRANT_STATUS_LABELS as Record<string, string>)[status] ?? status
