import { existsSync, readFileSync } from 'node:fs'
import type { Change } from './change.ts'
import type { Changes } from './contracts.ts'

/** Changes that break a client or backend, or change who may call an operation, and that the team has accepted. */
export const ACCEPTED = 'contracts/accepted-changes.json'

/** One accepted change: `where` and `what` as `contracts:diff` prints them, and the reason for a reviewer. */
export type Accepted = { contract: string; where: string; what: string; reason: string }

const isAccepted = (value: unknown): value is Accepted =>
  ['contract', 'where', 'what', 'reason'].every((name) => {
    const text = (value as Record<string, unknown> | null)?.[name]
    return typeof text === 'string' && text.trim() !== ''
  })

/** Reads the accepted changes. Throws if an entry lacks a text, such as its reason. */
export function readAccepted(file = ACCEPTED): Accepted[] {
  const entries = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : []
  if (!Array.isArray(entries)) throw new Error(`${file} must be a list.`)
  const wrong = entries.find((entry) => !isAccepted(entry)) as unknown
  if (wrong !== undefined)
    throw new Error(`${file}: an entry needs contract, where, what and reason: ${JSON.stringify(wrong)}`)
  return entries as Accepted[]
}

/** Whether a change must be accepted before it may be merged. */
const mustBeAccepted = ({ impact }: Change) => impact === 'access' || impact === 'major'

/** The reason why a change was accepted; undefined if it was not. */
export const reasonFor = (accepted: readonly Accepted[], contract: string, { where, what }: Change) =>
  accepted.find((one) => one.contract === contract && one.where === where && one.what === what)?.reason

/** The changes that fail the command, as entries that lack only a reason. */
export const refused = (found: Changes, accepted: readonly Accepted[]): Accepted[] =>
  Object.entries(found).flatMap(([contract, changes]) =>
    changes
      .filter((change) => mustBeAccepted(change) && reasonFor(accepted, contract, change) === undefined)
      .map(({ where, what }) => ({ contract, where, what, reason: '' })),
  )
