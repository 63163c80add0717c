import type { IndexOf } from './indexes.ts'
import { type LibraryApi, stamp } from './library.ts'
import type { Order } from './order.ts'
import type { Model, Row } from './rows.ts'
import type { Table } from './table.ts'

export type Page<R> = { rows: R[]; total: number; totalPages: number }
export type PageOptions<R> = {
  order: Order<R>
  where?: ((row: R) => boolean) | undefined
  page?: number
  perPage?: number
}

/** One page of rows; the default size is ten, and `perPage` 0 means all. */
export function paged<R>(
  rows: readonly R[],
  { page = 1, perPage = 10 }: { page?: number | undefined; perPage?: number | undefined },
): Page<R> {
  const total = rows.length
  const from = (page - 1) * perPage
  return {
    rows: perPage ? rows.slice(from, from + perPage) : [...rows],
    total,
    totalPages: perPage ? Math.ceil(total / perPage) : 1,
  }
}

/** Reads and writes one model. Everything it does also reaches @mswjs/data. */
export type Repository<M extends Model> = {
  /** The row, or undefined. */
  get(id: string | null | undefined): Row<M> | undefined
  /** The rows with an index value, in no particular order. */
  of(index: IndexOf<M>, value: string): ReadonlyMap<string, Row<M>>
  /** The rows with an index value, sorted. */
  sorted(index: IndexOf<M>, value: string, order: Order<Row<M>>): readonly Row<M>[]
  /**
   * One page of those rows; `perPage` 0 means all. Without `where` the cost grows with the page, with it with the rows.
   */
  page(index: IndexOf<M>, value: string, options: PageOptions<Row<M>>): Page<Row<M>>
  /** Throws if the ID is taken. */
  create(values: Partial<Row<M>>): Row<M>
  /** Sets the given fields on a copy, so a row that a caller holds does not change. Throws for an unknown ID. */
  update(id: string, values: Partial<Row<M>>): Row<M>
  remove(id: string): void
  /** Adds seeded rows. Existing rows win, and nothing is recorded. */
  load(rows: Iterable<Row<M>>): void
  /** Whether an ID is in use. */
  has(id: string): boolean
}

/** Loads the seeded rows that a read needs; see seed/world.ts. */
export type Seed = {
  forId(model: Model, id: string): void
  forIndex(model: Model, index: string, value: string): void
}
/**
 * The repository of one model.
 * @param seed asked before each read for the rows it may need
 */
export function createRepository<M extends Model>(
  model: M,
  table: Table<Row<M>>,
  library: LibraryApi<Row<M>>,
  seed: { current: Seed },
): Repository<M> {
  const get = (id: string | null | undefined) => {
    if (id == null) return undefined
    const row = table.get(id)
    if (row) return row
    seed.current.forId(model, id)
    return table.get(id)
  }
  const bucket = (index: IndexOf<M>, value: string) => {
    seed.current.forIndex(model, index, value)
    return table.bucket(index, value)
  }
  const must = (id: string) => {
    const row = get(id)
    if (!row) throw new Error(`there is no ${model} ${id}`)
    return row
  }
  return {
    get,
    of: (index, value) => bucket(index, value).rows,
    sorted: (index, value, order) => bucket(index, value).sorted(order),
    page(index, value, { order, where, page, perPage }) {
      const all = bucket(index, value).sorted(order)
      return paged(where ? all.filter(where) : all, { page, perPage })
    },
    create(values) {
      const id = values.id ?? crypto.randomUUID()
      if (get(id)) throw new Error(`${model} ${id} exists already`)
      return library.create({ ...values, id })
    },
    update(id, values) {
      const previous = must(id)
      const next = { ...previous, ...values }
      // The library takes several times as long to copy a row, and an operation can change a whole roster.
      table.set(id, next)
      return next
    },
    remove(id) {
      must(id)
      library.delete({ where: { id: { equals: id } } })
    },
    load(rows) {
      table.load([...rows].map((row) => stamp(model, row)))
    },
    has: (id) => table.has(id),
  }
}
