import type { RegistrantStatus } from '../../api/generated/training.types.ts'
import { statusLabel } from '../../api/result-status.ts'

/** The results that one can give, in the order of the choices, each with the key that gives it. */
export const STATUSES: readonly { status: RegistrantStatus; label: string; key: string }[] = (
  ['PASSED', 'REMEDIAL', 'FAILED', 'NO_SHOW'] as const
).map((status) => {
  const label = statusLabel(status)
  return { status, label, key: label.charAt(0).toLowerCase() }
})
