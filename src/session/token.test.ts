import { describe, expect, test } from 'vitest'
import { isExpired, readToken } from './token.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (claims: unknown) => `${encode({ alg: 'none' })}.${encode(claims)}.signature`
const raw = (json: string) => `${encode({})}.${Buffer.from(json).toString('base64url')}.s`
const claims = { userId: 'u-1', jti: 'a', iss: 'b', iat: 1_799_996_400, exp: 1_800_000_000 }

describe('a token', () => {
  test('contains its owner, its issuer and its expiry time', () => {
    const session = {
      userId: 'u-1',
      jti: 'a',
      iss: 'b',
      issuedAt: 1_799_996_400_000,
      expiresAt: 1_800_000_000_000,
    }
    expect(readToken(token(claims))).toEqual(session)
    expect(readToken(token({ ...claims, instructor: { instructorNumber: '100200' } }))).toEqual({
      ...session,
      instructorNumber: '100200',
    })
    expect(readToken(token({ ...claims, name: 'Søren 小雨' }))?.userId).toBe('u-1')
  })

  test('needs only a user and an expiry time', () =>
    expect(readToken(token({ userId: 'u-1', exp: 1_800_000_000 }))).toEqual({
      userId: 'u-1',
      expiresAt: 1_800_000_000_000,
    }))

  test.each([
    ['nothing', ''],
    ['one part', 'abc'],
    ['four parts', `${token(claims)}.more`],
    ['no JSON', 'a.b.c'],
    ['JSON that is not an object', token('text')],
    ['null', token(null)],
    ['a list', token([])],
    ['no user', token({ ...claims, userId: undefined })],
    ['a user that is not text', token({ ...claims, userId: 7 })],
    ['a user that is a path', token({ ...claims, userId: '../admin' })],
    ['a user ID that is too long', token({ ...claims, userId: 'u'.repeat(65) })],
    ['no end', token({ ...claims, exp: undefined })],
    ['an expiry time that is text', token({ ...claims, exp: '1800000000' })],
    ['an expiry time in milliseconds', token({ ...claims, exp: 1_800_000_000_000 })],
    ['a negative expiry time', token({ ...claims, exp: -1 })],
    ['an inherited user', raw('{"__proto__":{"userId":"u-1"},"exp":1800000000}')],
    ['broken UTF-8', `${encode({})}.${Buffer.from([0x7b, 0xff, 0x7d]).toString('base64url')}.s`],
    ['too much data', token({ ...claims, padding: 'x'.repeat(9000) })],
  ])('with %s cannot be read', (_, text) => expect(readToken(text)).toBeUndefined())

  test.each([
    ['no instructor', token(claims)],
    ['null', token({ ...claims, instructor: null })],
    ['text', token({ ...claims, instructor: '100200' })],
    ['a list', token({ ...claims, instructor: ['100200'] })],
    ['an instructor without a number', token({ ...claims, instructor: {} })],
    ['an empty number', token({ ...claims, instructor: { instructorNumber: '' } })],
    ['a number that is not text', token({ ...claims, instructor: { instructorNumber: 100_200 } })],
    ['a number that is markup', token({ ...claims, instructor: { instructorNumber: '<b>1</b>' } })],
    ['a number that is too long', token({ ...claims, instructor: { instructorNumber: '1'.repeat(65) } })],
    [
      'an inherited number',
      raw('{"userId":"u-1","exp":1800000000,"instructor":{"__proto__":{"instructorNumber":"1"}}}'),
    ],
    [
      'an inherited instructor',
      raw('{"userId":"u-1","exp":1800000000,"__proto__":{"instructor":{"instructorNumber":"1"}}}'),
    ],
  ])('with %s is not the token of an instructor', (_, text) => {
    expect(readToken(text)).toMatchObject({ userId: 'u-1' })
    expect(readToken(text)).not.toHaveProperty('instructorNumber')
  })

  test('is read without its malformed claims', () =>
    expect(readToken(token({ ...claims, jti: 7, iss: { a: 1 }, iat: 'yesterday' }))).toEqual({
      userId: 'u-1',
      expiresAt: 1_800_000_000_000,
    }))
})

test.each([
  [-1, false],
  [0, true],
  [1, true],
])('%d ms past its end, expired is %s', (after, expected) => {
  const session = { userId: 'u-1', expiresAt: 1_800_000_000_000 }
  expect(isExpired(session, session.expiresAt + after)).toBe(expected)
})
