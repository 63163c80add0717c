// Requests for one operation that the contract allows.
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { ContractOperation } from '../../../contracts/reader/contracts.ts'
import { recipes } from './recipes.ts'
import { type Known, valuesOf } from './values.ts'
import type { Sent } from './sent.ts'
import { type Caller, FIELDS, idsOf, isKind, type Kind } from './world.ts'

const CALLS: Arbitrary<Caller> = fc.oneof(
  { weight: 12, arbitrary: fc.constant('me' as const) },
  { weight: 3, arbitrary: fc.constant('range' as const) },
  { weight: 5, arbitrary: fc.constantFrom('newcomer', 'student', 'nobody', 'broken', 'expired') },
)
/** IDs that no row has and that a careless parser stumbles over. */
const STRANGE = [
  'nobody',
  'constructor',
  '__proto__',
  'toString',
  'o-',
  'c-u-instructor-99',
  'o-u-instructor-0-99',
]
const BESIDE = ['r-', 'r-u-instructor-0-0-999', 's-nobody-1', 'v-u-instructor-0-0-999', 'y-', '0', '-', '-1']
const known =
  (there: (name: string) => Kind | undefined): Known =>
  (name) => {
    const kind = there(name)
    return (
      kind &&
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...idsOf(kind)) },
        { weight: 1, arbitrary: fc.constantFrom(...STRANGE, ...BESIDE) },
      )
    )
  }
const byField = known((name) => FIELDS[name])

/** The path segment that says what kind of ID a path parameter is. */
const wordBefore = (path: string, name: string) => path.split('/')[path.split('/').indexOf(`{${name}}`) - 1]

const asText = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value))
/** The rows of the seed are of version 1. */
const VERSIONS = fc.constantFrom('"1"', '"1"', '"1"', '"2"', '"an-older-version"')
const KEYS = fc.stringMatching(/^[A-Za-z0-9_-]{8,100}$/)

/** Requests the contract allows. */
export function validRequests(operation: ContractOperation): Arbitrary<Sent> {
  const { contract, path, parameters, body } = operation
  const inPath = parameters.filter((p) => p.in === 'path')
  const inQuery = parameters.filter((p) => p.in === 'query')
  const ids = known((name) => {
    const before = wordBefore(path, name)
    return isKind(before) ? before : FIELDS[name]
  })
  const query = fc
    .record(Object.fromEntries(inQuery.map((p) => [p.name, valuesOf(contract, p.schema, byField, p.name)])), {
      requiredKeys: inQuery.filter((p) => p.required).map((p) => p.name),
    })
    // An empty list means no list, and `a=` would be a list with one empty name.
    .map((values) =>
      Object.entries(values)
        .map(([name, value]): [string, string] => [name, asText(value)])
        .filter(([, value]) => value !== ''),
    )
  const plain = fc.record({
    kind: fc.constant('valid' as const),
    as: CALLS,
    path: fc.record(
      Object.fromEntries(
        inPath.map((p) => [p.name, valuesOf(contract, p.schema, ids, p.name) as Arbitrary<string>]),
      ),
    ),
    query,
    // If the contract defines no key, it is ignored.
    key: fc.option(KEYS, { nil: undefined, freq: 2 }),
    ifMatch: fc.option(VERSIONS, { nil: undefined, freq: 2 }),
    ...(body && { body: bodyOf(operation) }),
  })
  const recipe = recipes[operation.id] ?? examplesOf(operation)
  if (!recipe) return plain
  return fc.oneof(
    plain,
    fc.tuple(plain, recipe).map(([sent, better]) => ({ ...sent, ...better })),
  )
}

/** The examples of the contract, used if nothing better is known. */
function examplesOf({ body }: ContractOperation): Arbitrary<Partial<Sent>> | undefined {
  const values = Object.values(body?.examples ?? {}).map((example) => example.value)
  return values.length ? fc.constantFrom(...values).map((value) => ({ body: value })) : undefined
}

function bodyOf({ contract, body }: ContractOperation): Arbitrary<unknown> {
  const values = valuesOf(contract, body?.schema ?? {}, byField)
  return body?.required ? values : fc.option(values, { nil: undefined })
}
