// Tests the document server with requests that no visitor of ours sends, with names that nobody should give a class, and with
// an API and services that fail in every way, all over HTTP.
import { createServer, type ServerResponse } from 'node:http'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import { createMockServer } from '../../mocks/http/server.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { PLAIN_HEADERS } from '../../src/lib/page/security-headers.ts'
import { environmentOf } from '../support/deployment.ts'
import { serve } from '../support/serve.ts'
import { type Answer, ask, runServer } from './document-server.ts'

const SITE = 'https://training.example.com'
const OWN = { host: 'training.example.com' }
const { id: INSTRUCTOR } = PEOPLE.instructor
const COURSE = `c-${INSTRUCTOR}-0`
const CLASS = `/class/concealed-carry-and-home-defense/${COURSE}`

/** An address of each public page. */
const PAGES = [
  '/',
  CLASS,
  '/classes',
  '/classes/wisconsin',
  `/instructor/${INSTRUCTOR}`,
  '/review-class',
  '/instructor-search?type=classes',
  '/search-by',
  '/reciprocity/texas',
]

const backend = createBackend()
/** The headers of every call to the API and the services, as text. */
const calls: string[] = []
const mock = await serve(
  createMockServer(backend).on('request', ({ headers }) => calls.push(JSON.stringify(headers))),
)
const server = runServer(environmentOf({ site: SITE, api: mock.origin }))
let port: number
beforeAll(async () => (port = await server.port()))
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await mock[Symbol.asyncDispose]()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(port, path, { headers: { ...OWN, ...headers } })

/** A page without what changes each time it is made. */
const bare = ({ status, body }: Answer) => ({ status, body: body.replaceAll(/data-made="\d+"/g, '') })

/** Asks until the data of the page has arrived, which takes longer on a busy machine. */
const complete = (path: string) =>
  expect
    .poll(async () => (await get(path)).body, { timeout: 20_000, interval: 200 })
    .not.toMatch(/<div[^>]*role="status" aria-label="Loading/)

describe('an address', () => {
  test.each([
    ['/classes/narnia', 404],
    ['/class/%00', 404],
    ['/class/x/%2e%2e%2f%2e%2e%2fetc%2fpasswd', 404],
    ['/class/x/..%5c..%5cboot', 404],
    [`/class/x/${'9'.repeat(5000)}`, 404],
    [`/class/x/${'9'.repeat(10_000)}`, 414],
    [`/instructor/${'é'.repeat(3)}`.replaceAll('é', '%C3%A9'), 404],
    ['//evil.example', 404],
    ['//evil.example/classes', 404],
    ['/\\evil.example', 404],
    ['/%2F%2Fevil.example', 404],
    ['/https://evil.example', 404],
    ['/class/%E0%A4%A', 400],
    ['/.env', 404],
    ['/.git/config', 404],
    ['/server/main.js', 404],
    ['/site-manifest.json', 404],
    ['/site-manifest.json%00.html', 404],
    ['/firearms-training/instructors/%2F%2Fevil.example-instructors/x/y', 404],
    ['/sitemap-courses-00001.xml', 404],
  ])('%.60s gets %i, and leads nowhere else', async (path, status) => {
    const { status: found, headers, body } = await get(path)
    expect(found).toBe(status)
    expect(headers['location']).toBeUndefined()
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(body).not.toMatch(/<(?:link|base|a|script)[^>]*(?:href|src)="(?:https?:)?\/\/evil/)
    expect(body).not.toMatch(/\bat .*\.[jt]s:\d+/)
  })

  test.each([
    { host: 'evil.example' },
    { host: 'training.example.com.evil.example' },
    { host: 'training.example.com:8080' },
    { host: 'TRAINING.example.com@evil.example' },
    { host: '' },
  ])('at the host %j is refused', async (headers) => {
    const { status, headers: sent, body } = await ask(port, CLASS, { headers })
    expect([status, body]).toEqual([421, 'Unknown host'])
    expect(sent).toMatchObject(PLAIN_HEADERS)
  })

  test('is not taken from the headers of a proxy', async () => {
    await complete(CLASS)
    const evil = {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      'x-original-url': '/my-classes',
    }
    const page = bare(await get(CLASS, evil))
    expect(page.body).not.toContain('evil.example')
    expect(page).toEqual(bare(await get(CLASS)))
  })
})

/** Texts of all kinds, with a marker in many of them that would become an element. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '<x-evil>',
    '"><x-evil>',
    '</script><x-evil>',
    '%',
    '__proto__',
    'constructor',
    '\u0000',
    '-1',
    '1e999',
    'NaN',
    '[]',
  ),
)
const NAMES =
  'query zip state page type sort curriculum from lat lng within tid oid rid request source price'.split(' ')
const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), text), text), {
  minLength: 1,
  maxLength: 6,
})

test.each(PAGES)('no query breaks %s, and most pages ignore it', async (path) => {
  await complete(path)
  const plain = bare(await get(path))
  await fc.assert(
    fc.asyncProperty(query, async (pairs) => {
      const search = pairs
        .map((pair) => pair.map((one) => encodeURIComponent(one.toWellFormed())).join('='))
        .join('&')
      const answer = await get(`${path}?${search}`)
      // A question that is no ZIP code leads to the search.
      if (path === '/search-by' && answer.status === 302) {
        expect(answer.headers.location).toMatch(/^\/instructor-search\?/)
        return
      }
      expect(answer.status).toBe(200)
      expect(answer.body).not.toContain('<x-evil')
      expect(answer.body).not.toMatch(/<[^>]*\sstyle=/)
      if (!/search/.test(path)) expect(bare(answer)).toEqual(plain)
    }),
    { numRuns: Number(process.env['FUZZ_RUNS'] ?? 25) },
  )
})

const SIGNED_IN = {
  cookie: 'access_token=secret-token; mock=role:instructor',
  'auth-token': 'secret-token',
  authorization: 'Bearer secret-token',
}

test.each(PAGES)('%s is the same for a visitor who is signed in', async (path) => {
  await complete(path)
  const answer = bare(await get(path, SIGNED_IN))
  expect(answer).toEqual(bare(await get(path)))
  expect(answer.body).not.toContain('secret-token')
})

test('the token of a visitor is not sent to the API', async () => {
  // A server without documents in its cache makes all calls for this visitor.
  await using fresh = runServer(environmentOf({ site: SITE, api: mock.origin }))
  const at = await fresh.port()
  calls.length = 0
  for (const path of PAGES) await ask(at, path, { headers: { ...OWN, ...SIGNED_IN } })
  expect(calls).not.toEqual([])
  expect(calls.join('\n')).not.toContain('secret-token')
})

test('the calls of a page continue the trace of its first visitor, and the operator sees them counted', async () => {
  const free = createServer()
  const { port: metrics } = await serve(free)
  free.close()
  const env = environmentOf({ site: SITE, api: mock.origin })
  await using fresh = runServer({ ...env, METRICS_PORT: String(metrics) })
  const at = await fresh.port()
  calls.length = 0
  const id = '4bf92f3577b34da6a3ce929d0e0e4736'
  const traceparent = `00-${id}-00f067aa0ba902b7-01`
  await ask(at, CLASS, { headers: { ...OWN, traceparent } })
  expect(calls.some((headers) => headers.includes(`"traceparent":"00-${id}-`))).toBe(true)
  expect(calls.join()).not.toContain('00f067aa0ba902b7')
  const counts = async () => (await ask(metrics, '/metrics')).body
  await expect.poll(counts).toContain('calls_total{path="/api/training/courses/:id",status="200"} 1')
  expect(await counts()).toContain('documents_made_total{page="class"} 1')
})

describe('a class with the name', () => {
  test.each([
    ['🔫💥🤷‍♀️', 1],
    ['//evil.example', 2],
    ['../../my-classes', 3],
    ['?x#y', 4],
    ['%2e%2e', 5],
  ])('%j keeps to its own address', async (name, ordinal) => {
    const id = `c-${INSTRUCTOR}-${ordinal}`
    backend.main.db.course.update(id, { name })
    const addressOf = async () => (await get(`/class/x/${id}`)).headers.location
    await expect.poll(addressOf, { timeout: 20_000, interval: 200 }).toBeDefined()
    const address = (await addressOf()) ?? ''
    await complete(address)
    const { status, body } = await get(address)
    expect(status).toBe(200)
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)">/.exec(body) ?? []
    expect(canonical).toMatch(new RegExp(`^${SITE}/class/[a-z0-9-]+/${id}$`))
    for (const [, href = ''] of body.matchAll(/href="(\/register\/[^"]+)"/g))
      expect(href).toMatch(/^\/register\/[a-z0-9-]+\/c-u-instructor-\d+\?oid=/)
  })
})

/** The pages that say what they are about without any call. */
const WITHOUT_API = ['/', '/classes', '/review-class', '/search-by']

/** What is wrong with the API and all services: each is a server of its own. */
const FAULTS: Record<string, (target: ServerResponse) => unknown> = {
  down: (target) => target.destroy(),
  'that never answer': () => undefined,
  'answering with a web page': (target) =>
    target
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html><x-evil>Please sign in</x-evil></html>'),
  'answering half': (target) => {
    target.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    target.write('{"data":{"id":"<x-evil>","attrib', () => target.destroy())
  },
  'answering with nothing': (target) => target.writeHead(200, { 'content-type': 'application/json' }).end(),
  'answering null': (target) => target.writeHead(200, { 'content-type': 'application/json' }).end('null'),
  'answering with other documents': (target) =>
    target
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"data":[],"results":[],"result":"x"}'),
}

describe.each(Object.keys(FAULTS))('with an API and services %s', (fault) => {
  test('every page is sent, and one without what it is about says so with its status', async () => {
    await using broken = await serve(
      createServer((message, target) => {
        FAULTS[fault]?.(target)
        message.resume()
      }),
    )
    await using half = runServer(environmentOf({ site: SITE, api: broken.origin }))
    const at = await half.port()
    const answers = await Promise.all(PAGES.map((path) => ask(at, path, { headers: OWN })))
    for (const [i, { status, headers, body }] of answers.entries()) {
      const isWhole = WITHOUT_API.includes(PAGES[i] ?? '')
      expect([PAGES[i], status]).toEqual([PAGES[i], isWhole ? 200 : 503])
      expect(headers['retry-after']).toBe(isWhole ? undefined : '10')
      expect(body).toContain('</html>')
      expect(body).not.toContain('<x-evil')
    }
    // Without the services nobody knows which states have classes.
    const { status } = await ask(at, '/sitemap-states.xml', { headers: OWN })
    expect(status).toBe(503)
    half.stop()
    expect((await half.end()).code).toBe(0)
  })
})
