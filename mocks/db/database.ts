import { factory, nullable, primaryKey } from '@mswjs/data'
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js'
import { type Internal, type LibraryApi, stamp } from './entity.ts'
import { indexes } from './indexes.ts'
import { createJournal } from './journal.ts'
import { createRepository, type Repository, type Seed } from './repository.ts'
import { type AnyRow, defaults, type Model, models, type Row } from './rows.ts'
import { type Index, Table } from './table.ts'

const NO_SEED: Seed = { forId: () => undefined, forIndex: () => undefined }

export type Database = ReturnType<typeof createDatabase>
type Tables = { [M in Model]: Table<Row<M>> }

/**
 * Creates an empty database: @mswjs/data as the store of record, with indexes. The mock reads and writes through the
 * repositories; `library` is the plain @mswjs/data API over the same rows.
 */
export function createDatabase() {
  const definitions = Object.fromEntries(models.map((model) => [model, definitionOf(model)]))
  // The library's types need every model spelled out. Our own types are in rows.ts, and the repositories use those.
  const library = factory(definitions as never) as unknown as Record<Model, LibraryApi> & {
    [DATABASE_INSTANCE]: Internal
  }
  const internal = library[DATABASE_INSTANCE]
  // Writes must not be broadcast to other tabs and workers, which would overwrite each other's rows.
  internal.events.removeAllListeners()
  internal.serializeEntity = (entity) => entity

  const tables = {} as Tables
  const journal = createJournal(tables as unknown as Record<string, Table>)
  const seed = { current: NO_SEED }
  for (const model of models) {
    const table = new Table<AnyRow>(
      model,
      indexes[model] as unknown as Record<string, Index<AnyRow>>,
      journal.record,
    )
    Object.assign(tables, { [model]: table })
    internal.models[model] = table
    narrow(library[model], table)
  }
  const repositories = Object.fromEntries(
    models.map((model) => [
      model,
      createRepository(model, tables[model] as unknown as Table<Row<Model>>, internal, seed),
    ]),
  ) as unknown as { [M in Model]: Repository<M> }

  return {
    ...repositories,
    library,
    tables,
    journal,
    seed,
    /** Restores a saved row. */
    restore(model: string, row: AnyRow) {
      const table = (tables as unknown as Record<string, Table>)[model]
      table?.load([stamp(model, { ...defaults[model as Model], ...row })])
    },
  }
}

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

const QUERIES = ['findFirst', 'findMany', 'update', 'updateMany', 'delete', 'deleteMany', 'count']

/** Limits each query of the library to the smallest set of rows an index can give. */
function narrow(api: LibraryApi, table: Table) {
  for (const name of QUERIES) {
    const query = api[name]
    if (!query) throw new Error(`@mswjs/data has no ${name}`)
    api[name] = (options) => {
      table.candidates = options?.where && candidatesOf(table, options.where)
      try {
        return query(options)
      } finally {
        table.candidates = undefined
      }
    }
  }
}

function candidatesOf(table: Table, where: Record<string, unknown>): ReadonlyMap<string, AnyRow> | undefined {
  let best: ReadonlyMap<string, AnyRow> | undefined
  for (const [field, condition] of Object.entries(where)) {
    // With undefined, the library would match every row and delete the first.
    if (condition === undefined) throw new TypeError(`${table.name}: where.${field} is undefined`)
    const value = (condition as { equals?: unknown }).equals
    if (typeof value !== 'string') continue
    const row = field === 'id' ? table.get(value) : undefined
    const found =
      field === 'id'
        ? new Map(row && [[value, row]])
        : table.hasIndex(field)
          ? table.bucket(field, value).rows
          : undefined
    if (found && (!best || found.size < best.size)) best = found
  }
  return best
}
