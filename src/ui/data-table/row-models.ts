// Drop-in row models for TanStack Table: the same state and the same rows as its own, for lists of 10,000. Each column
// is compared once, into ranks; after that every sort is a sort of numbers. The text of a row is put together once.
import { once } from '../../lib/once.ts'

type Row = { index: number; original: object; getValue(column: string): string | number | null }
type Model = { rows: Row[]; flatRows: Row[]; rowsById: Record<string, Row> }
type Sorting = { id: string; desc: boolean }[]
type Table = {
  atoms: {
    globalFilter?: { get(): unknown }
    sorting?: { get(): Sorting }
  }
  options: { data: readonly object[]; meta?: unknown }
  getPreFilteredRowModel(): Model
  getPreSortedRowModel(): Model
}
/** What a table that can be filtered gives as its `meta`. */
export type FilterMeta<Data> = { textOf?: ((row: Data) => string) | undefined }

/** Recomputes when one of the dependencies is another. */
function memo<Dependencies extends unknown[], Value>(
  read: () => Dependencies,
  make: (...from: Dependencies) => Value,
) {
  let last: Dependencies | undefined
  let value: Value
  return () => {
    const next = read()
    if (!last || next.some((dependency, i) => dependency !== last?.[i])) {
      value = make(...next)
      last = next
    }
    return value
  }
}

const withRows = (model: Model, rows: Row[]): Model => ({ ...model, rows, flatRows: rows })

/** Rows whose text has the words of the filter, in any order. */
export const filteredByText = (table: Table) => {
  const texts = memo(
    (): [readonly object[]] => [table.options.data],
    (data) => {
      const { textOf } = (table.options.meta ?? {}) as FilterMeta<object>
      return data.map((row) => textOf?.(row).toLowerCase() ?? '')
    },
  )
  return memo(
    (): [Model, unknown] => [table.getPreFilteredRowModel(), table.atoms.globalFilter?.get()],
    (model, filter) => {
      const words = typeof filter === 'string' ? filter.toLowerCase().split(/\s+/).filter(Boolean) : []
      if (!words.length) return model
      const all = texts()
      return withRows(
        model,
        model.rows.filter((row) => words.every((word) => all[row.index]?.includes(word))),
      )
    },
  )
}

const collator = once(() => new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' }))
const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator().compare(String(a), String(b))

/** By value its place among the values of the column; equal ones have the same. */
function ranksOf(values: Iterable<string | number | null>): Map<string | number, number> {
  const sorted = [...new Set(values)].filter((value) => value !== null).toSorted(compare)
  const ranks = new Map<string | number, number>()
  let rank = -1
  for (const [i, value] of sorted.entries()) {
    const previous = sorted[i - 1]
    if (previous === undefined || compare(previous, value) !== 0) rank++
    ranks.set(value, rank)
  }
  return ranks
}

/** Rows by one column; those without a value stay last either way, equal ones keep their order. */
export const sortedByRank = (table: Table) => {
  const ranks = new WeakMap<readonly object[], Map<string, Map<string | number, number>>>()
  const ranksFor = (column: string, model: Model) => {
    const { data } = table.options
    let byColumn = ranks.get(data)
    if (!byColumn) ranks.set(data, (byColumn = new Map()))
    let found = byColumn.get(column)
    if (!found) {
      found = ranksOf(Object.values(model.rowsById).map((row) => row.getValue(column)))
      byColumn.set(column, found)
    }
    return found
  }
  return memo(
    (): [Model, Sorting | undefined] => [table.getPreSortedRowModel(), table.atoms.sorting?.get()],
    (model, sorting) => {
      const [sort] = sorting ?? []
      if (!sort) return model
      const rank = ranksFor(sort.id, model)
      const last = rank.size
      const count = model.rows.length
      // Rank and place in one number, so that a plain numeric sort is stable.
      const keys = Float64Array.from(model.rows, (row, i) => {
        const value = row.getValue(sort.id)
        const position = value === null ? last : (rank.get(value) ?? 0)
        const place = sort.desc && value !== null ? last - 1 - position : position
        return place * count + i
      }).toSorted()
      return withRows(
        model,
        Array.from(keys, (key) => model.rows[key % count] as Row),
      )
    },
  )
}
