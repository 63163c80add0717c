import { factory, nullable, primaryKey } from '@mswjs/data'
import { DATABASE_INSTANCE, ENTITY_TYPE, PRIMARY_KEY } from '@mswjs/data/lib/glossary.js'
import { type AnyRow, defaults, type Model, models, type Row } from './rows.ts'
import type { Table } from './table.ts'

type Where = Record<string, { equals?: unknown } | undefined>
type Query = { where?: Where }

/** The API of a model in @mswjs/data, as far as we use it. */
export type LibraryApi<R> = {
  create(values: Partial<R>): R
  findFirst(query: Query): R | null
  findMany(query: Query): R[]
  update(query: Query & { data: Partial<R> }): R | null
  delete(query: Query): R | null
}
export type Library = { readonly [M in Model]: LibraryApi<Row<M>> }

/** What we use of the library beyond its API: it lists rows in these maps, and tells other tabs by these events. */
type Internal = { models: Record<string, Table>; events: { removeAllListeners(): void } }

/**
 * Makes @mswjs/data keep its rows in our tables.
 * @param tableOf called once for each model
 */
export function createLibrary(tableOf: (model: Model) => Table): Library {
  const definitions = Object.fromEntries(models.map((model) => [model, definitionOf(model)]))
  // The library's types need every model spelled out. Ours come from rows.ts.
  const library = factory(definitions as never) as unknown as Library & { [DATABASE_INSTANCE]: Internal }
  const internal = library[DATABASE_INSTANCE]
  // Writes must not be broadcast to other tabs and workers, which would overwrite each other's rows.
  internal.events.removeAllListeners()
  for (const model of models) {
    const table = tableOf(model)
    // The library would read a whole map for every query. A table can show it a few candidates.
    internal.models[model] = table
    narrow(library[model], table)
  }
  return library
}

/** Adds the symbols by which the library recognizes its rows, to rows that it has not created itself. */
export const stamp = <R extends AnyRow>(model: string, row: R): R => ({
  ...row,
  [ENTITY_TYPE]: model,
  [PRIMARY_KEY]: 'id',
})

/** The library's types do not allow a property that starts without a value. */
const NULLABLE = nullable((): string => null as never)

/** Builds a library model from a default row: null becomes `nullable`, everything else a getter. */
function definitionOf(model: Model): Record<string, unknown> {
  const fields = Object.entries(defaults[model]).map(([field, value]) => [
    field,
    value === null ? NULLABLE : () => value,
  ])
  return { id: primaryKey(String), ...Object.fromEntries(fields) }
}

/** Limits each query of a model to the smallest set of rows that an index can give. */
function narrow(api: object, table: Table) {
  for (const [name, query] of Object.entries(api) as [string, (options?: Query) => unknown][])
    Object.assign(api, {
      [name]: (options?: Query) => {
        table.candidates = options?.where && candidatesOf(table, options.where)
        try {
          return query(options)
        } finally {
          table.candidates = undefined
        }
      },
    })
}

function candidatesOf(table: Table, where: Where): ReadonlyMap<string, AnyRow> | undefined {
  let best: ReadonlyMap<string, AnyRow> | undefined
  for (const [field, condition] of Object.entries(where)) {
    // With undefined, the library would match every row and delete the first.
    if (condition === undefined) throw new TypeError(`${table.name}: where.${field} is undefined`)
    const { equals } = condition
    if (typeof equals !== 'string') continue
    const row = field === 'id' ? table.get(equals) : undefined
    if (field === 'id') best = new Map(row && [[equals, row]])
    else if (table.hasIndex(field)) {
      const { rows } = table.bucket(field, equals)
      if (!best || rows.size < best.size) best = rows
    }
  }
  return best
}
