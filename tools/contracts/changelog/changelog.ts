// What has changed in each operation, and since when it exists. The file is committed and only ever gets longer, so that it
// says the same in a copy without history. It ends with the state of the contracts that it knows; `--check` compares that.
import { createHash } from 'node:crypto'
import { parse, print, visit } from 'graphql'
import { shortened } from '../../../contracts/reader/explain.ts'
import { type OpenApiDocument, operationsOf } from '../../../contracts/reader/openapi.ts'
import type { Impact } from '../diff/change.ts'
import { contractChanges } from '../diff/contracts.ts'
import { rootFieldsOf } from '../mesh-fields.ts'

export type Bundles = Record<string, object>
export type Entry = { date: string; impact: Impact; where: string; what: string; operations: string[] }
export type Changelog = {
  /** The first day of each operation. */
  since: Record<string, string>
  /** Oldest first. */
  changes: Entry[]
  /** A digest of what programs see of the contracts; empty if nothing is known yet. */
  state: string
}

export const EMPTY: Changelog = { since: {}, changes: [], state: '' }

const isMesh = (bundle: object): bundle is { sdl: string } => 'sdl' in bundle

/** What only people read. A field may have the name of such a keyword. */
const WORDS = 'description summary title example examples x-spec x-generated servers info tags'.split(' ')

function withoutWords(node: unknown, isNames = false): unknown {
  if (Array.isArray(node)) return node.map((one) => withoutWords(one))
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node).filter(([key]) => isNames || !WORDS.includes(key))
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutWords(value, key === 'properties')]))
}

const withoutDescriptions = (sdl: string) =>
  print(
    visit(parse(sdl, { noLocation: true }), {
      enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
      Directive: ({ name }) => (['spec', 'assumed'].includes(name.value) ? null : undefined),
    }),
  )

/** A digest that changes if programs may see a change, and not if only words do. */
export function stateOf(bundles: Bundles): string {
  const names = Object.keys(bundles).toSorted()
  const parts = names.map((name) => {
    const bundle = bundles[name] ?? {}
    return [name, isMesh(bundle) ? withoutDescriptions(bundle.sdl) : withoutWords(bundle)]
  })
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

const operationIds = (bundles: Bundles): string[] =>
  Object.values(bundles).flatMap((bundle) =>
    isMesh(bundle)
      ? rootFieldsOf(bundle.sdl).map(({ name }) => name)
      : operationsOf(bundle as OpenApiDocument).map(({ id }) => id),
  )

const MAX_LENGTH = 140

/** The changelog with the changes from one state of the contracts to the next. */
export async function extended(
  log: Changelog,
  before: Bundles,
  after: Bundles,
  date: string,
): Promise<Changelog> {
  const current = operationIds(after).toSorted()
  const since = Object.fromEntries(current.map((id) => [id, log.since[id] ?? date]))
  // What an operation has on its first day is no change.
  const isOld = (id: string) => id in log.since && log.since[id] !== date
  const found = Object.values(await contractChanges(before, after)).flat()
  const changes = found
    .filter(({ impact }) => impact !== 'patch' && impact !== 'example')
    .map(({ impact, where, what, operations }) => ({
      date,
      impact,
      where,
      what: shortened(what, MAX_LENGTH),
      operations: operations.filter(isOld),
    }))
    .filter(({ operations }) => operations.length)
  return { since, changes: [...log.changes, ...changes], state: stateOf(after) }
}

/** The changelog as a file with a line for each operation and each change. */
export function fileOf({ since, changes, state }: Changelog): string {
  const entries = Object.entries(since).map(
    ([id, date]) => `    ${JSON.stringify(id)}: ${JSON.stringify(date)}`,
  )
  const lines = changes.map((change) => `    ${JSON.stringify(change)}`)
  return `{\n  "since": {\n${entries.join(',\n')}\n  },\n  "changes": [\n${lines.join(',\n')}\n  ],\n  "state": "${state}"\n}\n`
}
