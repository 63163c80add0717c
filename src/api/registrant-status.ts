import type { RegistrantStatus } from './generated/training.types.ts'

const LABELS: Record<RegistrantStatus, string> = {
  PASSED: 'Passed',
  REMEDIAL: 'Remedial',
  FAILED: 'Failed',
  NO_SHOW: 'No show',
}

/** The word for a result. The values are assumed, so one that we do not know is shown as it came. */
export const statusLabel = (status: string) => (LABELS as Record<string, string>)[status] ?? status
