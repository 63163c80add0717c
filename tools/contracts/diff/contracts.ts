import type { OpenApiDocument } from '../../../contracts/reader/openapi.ts'
import type { Change } from './change.ts'
import { meshChanges } from './mesh.ts'
import { restChanges } from './rest.ts'

export type Changes = Record<string, Change[]>
type Bundles = Record<string, object>

const isMesh = (bundle: object): bundle is { sdl: string } => 'sdl' in bundle

async function changesOf(before: object | undefined, after: object | undefined): Promise<Change[]> {
  if (before === undefined) return [{ impact: 'minor', operations: [], where: 'contract', what: 'was added' }]
  if (after === undefined)
    return [{ impact: 'major', operations: [], where: 'contract', what: 'was removed' }]
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (isMesh(before) && isMesh(after)) return meshChanges(before.sdl, after.sdl)
  // Every contract that is not GraphQL is an OpenAPI document.
  return restChanges(before as OpenApiDocument, after as OpenApiDocument)
}

/** The changes in each contract, by its name. */
export async function contractChanges(before: Bundles, after: Bundles): Promise<Changes> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  const changes = await Promise.all(
    names.map(async (name) => [name, await changesOf(before[name], after[name])] as const),
  )
  return Object.fromEntries(changes)
}
