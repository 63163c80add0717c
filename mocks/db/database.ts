import { indexes } from './indexes.ts'
import { createJournal } from './journal.ts'
import { createLibrary, stamp } from './library.ts'
import { createRepository, type Repository, type Seed } from './repository.ts'
import { type AnyRow, defaults, type Model, models, type Row } from './rows.ts'
import { type Index, Table } from './table.ts'

const NO_SEED: Seed = { forId: () => undefined, forIndex: () => undefined }

export type Database = ReturnType<typeof createDatabase>
type Tables = { [M in Model]: Table<Row<M>> }
type Repositories = { [M in Model]: Repository<M> }

/**
 * Creates an empty database: @mswjs/data as the store of record, with indexes. The mock reads and writes through the
 * repositories; `library` is the plain @mswjs/data API over the same rows.
 */
export function createDatabase() {
  const byName: Record<string, Table> = {}
  const journal = createJournal(byName)
  const library = createLibrary((model) => {
    // Only rows of this model come into its table.
    const own = indexes[model] as Record<string, Index<AnyRow>>
    return (byName[model] = new Table(model, own, journal.record))
  })
  const tables = byName as unknown as Tables
  const seed = { current: NO_SEED }
  const repositories: Partial<Repositories> = {}
  const add = <M extends Model>(model: M) =>
    Object.assign(repositories, { [model]: createRepository(model, tables[model], library[model], seed) })
  models.forEach(add)

  return {
    ...(repositories as Repositories),
    library,
    tables,
    journal,
    seed,
    /** Restores a saved row. */
    restore(model: string, row: AnyRow) {
      byName[model]?.load([stamp(model, { ...defaults[model as Model], ...row })])
    },
  }
}
