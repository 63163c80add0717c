// Requests that break their contract in one place.
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { type Contract, type ContractOperation, schemaOf } from '../../../contracts/reader/contracts.ts'
import type { Parameter } from '../../../contracts/reader/openapi.ts'
import { checkBody } from '../../../contracts/reader/validate.ts'
import { NASTY, type Schema } from './values.ts'

const JUNK: unknown[] = [
  null,
  [],
  {},
  true,
  0,
  -1,
  0.5,
  1e21,
  '',
  ' ',
  'x'.repeat(20_001),
  [null],
  { $gt: '' },
  ...NASTY,
]
/** Fields that nobody may set. The last two are used for prototype pollution. */
const EXTRA = ['id', 'instructorId', 'isArchived', 'reviewCount', 'isAdmin', 'constructor', '__proto__']

type Node = { path: string[]; isField: boolean }
const nodesOf = (value: unknown, path: string[] = []): Node[] => [
  { path, isField: path.length > 0 && Number.isNaN(Number(path.at(-1))) },
  ...(value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, child]) => nodesOf(child, [...path, key]))
    : []),
]

/** A copy with another value at a path; `undefined` removes the field. */
function replaced(value: unknown, [key, ...rest]: string[], next: unknown): unknown {
  if (key === undefined) return next
  const held = value as Record<string, unknown>
  if (Array.isArray(value))
    return value.map((item, i) => (String(i) === key ? replaced(item, rest, next) : item))
  const entries = Object.entries(held).map(([name, child]) => [
    name,
    name === key ? replaced(child, rest, next) : child,
  ])
  return Object.fromEntries(entries.filter(([, child]) => child !== undefined))
}

/** Not built by assignment, which would set the prototype instead of a field. */
const withExtra = (value: unknown, name: string, extra: unknown) =>
  Object.fromEntries([...Object.entries(value as object), [name, extra]])

/** Bodies the contract does not allow: each is a valid one with a single change. */
export const brokenBodies = (operation: ContractOperation, valid: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(
      valid,
      fc.nat(),
      fc.constantFrom('remove', 'junk', 'extra'),
      fc.constantFrom(...JUNK),
      fc.constantFrom(...EXTRA),
    )
    .map(([value, at, how, junk, extra]) => {
      const nodes = nodesOf(value)
      const node = nodes[at % nodes.length] ?? { path: [], isField: false }
      if (how === 'extra') return withExtra(value, extra, { isInstructor: true })
      return replaced(value, node.path, how === 'remove' && node.isField ? undefined : junk)
    })
    .filter((value) => value !== undefined && checkBody(operation, value).length > 0)

/** Text that a query parameter does not allow; none if it allows everything. */
export function brokenTexts(contract: Contract, parameter: Parameter): string[] {
  const { type, enum: values, pattern, maxLength } = schemaOf(contract, parameter.schema) as Schema
  if (type === 'integer')
    return [
      'abc',
      '1e309',
      '-1e309',
      '-1',
      '0x10',
      '1.5',
      ' 1',
      '١',
      'NaN',
      'Infinity',
      '',
      '9'.repeat(30),
      '1;',
    ]
  if (type === 'boolean') return ['yes', '1', 'TRUE', '']
  if (type === 'array') return ['nope', '', '__proto__', 'images,images', ',']
  if (values) return ['nope', '', '__proto__', `${String(values[0])} `, `${String(values[0])},`]
  if (pattern) return ['', '../1', 'a b', '"; --', '\u0000', `${'x'.repeat(300)}/`]
  return maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]
}
