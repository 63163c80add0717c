// Redocly compares a shared schema only once, at its first use. So every use is replaced by a copy, which is then compared
// for each operation, as a part of its request or its response.
import type { OpenApiDocument } from '../../../contracts/reader/openapi.ts'

type Node = Record<string, unknown>
/** A document without references, and the component that each object was copied from. */
export type Inlined = { document: OpenApiDocument; componentOf: WeakMap<object, string> }

const isExample = (ref: string) => ref.startsWith('#/components/examples/')

export const partsOf = (pointer: string) =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

const child = (node: unknown, part: string) =>
  typeof node === 'object' && node !== null ? (node as Node)[part] : undefined

/** The object that a pointer names, with every object on the way to it; shorter if there is none. */
export function nodesAt(document: object, pointer: string): object[] {
  const nodes: object[] = []
  let node: unknown = document
  for (const part of partsOf(pointer)) {
    node = child(node, part)
    if (typeof node !== 'object' || node === null) break
    nodes.push(node)
  }
  return nodes
}

/** Replaces every reference in a bundled document by a copy, except references to examples. */
export function inlined(document: OpenApiDocument): Inlined {
  const componentOf = new WeakMap<object, string>()
  function write(node: unknown, open: readonly string[]): unknown {
    if (Array.isArray(node)) return node.map((one) => write(one, open))
    if (typeof node !== 'object' || node === null) return node
    const { $ref, ...siblings } = node as Node
    if (typeof $ref === 'string' && !isExample($ref)) {
      // A schema that contains itself is copied only once.
      if (open.includes($ref)) return {}
      const target = write(nodesAt(document, $ref).at(-1), [...open, $ref]) as object
      const copy = { ...target, ...(write(siblings, open) as object) }
      componentOf.set(copy, partsOf($ref).at(-1) ?? $ref)
      return copy
    }
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, write(value, open)]))
  }
  const { paths, components, ...rest } = document
  const { examples, securitySchemes } = components as Node
  const whole = { ...rest, paths: write(paths, []), components: { examples, securitySchemes } }
  return { document: withWholeLists(whole as OpenApiDocument), componentOf }
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const

/**
 * Gives each operation a list of all its parameters, and each response its headers, if only none: Redocly does not name the
 * items of a list that was added or removed.
 */
function withWholeLists(document: OpenApiDocument): OpenApiDocument {
  for (const item of Object.values(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method]
      if (!operation) continue
      operation.parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      for (const response of Object.values(operation.responses))
        if (!('$ref' in response)) response.headers ??= {}
    }
    delete item.parameters
  }
  return document
}
