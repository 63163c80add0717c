// Compares two versions of an OpenAPI document. Redocly finds the changes, rules.ts says what each means.
import { writeFileSync } from 'node:fs'
import type { OpenApiDocument } from '../../../contracts/reader/openapi.ts'
import { redocly } from '../redocly.ts'
import { accessChanges } from './access.ts'
import type { Change } from './change.ts'
import { exampleChanges } from './examples.ts'
import { type Inlined, inlined, partsOf } from './inline.ts'
import { idOf, type Place, placeOf } from './place.ts'
import { type Found, isAccess } from './meaning.ts'
import { meaningsOf } from './rules.ts'
import { temporaryFolder } from '../../temporary-folder.ts'

/** Lets Redocly compare two documents. Throws if it cannot read one of them. */
async function compare(before: object, after: object): Promise<Found[]> {
  using folder = temporaryFolder()
  const [base, revision] = [folder.at('before.json'), folder.at('after.json')]
  writeFileSync(base, JSON.stringify(before))
  writeFileSync(revision, JSON.stringify(after))
  const { stdout, stderr } = await redocly('diff', base, revision, '--format', 'json', '--fail-on', 'none')
  const start = stdout.indexOf('{')
  if (start < 0) throw new Error(`Redocly could not compare: ${stderr}`)
  return (JSON.parse(stdout.slice(start)) as { changes: Found[] }).changes
}

/** The pointer of the changed object, without the name of the property. */
function pointerOf({ kind, path, property, base, revision }: Found): string {
  const pointer = (kind === 'removed' ? base : revision)?.pointer ?? path
  return property !== undefined && pointer.endsWith(`/${property}`)
    ? pointer.slice(0, -property.length - 1)
    : pointer
}

/** The operations under a path that was added or removed as a whole. */
const operationsUnder = (document: OpenApiDocument, path: string) =>
  Object.keys(document.paths[path] ?? {}).map((method) => idOf(document, path, method))

/** What is compared on its own: examples, which are references here, and addresses, which are configuration. */
const isElsewhere = ({ path, property }: Found) =>
  /\/content\/[^/]+\/examples(\/|$)/.test(path) ||
  (property === 'examples' && /\/content\/[^/]+$/.test(path)) ||
  path.startsWith('#/servers')

type Placed = { change: Change; place: Place | undefined }

function changesOf(found: Found, before: Inlined, after: Inlined): Placed[] {
  if (isAccess(found) || isElsewhere(found)) return []
  const side = found.kind === 'removed' ? before : after
  const pointer = pointerOf(found)
  const [root = '', path = '', method] = partsOf(pointer)
  if (root !== 'paths' || method === undefined) {
    const operations = root === 'paths' ? operationsUnder(side.document, path) : []
    return meaningsOf(found, undefined).map((meaning) => ({
      change: { operations, where: [root, path].slice(root === 'paths' ? 1 : 0).join(' '), ...meaning },
      place: undefined,
    }))
  }
  const whole = placeOf(side, pointer, found.kind !== 'modified')
  return meaningsOf(found, whole).map(({ at, ...meaning }) => {
    const place = at === undefined ? whole : placeOf(side, `${pointer}/properties/${at}`, true)
    return { change: { operations: [place.operation], where: place.words, ...meaning }, place }
  })
}

/** Leaves out changes of `required` that only follow from a property that was added or removed. */
function withoutEchoes(all: readonly Placed[]): Placed[] {
  const known = new Set(all.flatMap(({ change }) => (change.what.startsWith('was ') ? [change.where] : [])))
  return all.filter(
    ({ change }) =>
      !change.what.endsWith('required') || !known.has(change.where) || change.what.startsWith('was '),
  )
}

/** Joins the changes of one component into one change that names every operation that uses it. */
function joined(all: readonly Placed[]): Change[] {
  const groups = Map.groupBy(all, ({ change, place }) =>
    place?.shared
      ? JSON.stringify([place.shared, place.part, change.impact, change.what, change.rule])
      : change,
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { change, place } = first
    if (group.length === 1 || !place?.shared) return [change]
    const operations = [...new Set(group.flatMap((one) => one.change.operations))].toSorted()
    const where = `${place.shared} in ${place.part === 'response' ? 'responses' : 'requests'}`
    return [{ ...change, where, operations }]
  })
}

/** The addresses of a service are configuration, so another one breaks nobody. */
function serverChanges(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const [was, is] = [before, after].map(
    ({ servers = [] }) => servers.map(({ url }) => url).join(', ') || 'none',
  )
  return was === is ? [] : [{ impact: 'patch', operations: [], where: 'servers', what: `${was} → ${is}` }]
}

async function shapesBetween(base: Inlined, revision: Inlined): Promise<Change[]> {
  const found = await compare(base.document, revision.document)
  return joined(withoutEchoes(found.flatMap((one) => changesOf(one, base, revision))))
}

/** The changes of what is sent and received, without access and examples. Throws if Redocly cannot read a document. */
export const shapeChanges = (before: OpenApiDocument, after: OpenApiDocument) =>
  shapesBetween(inlined(before), inlined(after))

/** The changes between two bundled documents. Throws if Redocly cannot read one of them. */
export async function restChanges(before: OpenApiDocument, after: OpenApiDocument): Promise<Change[]> {
  const [base, revision] = [inlined(before), inlined(after)]
  return [
    ...accessChanges(before, after),
    ...(await shapesBetween(base, revision)),
    ...exampleChanges(base, revision),
    ...serverChanges(before, after),
  ]
}
