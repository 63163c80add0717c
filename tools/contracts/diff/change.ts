import type { Access } from '../../../contracts/reader/openapi.ts'

/** Major breaks a client or a backend that kept the contract before; minor is new; patch is neither. */
export type Impact = 'major' | 'minor' | 'patch'
export type Change = { impact: Impact; where: string; what: string }

const RANKS: Impact[] = ['major', 'minor', 'patch']

/** By how much each matters, then by place. */
export const sorted = (changes: Change[]): Change[] =>
  changes.toSorted(
    (a, b) => RANKS.indexOf(a.impact) - RANKS.indexOf(b.impact) || (a.where < b.where ? -1 : 1),
  )

/** From who may call the most freely to the least. */
const ACCESS: Access[] = ['anonymous', 'signed-in', 'instructor', 'co-instructor', 'owner']

export const isTighter = (before: unknown, after: unknown) =>
  ACCESS.indexOf(after as Access) > ACCESS.indexOf(before as Access)
