import type { RegistrantStatus } from '../../api/generated/training.types.ts'

/** How many have each status, and how many have none. */
export type Tally = Record<RegistrantStatus | 'blank', number>

export const noTally = (): Tally => ({ PASSED: 0, REMEDIAL: 0, FAILED: 0, NO_SHOW: 0, blank: 0 })
export const sum = (tally: Tally) => Object.values(tally).reduce((all, count) => all + count)
export const added = (one: Tally, other: Tally): Tally => ({
  PASSED: one.PASSED + other.PASSED,
  REMEDIAL: one.REMEDIAL + other.REMEDIAL,
  FAILED: one.FAILED + other.FAILED,
  NO_SHOW: one.NO_SHOW + other.NO_SHOW,
  blank: one.blank + other.blank,
})
