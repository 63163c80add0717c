import type { RegistrantStatus } from '../../../api/generated/training.types.ts'
import { statusLabel } from '../../../api/result-status.ts'

/** The possible results in the order of the choices, each with its keyboard key. */
export const STATUSES: readonly { status: RegistrantStatus; label: string; key: string }[] = (
  ['PASSED', 'REMEDIAL', 'FAILED', 'NO_SHOW'] as const
).map((status) => {
  const label = statusLabel(status)
  return { status, label, key: label.charAt(0).toLowerCase() }
})
