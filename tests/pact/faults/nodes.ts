// The places in an expected body where a value can be wrong.
import { type Contract, schemaOf } from '../../../contracts/reader/contracts.ts'
import type { Schema } from '../../../contracts/reader/openapi.ts'
import { isRecord } from '../../../src/lib/is-record.ts'

/** A key, an index, or all elements of a mixed list that have this `type`. */
type Step = string | number | { type: string }
/** A value that the consumer expects. For GraphQL, the schema is empty. */
export type Node = { path: readonly Step[]; value: unknown; schema: Schema; isMixed: boolean }

const typeOf = (value: unknown) => (isRecord(value) && typeof value['type'] === 'string' ? value['type'] : '')

function memberOf(contract: Contract, schema: Schema, value: unknown): Schema {
  const members = (schema.oneOf ?? []).map((member) => schemaOf(contract, member))
  const tagged = members.find((member) => member.properties?.['type']?.const === typeOf(value))
  return tagged ?? members.find((member) => (value === null) === (member.type === 'null')) ?? schema
}

/** Every value in an expected body, including the body itself. The first element of a list stands for all of them. */
export function nodesOf(
  contract: Contract | undefined,
  raw: Schema | undefined,
  value: unknown,
  path: readonly Step[] = [],
): Node[] {
  const resolved = contract ? schemaOf(contract, raw) : {}
  const schema = contract && resolved.oneOf ? memberOf(contract, resolved, value) : resolved
  const items = contract ? schemaOf(contract, schema.items) : {}
  const isMixed = Array.isArray(value) && items.oneOf !== undefined
  const self = { path, value, schema, isMixed }
  if (Array.isArray(value)) {
    const elements = isMixed ? value : value.slice(0, 1)
    return [
      self,
      ...elements.flatMap((element: unknown, index) => {
        const step = isMixed ? { type: typeOf(element) } : index
        return nodesOf(contract, items, element, [...path, step])
      }),
    ]
  }
  if (!isRecord(value)) return [self]
  const entries = Object.entries(value)
  return [
    self,
    ...entries.flatMap(([key, child]) => nodesOf(contract, schema.properties?.[key], child, [...path, key])),
  ]
}

/** The body with a changed value at a path. A change to undefined omits the value. */
export function changed(
  body: unknown,
  [step, ...rest]: readonly Step[],
  change: (value: unknown) => unknown,
): unknown {
  if (step === undefined) return change(body)
  if (typeof step === 'object')
    return (body as unknown[]).map((element) =>
      typeOf(element) === step.type ? changed(element, rest, change) : element,
    )
  if (typeof step === 'number')
    return (body as unknown[]).map((element, index) =>
      index === step ? changed(element, rest, change) : element,
    )
  const record = body as Record<string, unknown>
  return { ...record, [step]: changed(record[step], rest, change) }
}

/** The key of a value; undefined for an element of a list and for the whole body. */
export function keyOf({ path }: Node): string | undefined {
  const last = path.at(-1)
  return typeof last === 'string' ? last : undefined
}
