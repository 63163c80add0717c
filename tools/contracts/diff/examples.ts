// Compares the examples of two documents, which decide what the Pacts ask for and what the tests of the mock start from.
import { isDeepStrictEqual } from 'node:util'
import { shortened } from '../../../contracts/reader/explain.ts'
import { operationsOf } from '../../../contracts/reader/openapi.ts'
import type { Change } from './change.ts'
import { type Inlined, partsOf } from './inline.ts'
import { textOf } from './meaning.ts'
import { placeOf } from './place.ts'

/** An example in one place of a document. Its name is that of the component, or says where it is. */
type Example = { name: string; operation: string; value: unknown }

const shown = (value: unknown) => shortened(textOf(value))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Each value that differs: `data.attributes.notes: null → Left-handed`. */
function steps(before: unknown, after: unknown, path = ''): string[] {
  if (isDeepStrictEqual(before, after)) return []
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after))
    return [`${path || 'value'}: ${shown(before)} → ${shown(after)}`]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) => {
    const part = Array.isArray(before) ? `[${key}]` : `${path && '.'}${key}`
    return steps(before[key], after[key], path + part)
  })
}

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** Every example of the requests and responses of a document, by operation and pointer. */
function examplesOf(inlined: Inlined): Map<string, Example> {
  const { document } = inlined
  const found = new Map<string, Example>()
  function visit(node: unknown, pointer: string) {
    if (!isObject(node)) return
    if (/\/content\/[^/]+$/.test(pointer) && isObject(node['examples']))
      for (const [key, example] of Object.entries(node['examples'])) {
        const { operation, words, shared } = placeOf(inlined, pointer, false)
        const ref = (example as { $ref?: string }).$ref
        const component = ref === undefined ? undefined : partsOf(ref).at(-1)
        const { value } =
          component === undefined
            ? (example as { value: unknown })
            : (document.components.examples?.[component] ?? { value: undefined })
        // An example inside a shared response is shared, too.
        const name = component ?? `${shared ?? words}: example ${key}`
        found.set(`${operation}${pointer}/${key}`, { name, operation, value })
      }
    for (const [key, child] of Object.entries(node)) visit(child, `${pointer}/${escaped(key)}`)
  }
  visit(document.paths, '#/paths')
  return found
}

/** The changes of the examples of the operations that both documents have, each with every operation that shows it. */
export function exampleChanges(before: Inlined, after: Inlined): Change[] {
  const [were, are] = [examplesOf(before), examplesOf(after)]
  const [known, current] = [before, after].map(
    ({ document }) => new Set(operationsOf(document).map(({ id }) => id)),
  )
  const changed = [...new Set([...were.keys(), ...are.keys()])].flatMap((key) => {
    const [was, now] = [were.get(key), are.get(key)]
    const one = now ?? was
    if (!one || !known?.has(one.operation) || !current?.has(one.operation)) return []
    const said = !was ? ['was added'] : !now ? ['was removed'] : steps(was.value, now.value)
    return said.map((what) => ({ where: one.name, what, operation: one.operation }))
  })
  return [...Map.groupBy(changed, ({ where, what }) => `${where}: ${what}`).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const operations = [...new Set(group.map(({ operation }) => operation))].toSorted()
    return [{ impact: 'example', operations, where: first.where, what: first.what }]
  })
}
