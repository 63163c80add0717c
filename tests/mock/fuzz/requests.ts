// Requests for one operation: half of them valid, half with one thing the contract does not allow.
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { ContractOperation } from '../../../contracts/reader/contracts.ts'
import { brokenBodies, brokenTexts } from './broken.ts'
import { rawNames } from './raw.ts'
import { type Sent, takesKey, takesVersion } from './sent.ts'

const pick = (values: readonly string[]) => fc.constantFrom(...values)

/** Changes an existing query parameter, repeats it, or adds an unknown one. */
function brokenQueries({ contract, parameters }: ContractOperation): Arbitrary<(sent: Sent) => Sent> {
  const set = (name: string, value: string) => (sent: Sent) => ({
    ...sent,
    query: [...sent.query.filter(([held]) => held !== name), [name, value] as [string, string]],
  })
  const inQuery = parameters.filter((p) => p.in === 'query')
  const wrong = inQuery.flatMap((p) => brokenTexts(contract, p).map((text) => set(p.name, text)))
  const twice = inQuery.map(({ name }) => (sent: Sent) => ({
    ...sent,
    query: [...sent.query, [name, '1'], [name, '1']] as [string, string][],
  }))
  const unknown = ['unknown', '__proto__', 'constructor', 'filter[x]', 'PAGE', '']
  return fc.constantFrom(...wrong, ...twice, ...unknown.map((name) => set(name, '1')))
}

const BAD_IDS = ['a b', 'x'.repeat(65), '%', 'ä', 'a/b', 'a.b', '\u0000', '1;']
const BAD_KEYS = ['short', 'with a space', 'x'.repeat(101), '__proto__:{}']
const BAD_VERSIONS = ['1', '""', 'W/"1"', '*', '"1", "2"', '"a b"', `"${'x'.repeat(65)}"`]

/** @param valid requests that the contract allows */
export function requestsFor(operation: ContractOperation, valid: Arbitrary<Sent>): Arbitrary<Sent> {
  const broken = (weight: number, kind: Sent['kind'], how: Arbitrary<(sent: Sent) => Sent>) => ({
    weight,
    arbitrary: fc.tuple(valid, how).map(([sent, change]): Sent => ({ ...change(sent), kind })),
  })
  /** Puts another value into a request. */
  const replacing = <Name extends 'body' | 'ifMatch' | 'key' | 'raw'>(
    name: Name,
    values: Arbitrary<Sent[Name]>,
  ) => values.map((value) => (sent: Sent): Sent => ({ ...sent, [name]: value }))
  const badPaths = pick(BAD_IDS).map((text) => (sent: Sent) => ({
    ...sent,
    path: Object.fromEntries(Object.keys(sent.path).map((name) => [name, text])),
  }))
  const bodies = valid.map(({ body }) => body).filter((body) => body !== undefined)
  return fc.oneof(
    { weight: 12, arbitrary: valid },
    broken(3, 'query', brokenQueries(operation)),
    ...(operation.path.includes('{') ? [broken(1, 'path', badPaths)] : []),
    ...(takesKey(operation) ? [broken(1, 'key', replacing('key', pick(BAD_KEYS)))] : []),
    ...(takesVersion(operation) ? [broken(1, 'version', replacing('ifMatch', pick(BAD_VERSIONS)))] : []),
    ...(operation.body ? [broken(5, 'body', replacing('body', brokenBodies(operation, bodies)))] : []),
    ...(operation.method === 'get' ? [] : [broken(2, 'raw', replacing('raw', pick(rawNames(operation))))]),
  )
}
