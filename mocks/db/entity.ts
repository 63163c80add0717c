import { ENTITY_TYPE, PRIMARY_KEY } from '@mswjs/data/lib/glossary.js'
import type { AnyRow } from './rows.ts'

/** The library's internal database. We use only these members beyond its public interface. */
export type Internal = {
  models: Record<string, Map<string, AnyRow>>
  events: { removeAllListeners(): void }
  serializeEntity: (entity: object) => object
  create(model: string, entity: AnyRow): void
  update(model: string, previous: AnyRow, next: AnyRow): void
  delete(model: string, id: string): void
}
/** Adds the symbols by which the library recognizes an entity. */
export const stamp = <R extends AnyRow>(model: string, row: R): R => ({
  ...row,
  [ENTITY_TYPE]: model,
  [PRIMARY_KEY]: 'id',
})

/** The interface of a model in @mswjs/data, as far as we use it. */
export type LibraryApi = Record<
  string,
  (query?: { where?: Record<string, unknown>; [option: string]: unknown }) => unknown
>
