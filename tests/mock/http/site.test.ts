import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createBackend } from '../../../mocks/backend.ts'
import { siteAt } from '../../../mocks/http/site.ts'
import { serveMock } from '../../support/serve-mock.ts'
import { useFolder } from '../../support/use-folder.ts'
import { now } from './calls.ts'

const inFolder = useFolder()

describe('the site beside it', () => {
  test('answers pages with a fresh nonce, files by their kind, and a missing file with 404', async () => {
    const root = inFolder('site')
    mkdirSync(join(root, 'assets'), { recursive: true })
    writeFileSync(join(root, 'index.html'), '<script nonce="__CSP_NONCE__"></script>')
    writeFileSync(join(root, 'assets/a-12345678.js'), 'export {}')
    writeFileSync(inFolder('secret.txt'), 'secret')
    await using mock = await serveMock(createBackend(now), siteAt(root))
    const page = await fetch(`${mock.origin}/my-classes`)
    const again = await fetch(`${mock.origin}/roster/1`)
    const nonceOf = async (response: Response) => /nonce="([^"]+)"/.exec(await response.text())?.[1]
    const [nonce, other] = [await nonceOf(page), await nonceOf(again)]
    expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    expect(nonce).not.toBe(other)
    expect([page.headers.get('cache-control'), page.headers.get('x-frame-options')]).toEqual([
      'no-store',
      'DENY',
    ])

    const asset = await fetch(`${mock.origin}/assets/a-12345678.js`)
    expect([asset.headers.get('content-type'), asset.headers.get('cache-control')]).toEqual([
      'text/javascript',
      'public, max-age=31536000, immutable',
    ])
    expect((await fetch(`${mock.origin}/assets/gone-12345678.js`)).status).toBe(404)
    expect(await (await fetch(`${mock.origin}/..%2fsecret.txt`)).text()).not.toContain('secret')
  })
})
