import type { Database } from '../db/database.ts'
import { isExceeded, recent } from '../rules/limit.ts'
import { refuse } from './refuse.ts'

/** The number of attempts allowed within ten minutes. */
export const LIMITS = { authenticateIdentity: 10, createUserIdentity: 20, createIdentityVerification: 5 }

export type Limited = keyof typeof LIMITS

/** The mock counts everyone as one caller, because it cannot tell where requests come from. */
export const ANYONE = '*'

const idOf = (operation: Limited, who: string) => `${operation} ${who}`
const timesOf = (db: Database, id: string) => db.attempt.get(id)?.times ?? []

/**
 * Throws if the limit is reached.
 * @param who whose attempts are counted: an address, or ANYONE
 */
export function assertAllowed(db: Database, operation: Limited, who: string, now: number) {
  if (isExceeded(timesOf(db, idOf(operation, who)), now, LIMITS[operation])) throw refuse('TOO_MANY_ATTEMPTS')
}

export function countAttempt(db: Database, operation: Limited, who: string, now: number) {
  const id = idOf(operation, who)
  const times = [...recent(timesOf(db, id), now), now]
  if (db.attempt.get(id)) db.attempt.update(id, { times })
  else db.attempt.create({ id, times })
}

export function forgetAttempts(db: Database, operation: Limited, who: string) {
  const id = idOf(operation, who)
  if (db.attempt.get(id)) db.attempt.remove(id)
}
