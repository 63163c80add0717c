import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createBackend } from '../../../mocks/backend.ts'
import { whileBuilding } from '../../../mocks/http/building.ts'
import { createLocalServer, mockOf, type Respond } from '../../../mocks/http/server.ts'
import { serve } from '../../support/serve.ts'
import { now } from './calls.ts'

describe('while the application is being built', () => {
  const asPage = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

  test.each(['/', '/my-classes?page=2', '/roster/o-1', '/mocks/neighbors/portal.html'])(
    '%s is a page that reloads itself without a script',
    async (path) => {
      await using server = await serve(createLocalServer(whileBuilding))
      const response = await fetch(`${server.origin}${path}`, { headers: asPage })
      const { status, headers } = response
      expect([status, headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(headers.get('refresh')).toBe(headers.get('retry-after'))
      expect(headers.get('cache-control')).toBe('no-store')
      const html = await response.text()
      expect(html).toContain('<h1>Building the application</h1>')
      expect(html).not.toContain('<script')
      const [, style = ''] = /<style>([^]*)<\/style>/.exec(html) ?? []
      const hash = createHash('sha256').update(style).digest('base64')
      const policy = headers.get('content-security-policy')?.split('; ')
      expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", `style-src 'sha256-${hash}'`]))
    },
  )

  test.each([
    ['GET', '/api/training/courses/c-1'],
    ['POST', '/api/training/registrants'],
    ['POST', '/api/mesh/'],
    ['POST', '/mesh/'],
    ['GET', '/api/orgs/employees/1/organizations'],
    ['GET', '/maps/api/geocode/json'],
    ['POST', '/leads'],
    ['GET', '/_mock/'],
    ['POST', '/_mock/reset'],
    ['GET', '/assets/index-12345678.js'],
    ['POST', '/'],
  ])('%s %s is answered with an error document', async (method, path) => {
    await using server = await serve(createLocalServer(whileBuilding))
    const response = await fetch(`${server.origin}${path}`, { method, headers: asPage })
    expect([response.status, response.headers.get('content-type')]).toEqual([503, 'application/json'])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toEqual({
      errors: [{ status: '503', message: 'The application is being built. Try again in a moment.' }],
    })
  })

  test('other hosts are refused', async () => {
    await using server = await serve(createLocalServer(whileBuilding))
    const response = await fetch(server.origin, { headers: { origin: 'https://evil.example' } })
    expect(response.status).toBe(403)
  })

  test('the application takes over on open connections', async () => {
    let respond: Respond = whileBuilding
    await using server = await serve(createLocalServer((request) => respond(request)))
    const statusOf = async () => (await fetch(`${server.origin}/_mock/`)).status
    expect(await statusOf()).toBe(503)
    respond = mockOf(createBackend(now))
    expect(await statusOf()).toBe(200)
  })
})
