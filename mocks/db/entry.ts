import { type AnyRow, defaults, type Model } from './rows.ts'
import type { Change } from './table.ts'
import { isRecord } from '../../src/lib/is-record.ts'

/** A row after an operation, or null if it was deleted. Entries are what is saved when the process or the page ends. */
export type Entry = readonly [model: string, id: string, row: AnyRow | null]

/** The last entry of each row. */
export const netOf = (entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [`${entry[0]} ${entry[1]}`, entry])).values(),
]

/** The entries that result from the changes of an operation. */
export const entriesOf = (changes: readonly Change[]): Entry[] =>
  netOf(changes.map(({ table, id, next }): Entry => [table, id, next ?? null]))

/** Whether a value that was read back is an entry: its model exists, and its row has the types of the default row. */
export function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value) || value.length !== 3) return false
  const [model, id, row] = value as unknown[]
  if (typeof model !== 'string' || typeof id !== 'string' || !Object.hasOwn(defaults, model)) return false
  if (row === null) return true
  const standard = defaults[model as Model]
  // A missing field was added after the row was saved, and gets its default.
  return isRecord(row) && row['id'] === id && hasTypesOf({ ...standard, ...row }, standard)
}

/** Compares types field by field. A default of null says nothing about the other types a field may have. */
function hasTypesOf(value: unknown, standard: unknown): boolean {
  if (standard === null) return true
  if (Array.isArray(standard)) return Array.isArray(value)
  if (!isRecord(standard)) return typeof value === typeof standard
  return isRecord(value) && Object.entries(standard).every(([field, type]) => hasTypesOf(value[field], type))
}
