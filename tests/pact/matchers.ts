// Turns an example of the contract into Pact matchers, guided by its schema, so that the contract alone decides what a
// provider must return.
import { MatchersV3 as M } from '@pact-foundation/pact'
import type { Schema } from '../../contracts/reader/openapi.ts'
import { type Contract, schemaOf } from '../../contracts/reader/contracts.ts'

const FORMATS: Record<string, string> = {
  'date-time': '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$',
  email: '^[^@\\s]+@[^@\\s]+$',
  uri: '^[a-z][a-z0-9+.-]*:\\S+$',
  'uri-reference': '^\\S+$',
  uuid: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
}
const literally = (value: unknown) => String(value).replaceAll(/[-[\]/{}()*+?.\\^$|]/g, '\\$&')

/** Whether an object has every required property of a schema, for objects without a `type` constant. */
const hasRequired = ({ required }: Schema, example: unknown) =>
  typeof example === 'object' && example !== null && required?.every((name) => name in example) === true

/** The member of a oneOf that an example fits: by its `type` constant, by its required properties, or by being null. */
function memberOf(contract: Contract, members: Schema[], example: unknown): Schema {
  const all = members.map((member) => schemaOf(contract, member))
  const tag = (example as { type?: unknown } | null)?.type
  const tagged = all.find((member) => tag !== undefined && member.properties?.['type']?.const === tag)
  const fitting = tagged ?? all.find((member) => hasRequired(member, example))
  return fitting ?? all.find((member) => (example === null) === (member.type === 'null')) ?? {}
}

/** A string of a form. The pattern alone would let a number pass whose digits fit it. */
export const stringLike = (pattern: string, example: string) => ({
  'pact:matcher:type': [{ 'pact:matcher:type': 'regex', regex: pattern }, { 'pact:matcher:type': 'type' }],
  value: example,
})

/** Says whether a value must come back exactly. `key` is its name in the object, if it has one. */
export type IsExact = (value: unknown, schema: Schema, key?: string) => boolean

/**
 * The matcher for an example.
 *
 * @param raw the schema of the example in this contract
 * @param isExact decides for each string, number and boolean
 */
export function matcherOf(
  contract: Contract,
  raw: Schema | undefined,
  example: unknown,
  isExact: IsExact = () => false,
  key?: string,
): unknown {
  const schema = schemaOf(contract, raw)
  if (schema.oneOf)
    return matcherOf(contract, memberOf(contract, schema.oneOf, example), example, isExact, key)
  // An explicit matcher, because inside a list Pact compares values without one only by type.
  if (schema.const !== undefined) return M.equal(example)
  // Pact has no matcher for "or null": the provider state decides whether the value is null.
  if (example === null) return M.nullValue()
  if (Array.isArray(example))
    return arrayMatcher(schemaOf(contract, schema.items), example, (element) =>
      matcherOf(contract, schema.items, element, isExact),
    )
  if (typeof example === 'object')
    return Object.fromEntries(
      Object.entries(example).map(([name, value]) => [
        name,
        matcherOf(contract, schema.properties?.[name], value, isExact, name),
      ]),
    )
  if (isExact(example, schema, key)) return M.equal(example)
  if (typeof example === 'boolean') return M.boolean(example)
  if (typeof example === 'number')
    return [schema.type].flat().includes('integer') ? M.integer(example) : M.number(example)
  if (typeof example !== 'string')
    throw new Error(`There is no matcher for a value of type ${typeof example}.`)
  if (schema.enum) return stringLike(`^(${schema.enum.map(literally).join('|')})$`, example)
  const pattern = schema.pattern ?? FORMATS[schema.format ?? '']
  return pattern ? stringLike(pattern, example) : M.string(example)
}

/** One element stands for any number of them; several stand for exactly that many; a mixed list needs each kind. */
function arrayMatcher(items: Schema, [first, ...more]: unknown[], matcher: (element: unknown) => unknown) {
  // Without a matcher the list must be empty, except inside another list, where Pact cannot require that.
  if (first === undefined) return []
  const all = [first, ...more].map(matcher)
  if (items.oneOf) return M.arrayContaining(...(all as [never]))
  return more.length ? all : M.eachLike(all[0] as never)
}
