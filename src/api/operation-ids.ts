import type * as content from './generated/content.hooks.ts'
import type * as geocoding from './generated/geocoding.hooks.ts'
import type * as leads from './generated/leads.hooks.ts'
import type * as mesh from './generated/mesh.hooks.ts'
import type * as training from './generated/training.hooks.ts'

type Hooks =
  | keyof typeof content
  | keyof typeof geocoding
  | keyof typeof leads
  | keyof typeof mesh
  | keyof typeof training
type IdsOf<Suffix extends string> = Hooks extends infer Name
  ? Name extends `${infer Id}${Suffix}`
    ? Id
    : never
  : never

/** The ID of every operation that reads: the first part of its query key. */
export type QueryId = IdsOf<'Query'>
/** The ID of every operation that writes: its mutation key. */
export type MutationId = IdsOf<'Mutation'>

declare module '@tanstack/react-query' {
  interface Register {
    // A key that does not name an operation of a contract fails to compile. `search` goes through its vendor's client.
    queryKey: readonly [QueryId | 'search', ...unknown[]]
    mutationKey: readonly [MutationId]
  }
}

/** The key that matches every query of an operation, whatever its arguments. */
export const keyOf = <Id extends QueryId>(id: Id) => [id] as const
