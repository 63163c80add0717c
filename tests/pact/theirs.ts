// Compares the OpenAPI document of a provider with our contract and our Pacts, without anything running.
import type { OpenApiDocument, Operation } from '../../contracts/reader/openapi.ts'
import { operationsOf, tokensOf } from '../../contracts/reader/openapi.ts'
import { inlined } from '../../tools/contracts/diff/inline.ts'
import { shapeChanges } from '../../tools/contracts/diff/rest.ts'

type Node = Record<string, unknown>
/** What of an operation differs, in words. */
export type Difference = { operation: string; what: string }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const METHODS = ['get', 'put', 'post', 'delete', 'patch']

/** A path without the names of its parameters, which every document may choose. */
const shapeOf = (path: string) => path.replaceAll(/\{[^}]+\}/g, '{}').replace(/\/$/, '')

const basePathOf = ({ servers = [] }: OpenApiDocument) => {
  const url = servers[0]?.url ?? ''
  return url && URL.canParse(url, 'http://here')
    ? new URL(url, 'http://here').pathname.replace(/\/$/, '')
    : ''
}

/** Joins the members of each `allOf`, and says `nullable` as OpenAPI 3.1 does, because our contract has neither. */
function plain(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(plain)
  if (!isNode(node)) return node
  const { allOf, nullable, ...rest } = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, plain(value)]),
  )
  if (nullable === true && 'type' in rest) rest['type'] = [rest['type'], 'null'].flat()
  if (!Array.isArray(allOf)) return rest
  const members = [...(allOf as Node[]), rest]
  return {
    ...members.reduce((all, one) => ({ ...all, ...one }), {}),
    properties: members.reduce<Node>((all, { properties }) => ({ ...all, ...(properties as Node) }), {}),
    required: [...new Set(members.flatMap(({ required }) => (required ?? []) as string[]))],
  }
}

/** An operation of theirs under our names: the ids of the operation, of its path parameters and of the scheme of its token. */
function renamed(theirs: Node, ours: Operation, from: string[], schemes: Map<string, string>): Node {
  const names = [...ours.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
  const ownName = (name: unknown) => names[from.indexOf(String(name))] ?? name
  const parameters = ((theirs['parameters'] ?? []) as Node[]).map((one) =>
    one['in'] === 'path' ? { ...one, name: ownName(one['name']) } : one,
  )
  const security = (theirs['security'] as Node[] | undefined)?.map((alternative) =>
    Object.fromEntries(
      Object.entries(alternative).map(([name, value]) => [schemes.get(name) ?? name, value]),
    ),
  )
  return { ...theirs, operationId: ours.id, parameters, ...(security && { security }) }
}

/** Their document with our names, and with only what we have. */
export function fitted(ours: OpenApiDocument, theirs: OpenApiDocument): OpenApiDocument {
  const { document } = inlined({ ...theirs, components: theirs.components ?? {} })
  const base = basePathOf(theirs)
  const known = ours.components.securitySchemes ?? {}
  const ofToken = ({ type, in: place, name, scheme }: Node) => JSON.stringify([type, place, name, scheme])
  const schemes = new Map(
    Object.entries(document.components.securitySchemes ?? {}).flatMap(([name, scheme]) => {
      const own = Object.keys(known).find((one) => ofToken(known[one] ?? {}) === ofToken(scheme))
      return own === undefined ? [] : [[name, own] as const]
    }),
  )
  const paths: Record<string, Node> = {}
  for (const operation of operationsOf(ours)) {
    const { path, method } = operation
    const found = Object.keys(document.paths).find((one) =>
      [one, base + one].some((candidate) => shapeOf(candidate) === shapeOf(path)),
    )
    const theirOperation = found === undefined ? undefined : document.paths[found]?.[method]
    if (found === undefined || !theirOperation) continue
    const from = [...found.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
    const security = theirOperation.security ?? document.security ?? []
    const whole = plain({ ...theirOperation, security }) as Node
    ;(paths[path] ??= {})[method] = renamed(whole, operation, from, schemes)
  }
  const { servers: _, security: __, ...rest } = document
  return { ...rest, paths }
}

/** The calls that need a token there and none here, or another token. */
function tokenDifferences(ours: OpenApiDocument, theirs: OpenApiDocument): Difference[] {
  return operationsOf(ours).flatMap((operation) => {
    if (!theirs.paths[operation.path]?.[operation.method]) return []
    const [known, asked] = [tokensOf(ours, operation), tokensOf(theirs, operation)]
    if (asked.includes('') || known.some((one) => asked.includes(one))) return []
    return [{ operation: operation.id, what: `asks for another token: ${asked.join(' or ')}` }]
  })
}

/** Operations of the contract that their document does not have. */
const missing = (ours: OpenApiDocument, theirs: OpenApiDocument): Difference[] =>
  operationsOf(ours)
    .filter(({ path, method }) => !theirs.paths[path]?.[method])
    .map(({ id, path, method }) => ({
      operation: id,
      what: `has no ${method.toUpperCase()} ${path}`,
    }))

/**
 * Where their document breaks what our contract says: they answer what the application cannot read, or refuse what it sends.
 * What they offer beyond it does not count.
 *
 * @param fit their document, as `fitted` returns it
 */
export async function differences(ours: OpenApiDocument, fit: OpenApiDocument): Promise<Difference[]> {
  const common = structuredClone(ours)
  for (const [path, item] of Object.entries(common.paths))
    for (const method of METHODS) if (!fit.paths[path]?.[method as 'get']) delete item[method as 'get']
  for (const path of Object.keys(common.paths)) if (!fit.paths[path]) delete common.paths[path]
  const changes = (await shapeChanges(common, fit)).filter(({ impact }) => impact === 'major')
  return [
    ...missing(ours, fit),
    ...tokenDifferences(ours, fit),
    ...changes.flatMap(({ operations, where, what }) =>
      operations.map((operation) => ({
        operation,
        what: `${where.replace(`${operation}, `, '')}: ${what}`,
      })),
    ),
  ]
}
