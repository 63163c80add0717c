import { send } from '../outbox.ts'
import { addressOf, brokenValue } from '../rules/identity.ts'
import { codeOf, refusalOf } from '../rules/verification.ts'
import { countAttempt } from '../attempts.ts'
import { tokenFor, userAt } from './identity.ts'
import { assertAllowed, refuse } from './refuse.ts'
import type { Resolver } from './resolver.ts'

export const createIdentityVerification: Resolver<'createIdentityVerification'> = ({ input }, context) => {
  const { db, epoch, now } = context
  const broken = brokenValue(input)
  if (broken) throw refuse('INVALID_INPUT', broken)
  const address = addressOf(input.email)
  assertAllowed(db, 'createIdentityVerification', address, now)
  countAttempt(db, 'createIdentityVerification', address, now)
  const user = userAt(context, address)
  const code = user ? codeOf(epoch, db.tables.verification.size) : null
  // An address without an account gets a verification too, so that the answer does not reveal it. No code can match it.
  const { id } = db.verification.create({ userId: user?.id ?? null, code, createdAt: now })
  if (user)
    send(context, {
      kind: 'verification',
      to: user.email,
      subject: 'Your verification code',
      text: `Your code is ${code}. It is valid for ten minutes. If you did not ask for it, ignore this message.`,
      at: new Date(now).toISOString(),
    })
  return { id }
}

export const verifyIdentityVerification: Resolver<'verifyIdentityVerification'> = ({ input }, context) => {
  const { db, now } = context
  const verification = db.verification.get(input.id)
  const refusal = refusalOf(verification, input.code, now)
  if (!verification?.userId || refusal) {
    if (verification && refusal === 'BAD_CODE')
      db.verification.update(verification.id, { wrongCodes: verification.wrongCodes + 1 })
    return refuse(refusal ?? 'BAD_CODE')
  }
  db.verification.update(verification.id, { isUsed: true })
  return { token: tokenFor(context, verification.userId) }
}
