import { ANYONE, countAttempt, forgetAttempts } from '../attempts.ts'
import { addressOf, brokenValue } from '../rules/identity.ts'
import { issueToken } from '../token.ts'
import { assertAllowed, refuse } from './refuse.ts'
import type { MeshContext, Resolver } from './resolver.ts'

/** The account with an email address. */
export function userAt({ db }: MeshContext, email: string) {
  const [user] = db.user.of('email', addressOf(email)).values()
  return user
}

export const tokenFor = ({ db, now }: MeshContext, userId: string) =>
  issueToken(userId, db.instructor.get(userId)?.number ?? null, now)

export const authenticateIdentity: Resolver<'authenticateIdentity'> = ({ input }, context) => {
  const { db, now } = context
  const address = addressOf(input.email)
  // Attempts are counted even if no account exists, so the limit does not reveal which accounts exist.
  assertAllowed(db, 'authenticateIdentity', address, now)
  const user = userAt(context, address)
  if (!user || user.password !== input.password) {
    countAttempt(db, 'authenticateIdentity', address, now)
    return refuse('BAD_CREDENTIALS')
  }
  forgetAttempts(db, 'authenticateIdentity', address)
  return { token: tokenFor(context, user.id) }
}

export const createUserIdentity: Resolver<'createUserIdentity'> = ({ input }, context) => {
  const { db, now } = context
  const { name, surname, email, password } = input
  const broken = brokenValue({ name, surname, email, password })
  if (broken) throw refuse('INVALID_INPUT', broken)
  assertAllowed(db, 'createUserIdentity', ANYONE, now)
  if (userAt(context, email)) {
    countAttempt(db, 'createUserIdentity', ANYONE, now)
    return refuse('EMAIL_TAKEN')
  }
  const user = db.user.create({
    name: name.trim(),
    surname: surname.trim(),
    email: addressOf(email),
    password,
  })
  return { userToken: { token: tokenFor(context, user.id) } }
}
