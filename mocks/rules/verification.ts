import type { Row } from '../db/rows.ts'
import { random } from '../seed/random.ts'

export const LIFETIME = 10 * 60_000
const MAX_WRONG_CODES = 5
const CODES = 1_000_000

/**
 * A code of six digits.
 * @param nth number of earlier verifications in the world
 */
export const codeOf = (epoch: number, nth: number) =>
  String(Math.floor(random(`code ${epoch} ${nth}`)() * CODES)).padStart(6, '0')

export type CodeRefusal = 'BAD_CODE' | 'EXPIRED_CODE' | 'TOO_MANY_ATTEMPTS'

/** Why a code is refused; undefined if it is correct. A verification for an unknown address has no correct code. */
export function refusalOf(
  verification: Row<'verification'> | undefined,
  code: string,
  now: number,
): CodeRefusal | undefined {
  if (!verification || verification.isUsed || now - verification.createdAt >= LIFETIME) return 'EXPIRED_CODE'
  if (verification.wrongCodes >= MAX_WRONG_CODES) return 'TOO_MANY_ATTEMPTS'
  return verification.code !== null && verification.code === code.trim() ? undefined : 'BAD_CODE'
}
