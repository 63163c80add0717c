import { describe, expect, test } from 'vitest'
import { messagesOf } from '../../mocks/outbox.ts'
import { PASSWORD, PEOPLE } from '../../mocks/seed/people.ts'
import { readToken } from '../../mocks/token.ts'
import {
  authenticateIdentity,
  createIdentityVerification,
  createUserIdentity,
  me,
  qualificationProgress,
  verifyIdentityVerification,
} from '../../src/api/generated/mesh.calls.ts'
import * as documents from '../../src/api/generated/mesh.types.ts'
import { graph } from '../../src/api/graphql.ts'
import { codeOf } from '../support/refused.ts'
import { NOW, useMock } from '../support/use-mock.ts'

const mock = useMock()
const MINUTE = 60_000
const at = (minutes: number) => {
  mock.backend.scenario = `now:${new Date(NOW + minutes * MINUTE).toISOString()}`
}
const ana = { name: 'Ana', surname: 'Silva', email: 'ana@example.com', password: 'battery staple' }
const signIn = (email: string, password: string) => authenticateIdentity({ input: { email, password } })
const create = (values: Partial<typeof ana> = {}) => createUserIdentity({ input: { ...ana, ...values } })
const sendCode = async (email: string) =>
  (await createIdentityVerification({ input: { email } })).createIdentityVerification.id
const verify = (id: string, code: string) => verifyIdentityVerification({ input: { id, code } })
const outbox = () => messagesOf(mock.backend.main)
const lastCode = () => /\d{6}/.exec(outbox().at(-1)?.text ?? '')?.[0] ?? ''
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
/** The correct code of a new verification. */
async function sent(email: string = PEOPLE.student.email) {
  const id = await sendCode(email)
  return { id, code: lastCode() }
}

describe('a new account', () => {
  test('is signed in at once and can sign in later with its password', async () => {
    const { token } = (await create({ name: ' Ana ', email: ' Ana@Example.com ' })).createUserIdentity
      .userToken
    const claims = readToken(token, NOW)
    expect(claims?.instructor).toBeUndefined()
    mock.withToken(token)
    expect((await me()).me).toEqual({
      id: claims?.userId,
      name: 'Ana',
      surname: 'Silva',
      email: 'ana@example.com',
      memberNumber: null,
      subscriptionLevel: 'free',
      subscriptionType: null,
      subscriptionStatus: null,
      subscriptions: [],
      memberSince: null,
      subscriptionExpiration: null,
      instructor: null,
    })
    expect((await qualificationProgress()).qualificationProgress).toEqual([])
    const again = (await signIn('ANA@example.com', ana.password)).authenticateIdentity.token
    expect(readToken(again, NOW)?.userId).toBe(claims?.userId)
  })

  test('keeps the spaces of its password', async () => {
    await create({ password: ' x ' })
    expect(await codeOf(signIn(ana.email, 'x'))).toBe('BAD_CREDENTIALS')
    expect(await codeOf(signIn(ana.email, ' x '))).toBeUndefined()
  })

  test.each(['instructor@example.com', ' Instructor@EXAMPLE.com '])(
    'is refused for %j, which already has one',
    async (email) => {
      const error = await create({ email }).catch((cause: unknown) => cause)
      expect(error).toMatchObject({
        message: 'This email conflicts with another account.',
        errors: [{ code: 'EMAIL_TAKEN', status: '409' }],
      })
      expect(await codeOf(signIn('instructor@example.com', PASSWORD))).toBeUndefined()
    },
  )

  test('is created once by two simultaneous calls', async () => {
    const codes = await Promise.all([codeOf(create()), codeOf(create())])
    expect(codes.filter((code) => code === 'EMAIL_TAKEN')).toHaveLength(1)
    expect(mock.db.user.of('email', ana.email).size).toBe(1)
  })

  test.each([
    ['name', ''],
    ['surname', '  '],
    ['email', 'ana'],
    ['password', ''],
  ] as const)('is refused for the %s %j', async (field, value) => {
    expect(await codeOf(create({ [field]: value }))).toBe(`INVALID_INPUT ${field}`)
    expect(mock.db.user.of('email', ana.email).size).toBe(0)
  })

  test('is refused for ten minutes after twenty attempts with taken addresses', async () => {
    for (let i = 0; i < 20; i++)
      expect(await codeOf(create({ email: PEOPLE.range.email }))).toBe('EMAIL_TAKEN')
    expect(await codeOf(create({ email: PEOPLE.range.email }))).toBe('TOO_MANY_ATTEMPTS')
    expect(await codeOf(create())).toBe('TOO_MANY_ATTEMPTS')
    at(10)
    expect(await codeOf(create())).toBeUndefined()
  })
})

describe('too many wrong passwords', () => {
  test.each(['student@example.com', 'nobody@example.com'])('lock %s, known or not', async (email) => {
    for (let i = 0; i < 10; i++) expect(await codeOf(signIn(email, 'wrong'))).toBe('BAD_CREDENTIALS')
    expect(await codeOf(signIn(email, PASSWORD))).toBe('TOO_MANY_ATTEMPTS')
    expect(await codeOf(signIn(email.toUpperCase(), PASSWORD))).toBe('TOO_MANY_ATTEMPTS')
    expect(await codeOf(signIn('range@example.com', PASSWORD))).toBeUndefined()
  })

  test('are forgotten after ten minutes or after the right one', async () => {
    const { email } = PEOPLE.student
    const wrong = async (times: number) => {
      for (let i = 0; i < times; i++) await codeOf(signIn(email, 'wrong'))
    }
    await wrong(9)
    expect(await codeOf(signIn(email, PASSWORD))).toBeUndefined()
    await wrong(9)
    expect(await codeOf(signIn(email, PASSWORD))).toBeUndefined()
    await wrong(10)
    at(9.9)
    expect(await codeOf(signIn(email, PASSWORD))).toBe('TOO_MANY_ATTEMPTS')
    at(10)
    expect(await codeOf(signIn(email, PASSWORD))).toBeUndefined()
  })

  test('cannot be batched into one call: it stops at the first refusal', async () => {
    const one = (i: number) =>
      `a${i}: authenticateIdentity(input: { email: "student@example.com", password: "${i}" }) { token }`
    const query = `mutation { ${Array.from({ length: 12 }, (_, i) => one(i)).join(' ')} }`
    const body = JSON.stringify({ query })
    const response = await fetch('http://training.test/mesh/', { method: 'POST', body })
    const { errors } = (await response.json()) as { errors: object[] }
    expect(errors).toHaveLength(1)
    for (let i = 0; i < 9; i++)
      expect(await codeOf(signIn('student@example.com', 'wrong'))).toBe('BAD_CREDENTIALS')
    expect(await codeOf(signIn('student@example.com', PASSWORD))).toBe('TOO_MANY_ATTEMPTS')
  })
})

describe('signing in with a code', () => {
  test('sends the code to the address and accepts it once', async () => {
    const { id, code } = await sent()
    expect(outbox()).toEqual([
      {
        kind: 'verification',
        to: PEOPLE.student.email,
        subject: 'Your verification code',
        text: expect.stringMatching(/^Your code is \d{6}\. /),
        at: new Date(NOW).toISOString(),
      },
    ])
    const { token } = (await verify(id, ` ${code} `)).verifyIdentityVerification
    expect(readToken(token, NOW)?.userId).toBe(PEOPLE.student.id)
    expect(await codeOf(verify(id, code))).toBe('EXPIRED_CODE')
  })

  test('gives an instructor the token of an instructor', async () => {
    const { id, code } = await sent(PEOPLE.retail.email)
    const { token } = (await verify(id, code)).verifyIdentityVerification
    expect(readToken(token, NOW)?.instructor?.instructorNumber).toBe(PEOPLE.retail.number)
  })

  test('does not reveal whether the address has an account', async () => {
    const id = await sendCode('nobody@example.com')
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(outbox()).toEqual([])
    const codes = []
    for (let i = 0; i < 6; i++) codes.push(await codeOf(verify(id, String(100_000 + i))))
    expect(codes).toEqual([...Array<string>(5).fill('BAD_CODE'), 'TOO_MANY_ATTEMPTS'])
    at(10)
    expect(await codeOf(verify(id, '100000'))).toBe('EXPIRED_CODE')
  })

  test('does not let an empty code into an account created afterwards', async () => {
    const id = await sendCode(ana.email)
    await create()
    for (const code of ['', 'null', ' ']) expect(await codeOf(verify(id, code))).toBe('BAD_CODE')
  })

  test('refuses even the right code after five wrong ones, but does not affect another verification', async () => {
    const first = await sent()
    for (let i = 0; i < 5; i++) expect(await codeOf(verify(first.id, otherThan(first.code)))).toBe('BAD_CODE')
    expect(await codeOf(verify(first.id, first.code))).toBe('TOO_MANY_ATTEMPTS')
    const second = await sent()
    expect(await codeOf(verify(second.id, otherThan(second.code)))).toBe('BAD_CODE')
    expect(await codeOf(verify(second.id, second.code))).toBeUndefined()
  })

  test('accepts the code for ten minutes and not a second longer', async () => {
    const [early, late] = [await sent(), await sent()]
    at(9.99)
    expect(await codeOf(verify(early.id, early.code))).toBeUndefined()
    at(10)
    expect(await codeOf(verify(late.id, late.code))).toBe('EXPIRED_CODE')
  })

  test('accepts a code only for its own verification', async () => {
    const [mine, theirs] = [await sent(), await sent(PEOPLE.range.email)]
    expect(mine.code).not.toBe(theirs.code)
    expect(await codeOf(verify(theirs.id, mine.code))).toBe('BAD_CODE')
    expect(await codeOf(verify('nothing', mine.code))).toBe('EXPIRED_CODE')
  })

  test('sends at most five codes within ten minutes, whoever asks', async () => {
    for (const email of [PEOPLE.student.email, 'nobody@example.com']) {
      for (let i = 0; i < 5; i++) expect(await codeOf(sendCode(email))).toBeUndefined()
      expect(await codeOf(sendCode(email))).toBe('TOO_MANY_ATTEMPTS')
    }
    expect(outbox()).toHaveLength(5)
    at(10)
    expect(await codeOf(sendCode(PEOPLE.student.email))).toBeUndefined()
  })

  test('refuses an invalid address', async () => {
    expect(await codeOf(sendCode('student'))).toBe('INVALID_INPUT email')
    expect(await codeOf(sendCode(''))).toBe('INVALID_INPUT email')
  })
})

test.each([
  ['CreateUserIdentity', () => ana],
  ['CreateIdentityVerification', () => ({ email: ana.email })],
  ['VerifyIdentityVerification', () => sent()],
] as const)('%s is answered on both of its paths, and on no other', async (operation, inputOf) => {
  const send = async (path: string) =>
    graph(path, documents[`${operation}Document`] as never, { input: await inputOf() }, {})
  const { db } = mock.backend.main
  await expect(send('/api/mesh/')).rejects.toThrow('non-nullable')
  expect(db.user.of('email', ana.email).size).toBe(0)
  const mark = db.journal.mark()
  for (const path of ['/mesh/', '/mesh/graphql']) {
    await expect(send(path)).resolves.toHaveProperty(operation.charAt(0).toLowerCase() + operation.slice(1))
    db.journal.rollback(mark)
  }
})

describe('qualification progress', () => {
  test.each([
    ['instructor', [100, 100, 100, 100]],
    ['retail', [100, 100, 100, 100]],
    ['newcomer', 4],
    ['student', 3],
  ] as const)('of %s', async (role, expected) => {
    mock.as(role)
    const all = (await qualificationProgress()).qualificationProgress
    const names = all.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    const percentages = all.map(({ percentage }) => percentage)
    if (typeof expected !== 'number') return expect(percentages).toEqual(expected)
    expect(percentages).toHaveLength(expected)
    expect(percentages.filter((percentage) => percentage < 0 || percentage > 99)).toEqual([])
    expect((await qualificationProgress()).qualificationProgress).toEqual(all)
  })

  test('requires a signed-in user', async () => {
    expect(await codeOf(qualificationProgress())).toBe('UNAUTHENTICATED')
  })
})
