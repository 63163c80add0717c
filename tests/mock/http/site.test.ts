import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createBackend } from '../../../mocks/backend.ts'
import { appAt, serveMock } from '../../support/serve-mock.ts'
import { useFolder } from '../../support/use-folder.ts'
import { now } from './calls.ts'

const inFolder = useFolder()

describe('the site', () => {
  const root = () => inFolder('site')
  const write = (name: string, text: string) => writeFileSync(join(root(), name), text)
  beforeAll(() => {
    mkdirSync(join(root(), 'assets'), { recursive: true })
    write('index.html', '<script nonce="__CSP_NONCE__"></script>')
    write('placeholder.svg', '<svg/>')
    write('assets/a-12345678.js', 'export {}')
    write('assets/a-12345678.webp', 'RIFF')
    write('assets/parse.worker-12345678.js', 'export {}')
    writeFileSync(inFolder('secret.txt'), 'secret')
  })
  const serve = () => serveMock(createBackend(now), appAt(root()))
  /** The headers of an answer, without connection headers. */
  const headersOf = async (address: string, encoding = 'br') => {
    const response = await fetch(address, { headers: { 'accept-encoding': encoding } })
    const headers = new Headers(response.headers)
    for (const name of ['connection', 'content-length', 'date', 'keep-alive']) headers.delete(name)
    return Object.fromEntries(headers)
  }

  test('answers every path of the application with its page, under a policy with a fresh nonce', async () => {
    await using mock = await serve()
    const page = await fetch(`${mock.origin}/my-classes`)
    const again = await fetch(`${mock.origin}/roster/1`)
    const nonceOf = async (response: Response) => /nonce="([^"]+)"/.exec(await response.text())?.[1]
    const [nonce, other] = [await nonceOf(page), await nonceOf(again)]
    expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    expect(nonce).not.toBe(other)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': expect.stringContaining('max-age='),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })

  // Each of 103 scripts is sent with these headers, so adding one needs a reason.
  const FILE = {
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  }
  const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' }
  const SCRIPT = { ...FILE, ...FOREVER, 'content-type': 'text/javascript', vary: 'accept-encoding' }
  test.each([
    ['assets/a-12345678.js', { ...SCRIPT, 'content-encoding': 'br' }],
    ['assets/a-12345678.webp', { ...FILE, ...FOREVER, 'content-type': 'image/webp' }],
    [
      'assets/parse.worker-12345678.js',
      {
        ...SCRIPT,
        'content-encoding': 'br',
        'content-security-policy': "default-src 'none'; script-src 'self'",
      },
    ],
    [
      'placeholder.svg',
      {
        ...FILE,
        'cache-control': 'public, max-age=86400',
        'content-encoding': 'br',
        'content-type': 'image/svg+xml',
        etag: expect.stringMatching(/^"[\w-]+-br"$/),
        vary: 'accept-encoding',
      },
    ],
  ])('sends %s with what a browser looks at, and nothing else', async (path, headers) => {
    await using mock = await serve()
    expect(await headersOf(`${mock.origin}/${path}`)).toEqual(headers)
  })

  test('sends a script uncompressed to clients that cannot decompress it', async () => {
    await using mock = await serve()
    const script = `${mock.origin}/assets/a-12345678.js`
    expect(await headersOf(script, 'identity')).toEqual(SCRIPT)
    expect(await (await fetch(script)).text()).toBe('export {}')
  })

  test('answers a missing file with 404 and serves nothing outside its folder', async () => {
    await using mock = await serve()
    expect((await fetch(`${mock.origin}/assets/gone-12345678.js`)).status).toBe(404)
    expect(await (await fetch(`${mock.origin}/..%2fsecret.txt`)).text()).not.toContain('secret')
  })
})
