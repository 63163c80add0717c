// Counts attempts within ten minutes, for the calls that the contracts limit.
import type { Database } from './db/database.ts'
import { isExceeded, recent, WINDOW } from './rules/limit.ts'

/** The number of attempts allowed within ten minutes. */
export const LIMITS = {
  authenticateIdentity: 10,
  createUserIdentity: 20,
  createIdentityVerification: 5,
  requestCourseDetails: 5,
  emailCourseDetails: 5,
  createCourseRequest: 5,
}

export type Limited = keyof typeof LIMITS

/** The mock counts everyone as one caller, because it cannot tell where requests come from. */
export const ANYONE = '*'

const idOf = (operation: Limited, who: string) => `${operation} ${who}`
const timesOf = (db: Database, id: string) => db.attempt.get(id)?.times ?? []

/**
 * The number of seconds until another attempt is allowed; undefined if it is allowed now.
 * @param who whose attempts are counted: an address, or ANYONE
 */
export function waitOf(db: Database, operation: Limited, who: string, now: number): number | undefined {
  const times = recent(timesOf(db, idOf(operation, who)), now)
  if (!isExceeded(times, now, LIMITS[operation])) return undefined
  return Math.max(1, Math.ceil(((times.at(-LIMITS[operation]) ?? now) + WINDOW - now) / 1000))
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
