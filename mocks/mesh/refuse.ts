import { GraphQLError } from 'graphql'
import { type Limited, waitOf } from '../attempts.ts'
import type { Database } from '../db/database.ts'

/** The message of each @throws code, and the HTTP status a REST call would have. */
const REFUSALS = {
  // The client opens the session-timeout dialog on this exact message.
  UNAUTHENTICATED: [401, 'Invalid Auth Token.'],
  FORBIDDEN: [403, 'This is for instructors only.'],
  BAD_CREDENTIALS: [401, 'Wrong email or password.'],
  // The client offers to log in on a message that contains "conflicts with another account".
  EMAIL_TAKEN: [409, 'This email conflicts with another account.'],
  INVALID_INPUT: [422, 'A value is not valid.'],
  BAD_CODE: [401, 'Wrong code.'],
  EXPIRED_CODE: [401, 'This code is no longer valid.'],
  TOO_MANY_ATTEMPTS: [429, 'Too many attempts. Try again in ten minutes.'],
} as const

export type Code = keyof typeof REFUSALS

/**
 * A documented error.
 * @param broken the invalid value and the reason
 */
export function refuse(code: Code, broken?: { field: string; message: string }): GraphQLError {
  const [status, message] = REFUSALS[code]
  return new GraphQLError(broken?.message ?? message, {
    extensions: { code, status: String(status), ...(broken && { field: broken.field }) },
  })
}

/**
 * Throws if the limit of an operation is reached.
 * @param who whose attempts are counted: an address, or ANYONE
 */
export function assertAllowed(db: Database, operation: Limited, who: string, now: number) {
  if (waitOf(db, operation, who, now) !== undefined) throw refuse('TOO_MANY_ATTEMPTS')
}
