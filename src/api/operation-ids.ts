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

/** Every operation that reads. The first part of its query key. */
export type QueryId = IdsOf<'Query'>
/** Every operation that writes. Its mutation key. */
export type MutationId = IdsOf<'Mutation'>

declare module '@tanstack/react-query' {
  interface Register {
    // A key that names no operation of a contract does not compile. `search` goes through the client of its vendor.
    queryKey: readonly [QueryId | 'search', ...unknown[]]
    mutationKey: readonly [MutationId]
  }
}

/** The key that matches every query of an operation, whatever its arguments. */
export const keyOf = <Id extends QueryId>(id: Id) => [id] as const
