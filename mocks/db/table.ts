import { Bucket } from './bucket.ts'
import type { AnyRow } from './rows.ts'

/** The value a row is indexed by: a list for several values, or null to leave the row out. */
export type Index<R> = (row: R) => string | readonly string[] | null
export type Change = { table: string; id: string; previous: AnyRow | undefined; next: AnyRow | undefined }

/**
 * The map behind a model of @mswjs/data, which reads the whole map for every query. It keeps indexes next to the rows
 * and can show a query a few candidates instead of all rows; the library still checks every condition on those.
 */
export class Table<R extends AnyRow = AnyRow> extends Map<string, R> {
  readonly name: string
  private readonly indexes: Record<string, Index<R>>
  private readonly buckets: Record<string, Map<string, Bucket<R>>>
  private readonly changed: (change: Change) => void
  /** The rows the running library query may see; undefined for all. */
  candidates: ReadonlyMap<string, R> | undefined

  constructor(name: string, indexes: Record<string, Index<R>>, changed: (change: Change) => void) {
    super()
    this.name = name
    this.indexes = indexes
    this.changed = changed
    this.buckets = Object.fromEntries(Object.keys(indexes).map((index) => [index, new Map()]))
  }

  override entries(): MapIterator<[string, R]> {
    return this.candidates ? this.candidates.entries() : super.entries()
  }

  override set(id: string, next: R): this {
    const previous = this.get(id)
    super.set(id, next)
    this.reindex(previous, next)
    this.changed({ table: this.name, id, previous, next })
    return this
  }

  override delete(id: string): boolean {
    const previous = this.get(id)
    if (!previous) return false
    super.delete(id)
    this.reindex(previous, undefined)
    this.changed({ table: this.name, id, previous, next: undefined })
    return true
  }

  override clear() {
    for (const id of Array.from(this.keys())) this.delete(id)
  }

  /** Adds seeded rows. Existing rows win, and no change is reported. */
  load(rows: Iterable<R>) {
    const fresh = [...rows].filter((row) => !this.has(row.id))
    for (const row of fresh) super.set(row.id, row)
    for (const [name, index] of Object.entries(this.indexes)) {
      const groups = new Map<string, R[]>()
      for (const row of fresh)
        for (const value of valuesOf(index, row)) {
          const group = groups.get(value)
          if (group) group.push(row)
          else groups.set(value, [row])
        }
      for (const [value, group] of groups) this.bucket(name, value).load(group)
    }
  }

  /** The rows with a value of an index. */
  bucket(index: string, value: string): Bucket<R> {
    const buckets = this.buckets[index]
    if (!buckets) throw new Error(`${this.name} has no index ${index}`)
    let bucket = buckets.get(value)
    if (!bucket) buckets.set(value, (bucket = new Bucket()))
    return bucket
  }

  hasIndex(index: string) {
    return index in this.indexes
  }

  private reindex(previous: R | undefined, next: R | undefined) {
    for (const [name, index] of Object.entries(this.indexes)) {
      const before = previous ? valuesOf(index, previous) : NONE
      const after = next ? valuesOf(index, next) : NONE
      for (const value of before)
        this.bucket(name, value).replace(previous, after.includes(value) ? next : undefined)
      for (const value of after)
        if (!before.includes(value)) this.bucket(name, value).replace(undefined, next)
    }
  }
}

const NONE: readonly string[] = []

function valuesOf<R>(index: Index<R>, row: R): readonly string[] {
  const value = index(row)
  return value === null ? NONE : typeof value === 'string' ? [value] : value
}
