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

/** @param valid requests that the contract allows */
export function requestsFor(operation: ContractOperation, valid: Arbitrary<Sent>): Arbitrary<Sent> {
  const ways = [
    { weight: 12, arbitrary: valid },
    { weight: 3, arbitrary: broken('query', valid, brokenQueries(operation)) },
  ]
  if (operation.path.includes('{'))
    ways.push({
      weight: 1,
      arbitrary: broken(
        'path',
        valid,
        pick(['a b', 'x'.repeat(65), '%', 'ä', 'a/b', 'a.b', '\u0000', '1;']).map((text) => (sent) => ({
          ...sent,
          path: Object.fromEntries(Object.keys(sent.path).map((name) => [name, text])),
        })),
      ),
    })
  if (takesKey(operation))
    ways.push({
      weight: 1,
      arbitrary: broken(
        'key',
        valid,
        pick(['short', 'with a space', 'x'.repeat(101), '__proto__:{}']).map((key) => (sent) => ({
          ...sent,
          key,
        })),
      ),
    })
  if (takesVersion(operation))
    ways.push({
      weight: 1,
      arbitrary: broken(
        'version',
        valid,
        pick(['1', '""', 'W/"1"', '*', '"1", "2"', '"a b"', `"${'x'.repeat(65)}"`]).map(
          (ifMatch) => (sent) => ({
            ...sent,
            ifMatch,
          }),
        ),
      ),
    })
  if (operation.body)
    ways.push({
      weight: 5,
      arbitrary: broken(
        'body',
        valid,
        brokenBodies(
          operation,
          valid.map(({ body }) => body).filter((body) => body !== undefined),
        ).map((body) => (sent) => ({ ...sent, body })),
      ),
    })
  if (operation.method !== 'get')
    ways.push({
      weight: 2,
      arbitrary: broken(
        'raw',
        valid,
        pick(rawNames(operation)).map((raw) => (sent) => ({ ...sent, raw })),
      ),
    })
  return fc.oneof(...ways)
}

const broken = (
  kind: Sent['kind'],
  valid: Arbitrary<Sent>,
  how: Arbitrary<(sent: Sent) => Sent>,
): Arbitrary<Sent> => fc.tuple(valid, how).map(([sent, change]) => ({ ...change(sent), kind }))
