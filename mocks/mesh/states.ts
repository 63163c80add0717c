// The provider states for sign-in and the signed-in user.
import { ANYONE, countAttempt, type Limited, LIMITS } from '../attempts.ts'
import type { Database } from '../db/database.ts'
import { LIFETIME } from '../rules/verification.ts'

export type MeshStateParams = {
  code?: string
  isExpired?: boolean
  isUsed?: boolean
  wrongCodes?: number
  operation?: Limited
  percentage?: number
}

/** Sets up a code that has been sent to a user. */
export function verification(
  db: Database,
  id: string,
  userId: string,
  { code = '123456', isExpired = false, isUsed = false, wrongCodes = 0 }: MeshStateParams,
  now: number,
) {
  db.verification.create({
    id,
    userId,
    code,
    isUsed,
    wrongCodes,
    createdAt: isExpired ? now - LIFETIME : now,
  })
}

/** Uses up all allowed attempts, so that the next one is refused. */
export function attempts(db: Database, operation: Limited, email: string, now: number) {
  const who = operation === 'createUserIdentity' ? ANYONE : email
  for (let i = 0; i < LIMITS[operation]; i++) countAttempt(db, operation, who, now)
}

export const qualification = (db: Database, id: string, userId: string, percentage: number) =>
  void db.qualification.create({
    id: `${userId} ${id}`,
    userId,
    qualificationId: id,
    name: 'Carry Foundations',
    completedSteps: percentage,
    steps: 100,
  })
