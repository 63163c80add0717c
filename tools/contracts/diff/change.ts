import type { Rule } from './oasdiff.ts'

/**
 * `access` is a change in who may call an operation, in either direction. A `major` change breaks a client or a backend
 * that follows the old contract, a `minor` change does not. An `example` decides what a Pact asks for, and a `patch` changes
 * only words.
 */
export type Impact = 'access' | 'major' | 'minor' | 'example' | 'patch'
export type Change = {
  impact: Impact
  /** The operations that the change touches, by id. */
  operations: string[]
  where: string
  what: string
  rule?: Rule
}

export const IMPACTS: Impact[] = ['access', 'major', 'minor', 'example', 'patch']

/** Sorts changes by impact, then by place. */
export const sorted = (changes: Change[]): Change[] =>
  changes.toSorted(
    (a, b) => IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact) || (a.where < b.where ? -1 : 1),
  )
