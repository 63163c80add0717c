import type { Row } from '../db/rows.ts'

/** Why a registrant is locked: removed, or graded (spec §4). Undefined if not locked. */
export function lockOf({ removedAt, status }: Row<'registrant'>): string | undefined {
  if (removedAt) return 'This student was removed from the class, so this entry can no longer be edited.'
  return status ? 'This student has a result, so this entry can no longer be edited.' : undefined
}
