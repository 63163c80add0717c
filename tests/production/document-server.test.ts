// Tests the document server as a deployment runs it: in a separate process, with the mock over HTTP as its API.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { DOCUMENT_HEADERS, EVERY_HEADERS, PLAIN_HEADERS } from '../../src/lib/page/security-headers.ts'
import { hashOf } from '../../src/public/server/html.ts'
import { environmentOf } from '../support/deployment.ts'
import { serve } from '../support/serve.ts'
import { serveMock } from '../support/serve-mock.ts'
import { ask, runServer } from './document-server.ts'

const SITE = 'https://training.example.com'
const OWN = { host: 'training.example.com' }
const COURSE = `c-${PEOPLE.instructor.id}-0`
const CLASS = `/class/concealed-carry-and-home-defense/${COURSE}`

const mock = await serveMock(createBackend())
const SECRET = { DATABASE_PASSWORD: 'secret' }
const more = {
  CONNECT_ORIGINS: 'https://errors.example.com',
  IMAGE_ORIGINS: 'https://images.example.com',
  VITE_VITALS_URL: 'https://vitals.example.com/v1/collect?key=1',
}
const server = runServer({ ...environmentOf({ site: SITE, api: mock.origin }), ...SECRET, ...more })
let port: number
beforeAll(async () => (port = await server.port()))
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await mock[Symbol.asyncDispose]()
})

const page = (path: string) => ask(port, path, { headers: OWN })
/** Waits until the document contains its data. On a busy machine, the API may answer too late at first. */
const documentIs = (path: string, status: number, heading: string) =>
  expect
    .poll(
      async () => {
        const { status: found, body } = await page(path)
        return [found, /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]]
      },
      { timeout: 20_000, interval: 200 },
    )
    .toEqual([status, heading])
const configOf = (html: string) =>
  JSON.parse(/<script[^>]* id="config"[^>]*>([^]*?)<\/script>/.exec(html)?.[1] ?? '') as object

describe('a document', () => {
  test('contains its data', async () => {
    await documentIs(CLASS, 200, 'Concealed Carry and Home Defense')
    const [name] = /<meta property="og:site_name"[^>]*>/.exec((await page(CLASS)).body) ?? []
    expect(name).toBe('<meta property="og:site_name" content="Anchor &amp; Co Training">')
  })

  test.each([
    ['/class/nobody', 'This class is not offered'],
    ['/narnia', 'Page not found'],
  ])('of the missing page %s is a 404', (path, title) => documentIs(path, 404, title))

  test.each([CLASS, '/my-classes', '/index.html', '/narnia'])(
    '%s contains the public configuration of this deployment, and no other variable',
    async (path) => {
      const { body } = await page(path)
      expect(configOf(body)).toMatchObject({
        VITE_PRODUCT: 'Anchor & Co',
        VITE_MEMBER_PORTAL_LOGIN: `${mock.origin}/portal`,
      })
      expect(Object.keys(configOf(body)).filter((name) => !name.startsWith('VITE_'))).toEqual([])
      expect(body).not.toContain('secret')
      expect(body).not.toContain('Harbor')
      expect(body).toMatch(/Anchor &amp; Co/)
    },
  )

  test.each([CLASS, '/my-classes', '/narnia'])(
    '%s has a content policy that allows the configured origins',
    async (path) => {
      const { headers, body } = await page(path)
      expect(headers).toMatchObject(DOCUMENT_HEADERS)
      const policy = String(headers['content-security-policy']).split('; ')
      const [, nonce, css = ''] = /<style(?: nonce="([^"]+)")?>([^]*?)<\/style>/.exec(body) ?? []
      const style = nonce ? `nonce-${nonce}` : hashOf(css)
      expect(policy).toEqual(
        expect.arrayContaining([
          `style-src-elem 'self' '${style}'`,
          `connect-src 'self' ${mock.origin} https://vitals.example.com https://errors.example.com`,
          `img-src 'self' data: ${mock.origin} https://images.example.com`,
          'frame-src https://events.example.com',
          "frame-ancestors 'none'",
        ]),
      )
      // The only inline script of a page shows the chosen appearance.
      const [, script] = /<script>([^]*?)<\/script>/.exec(body) ?? []
      expect(policy).toContain(`script-src 'self'${script === undefined ? '' : ` '${hashOf(script)}'`}`)
      expect(policy.join()).not.toContain('unsafe')
    },
  )

  test('is the same for everyone, and any cache may keep it', async () => {
    await documentIs(CLASS, 200, 'Concealed Carry and Home Defense')
    const all = [{}, { cookie: 'access_token=a.b.c; appearance=dark', 'accept-language': 'de' }]
    const [one, other] = await Promise.all(
      all.map((headers) => ask(port, CLASS, { headers: { ...OWN, ...headers } })),
    )
    expect(other?.body).toBe(one?.body)
    expect(one?.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
      vary: 'accept-encoding',
    })
    const etag = String(one?.headers.etag)
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = (tag: string, encoding = 'identity') =>
      ask(port, CLASS, { headers: { ...OWN, 'if-none-match': tag, 'accept-encoding': encoding } })
    expect(await again(`"x", W/${etag}`)).toMatchObject({ status: 304, body: '', headers: { etag } })
    expect((await again('"x"')).status).toBe(200)
    // The compressed bytes are others.
    expect((await again(etag, 'br')).status).toBe(200)
  })

  test('shows instructors the appearance that they chose, from the first paint on', async () => {
    const cookie = 'access_token=a.b.c; appearance=dark; density=compact'
    const { body } = await ask(port, '/my-classes', { headers: { ...OWN, cookie } })
    expect(body).toMatch(/<html data-appearance="dark" data-density="compact"/)
    expect((await page('/my-classes')).body).not.toMatch(/<html [^>]*data-/)
  })

  test('that is missing may be there in a moment', async () => {
    const { status, headers } = await page('/class/nobody')
    expect([status, headers['cache-control']]).toEqual([404, 'public, max-age=0, s-maxage=5'])
  })

  test.each(['/my-classes', '/review-class'])('%s is kept by nobody', async (path) => {
    const { headers } = await page(path)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers).not.toHaveProperty('etag')
  })

  test.each(['/', '/my-classes'])(
    '%s has a face: icons, and a manifest with the name of the product',
    async (path) => {
      const { body } = await page(path)
      const linked = [...body.matchAll(/<link rel="[\w-]*icon" href="([^"]+)"/g)].map(([, href = '']) => href)
      const [, href = ''] = /<link rel="manifest" href="([^"]+)"/.exec(body) ?? []
      const { name, icons } = JSON.parse((await page(href)).body) as {
        name: string
        icons: { src: string }[]
      }
      expect(name).toBe('Anchor & Co Training')
      for (const icon of ['/favicon.ico', ...linked, ...icons.map(({ src }) => src)]) {
        const { status, headers } = await page(icon)
        expect([icon, status, headers['content-type']]).toEqual([
          icon,
          200,
          expect.stringMatching(/^image\//),
        ])
      }
    },
  )
})

describe('anything else', () => {
  test.each([
    ['POST', '/', OWN, 405],
    ['TRACE', '/', OWN, 405],
    ['GET', 'http://evil.example/', OWN, 400],
    ['GET', '/%', OWN, 400],
    ['GET', '/', { host: 'evil.example' }, 421],
    ['GET', '/assets/gone-12345678.js', OWN, 404],
    ['GET', '/../server/main.js', OWN, 404],
    ['GET', '/healthz', { host: '10.0.0.1' }, 200],
    ['GET', '/readyz', { host: '10.0.0.1' }, 200],
    ['GET', '/robots.txt', OWN, 200],
    ['GET', '/sitemap.xml', OWN, 200],
  ])(
    'refuses %s %s for the host %j, with headers that keep a browser from running anything',
    async (method, path, headers, status) => {
      const answer = await ask(port, path, { method, headers })
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject(PLAIN_HEADERS)
    },
  )

  test('redirects a checkout link to the checkout, with its query', async () => {
    const path = '/register/home-defense/301?oid=7&tid=a%26b'
    const { status, headers } = await page(path)
    expect(status).toBe(302)
    expect(headers).toMatchObject({ ...EVERY_HEADERS, location: `${mock.origin}${path}` })
  })

  test('refuses an address that is too long', async () => {
    const { status, headers } = await page(`/${'x'.repeat(9000)}`)
    expect(status).toBe(414)
    expect(headers).toMatchObject(PLAIN_HEADERS)
  })

  test('sends a script as the build compressed it, and lets browsers cache it for a year', async () => {
    const script = /src="(\/assets\/site-[^"]+)"/.exec((await page(CLASS)).body)?.[1] ?? ''
    const { status, headers } = await ask(port, script, { headers: { ...OWN, 'accept-encoding': 'br' } })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      ...EVERY_HEADERS,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
  })

  test('a file outside of /assets is not sent again to who has it', async () => {
    const { headers } = await page('/share.png')
    const again = await ask(port, '/share.png', {
      headers: { ...OWN, 'if-none-match': String(headers.etag) },
    })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  test('a built page of the public site runs its own script also where it is asked for directly', async () => {
    const { headers, body } = await page('/site.html')
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec(body) ?? []
    expect(headers['content-security-policy']).toContain(`script-src 'self' '${hashOf(script)}'`)
  })

  test('the health check contains the release', async () => {
    const { version } = (await import('../../package.json')) as { version: string }
    const { body } = await ask(port, '/healthz')
    expect(JSON.parse(body)).toEqual({ status: 'up', release: `Anchor & Co v${version}` })
  })
})

describe('a start', () => {
  test.each(['SITE_ORIGIN', 'API_ORIGIN', 'VITE_MEMBER_PORTAL_LOGIN', 'VITE_SEARCH_KEY'])(
    'without %s fails with a message',
    async (name) => {
      const { [name]: _, ...rest } = environmentOf({ site: SITE, api: mock.origin })
      await using broken = runServer(rest)
      expect(await broken.end()).toEqual({
        code: 1,
        errors: `The document server cannot start.\n  ${name} is missing.\n`,
      })
    },
  )
})

test.each(['PORT', 'METRICS_PORT'])('a start on a %s that is in use fails with a message', async (name) => {
  await using broken = runServer({ ...environmentOf({ site: SITE, api: mock.origin }), [name]: String(port) })
  const { code, errors } = await broken.end()
  expect(code).toBe(1)
  expect(errors).toMatch(/^The document server cannot start\.\n  listen EADDRINUSE: .*\.\n$/)
})

test('on SIGTERM, it finishes open requests and accepts no new ones', async () => {
  let release = () => {}
  const refused = new Promise<void>((done) => (release = done))
  const slow = createServer((_, answer) => void refused.then(() => answer.writeHead(404).end()))
  await using api = await serve(slow)
  await using stopping = runServer(environmentOf({ site: SITE, api: api.origin }))
  const at = await stopping.port()
  const asked = once(slow, 'request')
  const answer = ask(at, CLASS, { headers: OWN })
  await asked
  stopping.stop()
  const refusal = () => ask(at, '/healthz').catch(({ code }: NodeJS.ErrnoException) => code)
  await expect.poll(refusal, { timeout: 5000 }).toBe('ECONNREFUSED')
  release()
  expect((await answer).headers['connection']).toBe('close')
  expect((await stopping.end()).code).toBe(0)
})
