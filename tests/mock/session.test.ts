import { describe, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '../../mocks/seed/people.ts'
import { readToken } from '../../mocks/token.ts'
import { authenticateIdentity, graphPaths, me } from '../../src/api/generated/mesh.calls.ts'
import { AuthenticateIdentityDocument } from '../../src/api/generated/mesh.types.ts'
import { listStudents } from '../../src/api/generated/training.calls.ts'
import { graph } from '../../src/api/graphql.ts'
import { refused, statusOf } from '../support/refused.ts'
import { NOW, tokenOf, useMock } from '../support/use-mock.ts'

const mock = useMock()
const signIn = (email: string, password: string) => authenticateIdentity({ input: { email, password } })

describe('signing in', () => {
  test.each(Object.values(PEOPLE))('$email gets a token valid for an hour', async ({ email, id, number }) => {
    const { authenticateIdentity: answer } = await signIn(email, PASSWORD)
    const claims = readToken(answer.token, NOW)
    expect(claims).toMatchObject({ userId: id, exp: NOW / 1000 + 3600 })
    expect(claims?.instructor?.instructorNumber ?? null).toBe(number)
  })

  test('works on every path that serves it, whatever the case of the address', async () => {
    for (const path of graphPaths.AuthenticateIdentity) {
      const input = { email: 'Instructor@Example.com', password: PASSWORD }
      await expect(graph(path, AuthenticateIdentityDocument, { input }, {})).resolves.toBeDefined()
    }
  })

  test('is refused in the same way for an unknown address and a wrong password', async () => {
    const wrong = await refused(signIn('instructor@example.com', 'wrong'))
    expect(wrong).toEqual({ status: 200, message: 'Wrong email or password.' })
    expect(await refused(signIn('nobody@example.com', PASSWORD))).toEqual(wrong)
  })

  test('is not served on other paths', async () => {
    const input = { email: 'instructor@example.com', password: PASSWORD }
    await expect(graph('/api/mesh/', AuthenticateIdentityDocument, { input }, {})).rejects.toThrow()
  })
})

describe('the signed-in user', () => {
  test('can be an instructor, with number and certifications', async () => {
    mock.as('retail')
    const { me: account } = await me()
    expect(account).toMatchObject({ name: 'Morgan', instructor: { instructorNumber: '100300' } })
    expect(account.instructor?.certifications).toEqual([
      { status: 'active', curriculum: { abbreviation: 'CABELAS-CI' } },
    ])
  })

  test('can be a range partner', async () => {
    mock.as('range')
    expect((await me()).me.instructor?.isRangePartner).toBe(true)
  })

  test('can be a student, who is not an instructor', async () => {
    mock.as('student')
    expect((await me()).me.instructor).toBeNull()
  })
})

describe('a token that is not valid', () => {
  const [header, , mark] = tokenOf('instructor').split('.')
  const forged = Buffer.from(JSON.stringify({ userId: PEOPLE.range.id, exp: NOW })).toString('base64url')
  test.each([
    ['missing', undefined],
    ['text', 'nonsense'],
    ['changed by hand', `${header}.${forged}.${mark}`],
    ['expired', tokenOf('instructor', NOW - 3_600_000)],
  ])('%s', async (_, token) => {
    mock.withToken(token)
    expect(await refused(me())).toEqual({ status: 200, message: 'Invalid Auth Token.' })
    const list = listStudents({ id: PEOPLE.instructor.id })
    expect(await refused(list)).toEqual({ status: 401, message: 'Invalid Auth Token.' })
  })

  test('is one second too old, and no younger', async () => {
    mock.withToken(tokenOf('instructor', NOW - 3_599_000))
    expect(await statusOf(me())).toBeUndefined()
  })
})
