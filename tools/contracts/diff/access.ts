// Finds changes in who may call an operation. They are always listed, because opening an operation breaks no program, so no
// other rule would report it.
import { isDeepStrictEqual } from 'node:util'
import {
  type Access,
  type OpenApiDocument,
  operationsOf,
  tokensOf,
} from '../../../contracts/reader/openapi.ts'
import type { Change } from './change.ts'
import { textOf } from './meaning.ts'
import type { Rule } from './oasdiff.ts'

/** The values of x-access and @access, from the least to the most restricted. */
const ACCESS: Access[] = ['anonymous', 'signed-in', 'instructor', 'co-instructor', 'owner']

const OPENED: Rule = { level: 'warning', id: 'access-opened' }
const CLOSED: Rule = { level: 'error', id: 'access-closed' }

/** The change from one x-access to another; none if they are equal. */
export function callerChanges(id: string, before: string | undefined, after: string | undefined): Change[] {
  if (before === after) return []
  const [was, is] = [ACCESS.indexOf(before as Access), ACCESS.indexOf(after as Access)]
  // Whether a caller whom nobody knows is more or fewer people, nobody can say.
  const isKnown = was >= 0 && is >= 0
  const word = isKnown ? (is < was ? 'opened' : 'closed') : 'changed'
  const what = `${word}: ${before ?? 'nobody named'} → ${after ?? 'nobody named'}`
  const rule = is < was ? OPENED : CLOSED
  return [{ impact: 'access', operations: [id], where: id, what, ...(isKnown && { rule }) }]
}

const withToken = (token: string) => (token === '' ? 'without a token' : `with ${token}`)

function tokenChanges(id: string, before: string[], after: string[]): Change[] {
  const change = (token: string, isAdded: boolean): Change => ({
    impact: 'access',
    operations: [id],
    where: id,
    what: isAdded
      ? `opened: may now be called ${withToken(token)}`
      : `closed: may no longer be called ${withToken(token)}`,
    rule: isAdded
      ? { level: 'info', id: 'api-security-added' }
      : { level: 'error', id: 'api-security-removed' },
  })
  return [
    ...after.filter((token) => !before.includes(token)).map((token) => change(token, true)),
    // A caller with a token may still call an operation that needs none.
    ...(after.includes('') ? [] : before.filter((token) => !after.includes(token))).map((token) =>
      change(token, false),
    ),
  ]
}

/** The changes of the schemes of `security`, such as the header of the token, with the operations that ask for each. */
function schemeChanges(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const [known, schemes] = [before, after].map(({ components }) => components.securitySchemes ?? {})
  return Object.entries(schemes ?? {}).flatMap(([name, scheme]) => {
    const was = known?.[name]
    if (!was) return []
    const operations = operationsOf(after)
      .filter((one) => tokensOf(after, one).some((token) => token.split(' and ').includes(name)))
      .map(({ id }) => id)
    return [...new Set([...Object.keys(was), ...Object.keys(scheme)])]
      .filter((key) => key !== 'description' && !isDeepStrictEqual(was[key], scheme[key]))
      .map((key) => ({
        impact: 'access',
        operations,
        where: `security scheme ${name}`,
        what: `${key}: ${textOf(was[key])} → ${textOf(scheme[key])}`,
      }))
  })
}

/** The changes in x-access and in `security`, for each operation that both documents have. */
export function accessChanges(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const known = new Map(operationsOf(before).map((operation) => [operation.id, operation]))
  const own = operationsOf(after).flatMap((now) => {
    const was = known.get(now.id)
    if (!was) return []
    return [
      ...callerChanges(now.id, was.access, now.access),
      ...tokenChanges(now.id, tokensOf(before, was), tokensOf(after, now)),
    ]
  })
  return [...own, ...schemeChanges(before, after)]
}
