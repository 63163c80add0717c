// Drop-in row models for TanStack Table: the same state and the same rows as its own, for lists of 10,000. Each column
// is compared once, into ranks; after that every sort is a sort of numbers. The text of a row is put together once.
type Row = { index: number; original: object; getValue(column: string): string | number | null }
type Model = { rows: Row[]; flatRows: Row[]; rowsById: Record<string, Row> }
type Table = {
  atoms: {
    globalFilter?: { get(): unknown }
    sorting?: { get(): { id: string; desc: boolean }[] }
  }
  options: { data: readonly object[]; meta?: unknown }
  getPreFilteredRowModel(): Model
  getPreSortedRowModel(): Model
}
/** What a table that can be filtered gives as its `meta`. */
export type FilterMeta<Data> = { textOf?: ((row: Data) => string) | undefined }

/** Recomputes when one of the dependencies is another. */
function memo<Dependencies extends unknown[], Value>(read: () => Dependencies, make: (...from: Dependencies) => Value) {
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
    () => [table.options.data] as const as [readonly object[]],
    (data) => {
      const { textOf } = (table.options.meta ?? {}) as FilterMeta<object>
      return data.map((row) => textOf?.(row).toLowerCase() ?? '')
    },
  )
  return memo(
    () => [table.getPreFilteredRowModel(), table.atoms.globalFilter?.get()] as [Model, unknown],
    (model, filter) => {
      const words = typeof filter === 'string' ? filter.toLowerCase().split(/\s+/).filter(Boolean) : []
      if (!words.length) return model
      const all = texts()
      return withRows(model, model.rows.filter((row) => words.every((word) => all[row.index]?.includes(word))))
    },
  )
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })
const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/** By value the place it has among the values of its column. */
function ranksOf(values: Iterable<string | number | null>): Map<string | number, number> {
  const distinct = [...new Set(values)].filter((value) => value !== null)
  return new Map(distinct.sort(compare).map((value, rank) => [value, rank]))
}

/** Rows by one column; those without a value stay last either way, equal ones keep their order. */
export const sortedByRank = (table: Table) => {
  const ranks = new WeakMap<readonly object[], Map<string, Map<string | number, number>>>()
  const ranksFor = (column: string, model: Model) => {
    const { data } = table.options
    let byColumn = ranks.get(data)
    if (!byColumn) ranks.set(data, (byColumn = new Map()))
    let found = byColumn.get(column)
    if (!found) byColumn.set(column, (found = ranksOf(Object.values(model.rowsById).map((row) => row.getValue(column)))))
    return found
  }
  return memo(
    () => [table.getPreSortedRowModel(), table.atoms.sorting?.get()] as [Model, { id: string; desc: boolean }[] | undefined],
    (model, sorting) => {
      const [sort] = sorting ?? []
      if (!sort) return model
      const rank = ranksFor(sort.id, model)
      const count = model.rows.length
      // Rank and place in one number, so that a plain numeric sort is stable.
      const keys = Float64Array.from(model.rows, (row, place) => {
        const value = row.getValue(sort.id)
        const position = value === null ? rank.size : ((sort.desc ? rank.size - 1 - (rank.get(value) ?? 0) : rank.get(value)) ?? 0)
        return position * count + place
      }).sort()
      return withRows(model, Array.from(keys, (key) => model.rows[key % count] as Row))
    },
  )
}
