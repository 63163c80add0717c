// Finds changes in who may call an operation. They are always listed, because opening an operation breaks no program, so no
// other rule would report it.
import {
  type Access,
  type OpenApiDocument,
  operationsOf,
  tokensOf,
} from '../../../contracts/reader/openapi.ts'
import type { Change } from './change.ts'
import type { Rule } from './oasdiff.ts'

/** The values of x-access and @access, from the least to the most restricted. */
const ACCESS: Access[] = ['anonymous', 'signed-in', 'instructor', 'co-instructor', 'owner']

const OPENED: Rule = { level: 'warning', id: 'access-opened' }
const CLOSED: Rule = { level: 'error', id: 'access-closed' }

/** The change from one x-access to another; none if they are equal. */
export function callerChanges(id: string, before: string | undefined, after: string | undefined): Change[] {
  if (before === after) return []
  // An unknown value has the index -1, so a restriction that disappears counts as opened.
  const isOpened = ACCESS.indexOf(after as Access) < ACCESS.indexOf(before as Access)
  const what = `${isOpened ? 'opened' : 'closed'}: ${before ?? 'nobody named'} → ${after ?? 'nobody named'}`
  return [{ impact: 'access', operations: [id], where: id, what, rule: isOpened ? OPENED : CLOSED }]
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

/** The changes in x-access and in `security`, for each operation that both documents have. */
export function accessChanges(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const known = new Map(operationsOf(before).map((operation) => [operation.id, operation]))
  return operationsOf(after).flatMap((now) => {
    const was = known.get(now.id)
    if (!was) return []
    return [
      ...callerChanges(now.id, was.access, now.access),
      ...tokenChanges(now.id, tokensOf(before, was), tokensOf(after, now)),
    ]
  })
}
