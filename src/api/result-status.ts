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

/** The word for each result, and the color of the theme that goes with it. A color never stands without its word. */
const RESULTS = {
  PASSED: { label: 'Passed', color: 'pine' },
  REMEDIAL: { label: 'Remedial', color: 'orange' },
  FAILED: { label: 'Failed', color: 'red' },
  NO_SHOW: { label: 'No show', color: 'gray' },
} as const satisfies Record<RegistrantStatus, { label: string; color: string }>

/** The spec does not list the values, so there may be unknown ones. */
const resultOf = (status: string) => (RESULTS as Partial<typeof RESULTS>)[status as RegistrantStatus]

/** The label for one student's result. An unknown one is shown as is. */
export const statusLabel = (status: string) => resultOf(status)?.label ?? status
export const statusColor = (status: string) => resultOf(status)?.color ?? 'gray'
