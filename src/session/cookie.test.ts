import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearTokenCookie, readTokenCookie, writeTokenCookie } from './cookie.ts'

const NOW = 1_800_000_000_000
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenUntil = (exp: number) => `${encode({})}.${encode({ userId: 'u-1', exp })}.s`
const TOKEN = tokenUntil(NOW / 1000 + 7200)

type Cookie = { value: string; attributes: string[] }

/** A cookie jar as a browser has it: one cookie for each path and domain, and removal by `Max-Age=0`. */
class Jar {
  readonly kept = new Map<string, Cookie>()
  readonly takesSecure: boolean

  constructor(takesSecure = true) {
    this.takesSecure = takesSecure
  }

  get cookie() {
    return [...this.kept.values()].map(({ value }) => value).join('; ')
  }

  set cookie(text: string) {
    const [value = '', ...attributes] = text.split('; ')
    if (attributes.includes('Secure') && !this.takesSecure) return
    const place = attributes.filter((one) => /^(Path|Domain)=/.test(one)).join(' ')
    if (attributes.includes('Max-Age=0')) this.kept.delete(place)
    else this.kept.set(place, { value, attributes })
  }
}

const open = (jar: object, href: string) => {
  vi.stubGlobal('document', jar)
  vi.stubGlobal('location', new URL(href))
}

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a token is stored', () => {
  test.each([
    ['an hour', 7200, 3600],
    ['as long as it is valid', 1200, 1200],
  ])('for %s', (_, left, seconds) => {
    const jar = new Jar()
    open(jar, 'https://training.example.com/classes')
    const token = tokenUntil(NOW / 1000 + left)
    expect(writeTokenCookie(token)).toBe(true)
    expect([...jar.kept.values()]).toEqual([
      {
        value: `access_token=${token}`,
        attributes: ['Path=/', `Max-Age=${seconds}`, 'SameSite=Lax', 'Secure'],
      },
    ])
  })

  test.each([
    ['http://localhost:4173/', true],
    ['https://training.example.com/', false],
  ])('on %s without Secure, if the browser rejects Secure cookies there: %s', (href, isKept) => {
    const jar = new Jar(false)
    open(jar, href)
    expect(writeTokenCookie(TOKEN)).toBe(isKept)
    expect(readTokenCookie()).toBe(isKept ? TOKEN : undefined)
  })

  test('in place of every other token that this page can see', () => {
    const jar = new Jar()
    open(jar, 'https://training.example.com/class/glock/501')
    for (const place of [
      '/',
      '/; Domain=example.com',
      '/class',
      '/class/; Domain=training.example.com',
      '/class/glock/501',
    ])
      jar.cookie = `access_token=evil; Path=${place}`
    jar.cookie = 'theme=dark; Path=/theme'
    expect(writeTokenCookie(TOKEN)).toBe(true)
    expect(jar.cookie).toBe(`theme=dark; access_token=${TOKEN}`)
    clearTokenCookie()
    expect(jar.cookie).toBe('theme=dark')
  })
})

describe('a token is not stored', () => {
  test.each([
    ['when it has expired', tokenUntil(NOW / 1000)],
    ['when it cannot be read', 'a.b.c'],
  ])('%s, and the previous one stays', (_, token) => {
    const jar = new Jar()
    open(jar, 'https://training.example.com/')
    jar.cookie = 'access_token=before; Path=/'
    expect(writeTokenCookie(token)).toBe(false)
    expect(readTokenCookie()).toBe('before')
  })

  test('when the browser blocks cookies', () => {
    open({ cookie: '' }, 'https://training.example.com/')
    Object.defineProperty(document, 'cookie', {
      get: () => '',
      set() {
        // Blocked.
      },
    })
    expect(writeTokenCookie(TOKEN)).toBe(false)
  })
})
