import { describe, expect, test } from 'vitest'
import { isExpired, readToken } from './token.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (claims: unknown) => `${encode({ alg: 'none' })}.${encode(claims)}.signature`
const claims = { userId: 'u-1', jti: 'a', iss: 'b', iat: 1, exp: 1_800_000_000 }

describe('a token', () => {
  test('says who and until when', () => {
    expect(readToken(token({ ...claims, instructor: { instructorNumber: '100200' } }))).toEqual({
      userId: 'u-1',
      expiresAt: 1_800_000_000_000,
    })
    expect(readToken(token({ ...claims, name: 'Søren 小雨' }))?.userId).toBe('u-1')
  })

  test.each([
    ['nothing', ''],
    ['one part', 'abc'],
    ['four parts', `${token(claims)}.more`],
    ['no JSON', 'a.b.c'],
    ['JSON that is no object', token('text')],
    ['null', token(null)],
    ['a list', token([])],
    ['no user', token({ ...claims, userId: undefined })],
    ['a user that is no text', token({ ...claims, userId: 7 })],
    ['a user that is a path', token({ ...claims, userId: '../admin' })],
    ['an endless user', token({ ...claims, userId: 'u'.repeat(65) })],
    ['no end', token({ ...claims, exp: undefined })],
    ['an end that is text', token({ ...claims, exp: '1800000000' })],
    ['an end in milliseconds', token({ ...claims, exp: 1_800_000_000_000 })],
    ['an end before the beginning', token({ ...claims, exp: -1 })],
    [
      'an inherited user',
      `${encode({})}.${Buffer.from('{"__proto__":{"userId":"u-1"},"exp":1800000000}').toString('base64url')}.s`,
    ],
    ['broken UTF-8', `${encode({})}.${Buffer.from([0x7b, 0xff, 0x7d]).toString('base64url')}.s`],
    ['far too much', token({ ...claims, padding: 'x'.repeat(9000) })],
  ])('with %s is none', (_, text) => expect(readToken(text)).toBeUndefined())
})

test.each([
  [-1, false],
  [0, true],
  [1, true],
])('%d ms past its end, expired is %s', (after, expected) => {
  const session = { userId: 'u-1', expiresAt: 1_800_000_000_000 }
  expect(isExpired(session, session.expiresAt + after)).toBe(expected)
})
