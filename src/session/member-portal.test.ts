import { describe, expect, test } from 'vitest'
import { readTokenCookie } from './cookie.ts'
import { memberPortalLogin, returnAddress } from './member-portal.ts'

const APP = 'https://training.example.com'
const at = (path: string) => returnAddress(new URL(path, APP))

describe('the return address', () => {
  test.each([
    ['/my-classes?page=2&type=completed', '/my-classes?page=2&type=completed'],
    ['/roster/501#notes', '/roster/501#notes'],
    ['/my-classes?CODE=x&Access_Token=y&page=2', '/my-classes?page=2'],
    ['/my-classes#access_token=y&page=2', '/my-classes'],
    ['/', '/dashboard'],
    ['/?tid=9', '/dashboard'],
    ['/connect?code=secret&scope=read_write&state=x', '/connect'],
    ['/instructor-search?type=classes&state=WI', '/instructor-search?type=classes&state=WI'],
    ['/review-class?oid=1&rid=2', '/review-class'],
    ['/x?redirectTo=//evil.example', '/x?redirectTo=%2F%2Fevil.example'],
  ])('of %s', (path, expected) => expect(at(path)).toBe(`${APP}${expected}`))

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/@evil.example',
  ])('of %s stays here', (path) => {
    const here = new URL(APP)
    here.pathname = path
    expect(new URL(returnAddress(here)).origin).toBe(APP)
  })

  test('is sent in full and encoded once', () => {
    const login = new URL(memberPortalLogin(new URL('/my-classes?page=2', APP)))
    expect(login.searchParams.getAll('redirectTo')).toEqual([`${APP}/my-classes?page=2`])
  })
})

describe('the token cookie', () => {
  test.each([
    ['access_token=a.b.c', 'a.b.c'],
    ['theme=dark; access_token=a.b.c; x=1', 'a.b.c'],
    ['', undefined],
    ['access_token=', undefined],
    ['not_access_token=a.b.c', undefined],
    ['access_token=€uro', undefined],
    ['access_token=a.b.€', undefined],
    ['access_token=a b', undefined],
    ['access_token="a.b.c"', undefined],
    ['access_token=a\u0000b', undefined],
    ['access_token=aB-_~+/9.b.c==', 'aB-_~+/9.b.c=='],
    // One of the two belongs to another site, and there is no way to tell which.
    ['access_token=evil; access_token=a.b.c', undefined],
  ])('of %j is %j', (cookies, token) => expect(readTokenCookie(cookies)).toBe(token))
})
