import type { Access } from '../../../contracts/reader/openapi.ts'

/** A major change breaks a client or a backend that follows the old contract; a minor change adds something. */
export type Impact = 'major' | 'minor' | 'patch'
export type Change = { impact: Impact; where: string; what: string }

const RANKS: Impact[] = ['major', 'minor', 'patch']

/** Sorts changes by impact, then by place. */
export const sorted = (changes: Change[]): Change[] =>
  changes.toSorted(
    (a, b) => RANKS.indexOf(a.impact) - RANKS.indexOf(b.impact) || (a.where < b.where ? -1 : 1),
  )

/** The values of x-access, from the least to the most restricted. */
const ACCESS: Access[] = ['anonymous', 'signed-in', 'instructor', 'co-instructor', 'owner']

/** Whether a change of access leaves fewer callers. */
export const isTighter = (before: unknown, after: unknown) =>
  ACCESS.indexOf(after as Access) > ACCESS.indexOf(before as Access)
