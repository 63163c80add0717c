import type { Row } from '../db/rows.ts'

/** Why a registrant is locked, section 4: removed, or with a status. Undefined when it is not. */
export function lockOf({ removedAt, status }: Row<'registrant'>): string | undefined {
  if (removedAt) return 'This student was removed from the class, so the entry can no longer change.'
  return status ? 'This student has a result, so the entry can no longer change.' : undefined
}
