import type { OpenApiDocument } from '../../../contracts/reader/openapi.ts'
import { type Inlined, nodesAt, partsOf } from './inline.ts'

/** The part of an operation that a change is in: `request-parameter`, `request` or `response`; none for the rest. */
type Part = 'request-parameter' | 'request' | 'response'
export type Place = {
  operation: string
  part: Part | undefined
  /** The place in words: `getCourse, response 200: data.id`. */
  words: string
  /** The same for a change inside a component, which is one change in all operations: `CourseAttributes.title`. */
  shared: string | undefined
  /** Whether it is a property of an object, and not the whole of a body or a parameter. */
  isProperty: boolean
  /** The objects from the document to the place. */
  nodes: object[]
}

const PARTS: Record<string, Part> = {
  parameters: 'request-parameter',
  requestBody: 'request',
  responses: 'response',
}
/** Words of JSON Schema and OpenAPI that say nothing about a place. */
const SILENT =
  /^(properties|schema|content|application\/json|multipart\/form-data|text\/plain|\d+|oneOf|anyOf|allOf)$/

/** The parts of a pointer inside a schema as a path: `data[].attributes.title`. */
function fieldOf(parts: readonly string[]): string {
  let field = ''
  for (const [i, part] of parts.entries()) {
    const isName = parts[i - 1] === 'properties' && parts[i - 2] !== 'properties'
    if (part === 'items' && !isName) field += '[]'
    else if (isName || !SILENT.test(part)) field += `.${part}`
  }
  return field
}

type Named = { name?: string; in?: string }

/** `responses 404` and the like, without the field. */
function partWords([section = '', key = '']: readonly string[], parameter: Named | undefined): string {
  if (section === 'parameters') return `${parameter?.in ?? ''} parameter ${parameter?.name ?? key}`
  if (section === 'requestBody') return 'request'
  return section === 'responses' ? `response ${key}` : section
}

/** The id of an operation; its method and path if it has none. */
export const idOf = ({ paths }: OpenApiDocument, path: string, method: string) =>
  paths[path]?.[method as 'get']?.operationId ?? `${method.toUpperCase()} ${path}`

/**
 * Finds the place of a pointer such as `#/paths/~1courses/get/responses/200`.
 *
 * @param isOwn whether the object at the pointer itself is new or gone, so that its own component does not matter
 */
export function placeOf({ document, componentOf }: Inlined, pointer: string, isOwn: boolean): Place {
  const parts = partsOf(pointer)
  const [, path = '', method = '', ...rest] = parts
  const operation = idOf(document, path, method)
  const nodes = nodesAt(document, pointer)
  const inside = rest.slice(rest[0] === 'requestBody' ? 1 : 2)
  const words = partWords(rest, nodes[4])
  const field = fieldOf(inside).replace(/^\./, '')

  const last = (isOwn ? nodes.slice(0, -1) : nodes).findLastIndex((node) => componentOf.has(node))
  const component = nodes[last] && componentOf.get(nodes[last])
  return {
    operation,
    part: PARTS[rest[0] ?? ''],
    words: [operation, [words, field].filter(Boolean).join(': ')].filter(Boolean).join(', '),
    // Parts and objects have the same index, because each part leads to one object.
    shared: component && `${component}${fieldOf(parts.slice(last + 1))}`,
    isProperty: inside.includes('properties'),
    nodes,
  }
}
