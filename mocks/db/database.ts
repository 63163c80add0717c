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
 * An empty database: @mswjs/data as the store of record, indexed. The repositories are how the mock reads and writes;
 * `library` is the plain API of @mswjs/data over the same rows.
 */
export function createDatabase() {
  const definitions = Object.fromEntries(models.map((model) => [model, definitionOf(model)]))
  // Its types would need the models spelled out; rows.ts has our own, and repositories speak those.
  const library = factory(definitions as never) as unknown as Record<Model, LibraryApi> & {
    [DATABASE_INSTANCE]: Internal
  }
  const internal = library[DATABASE_INSTANCE]
  // No echo of every write to other tabs and workers: they would overwrite each other's rows.
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
    /** Puts a row back as it was kept. */
    restore(model: string, row: AnyRow) {
      const table = (tables as unknown as Record<string, Table>)[model]
      table?.load([stamp(model, { ...defaults[model as Model], ...row })])
    },
  }
}

/** Its types know no property that starts without a value. */
const NULLABLE = nullable((): string => null as never)

/** A model of the library from the default row: null becomes `nullable`, everything else a getter. */
function definitionOf(model: Model): Record<string, unknown> {
  const fields = Object.entries(defaults[model]).map(([field, value]) => [
    field,
    value === null ? NULLABLE : () => value,
  ])
  return { id: primaryKey(String), ...Object.fromEntries(fields) }
}

const QUERIES = ['findFirst', 'findMany', 'update', 'updateMany', 'delete', 'deleteMany', 'count']

/** Lets each query of the library look at the smallest set of rows that an index can give. */
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
    // The library would match every row, and delete the first.
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
