// How nginx keeps pages: with documents that a test makes up, so that they can be slow or fail, and with our own.
import { createServer, type ServerResponse } from 'node:http'
import { expect, test } from '@playwright/test'
import { US_STATES, stateSlug } from '../../src/lib/us-states.ts'
import { ask } from '../production/document-server.ts'
import { serve } from '../support/serve-mock.ts'
import { type Line, linesOf, startNginx } from './nginx.ts'
import { ACCESS_LOG, PORT } from './playwright.config.ts'

test.skip(!process.env['SMOKE_PROXY'], 'nginx is not installed')

const KEPT = 'public, max-age=0, s-maxage=1, stale-while-revalidate=600, stale-if-error=86400'

/** Documents that are fresh for a second, and how the server of them is at the moment. */
async function standIn() {
  const state = { answer: (target: ServerResponse) => void target.end() }
  const asked: string[] = []
  const cookies: (string | undefined)[] = []
  const traces: unknown[] = []
  const server = createServer((message, target) => {
    asked.push(`${message.method} ${message.url}`)
    cookies.push(message.headers.cookie)
    traces.push(message.headers['traceparent'])
    state.answer(target)
  })
  const documents = await serve(server)
  const nginx = await startNginx(PORT + 5, documents.origin)
  return {
    ...nginx,
    asked,
    cookies,
    traces,
    /** From now on, pages say this. */
    says(text: string, after = 0) {
      state.answer = (target) =>
        void setTimeout(() => target.writeHead(200, { 'cache-control': KEPT }).end(text), after)
    },
    refuses(status: number, cache = 'no-store') {
      state.answer = (target) => void target.writeHead(status, { 'cache-control': cache }).end(String(status))
    },
    stops: () => documents[Symbol.asyncDispose](),
    get: async (path: string, headers: Record<string, string> = {}) => {
      const { status, body } = await ask(PORT + 5, path, { headers })
      return `${status} ${body}`
    },
    async [Symbol.asyncDispose]() {
      await nginx[Symbol.asyncDispose]()
      server.closeAllConnections()
      server.close()
    },
  }
}
/** Asks for a page until it is no longer fresh. */
const untilOld = ({ lines, get }: { lines: () => Line[]; get: (path: string) => Promise<string> }) => {
  const { length } = lines()
  return expect
    .poll(async () => {
      await get('/classes')
      return lines()
        .slice(length)
        .map(({ cache }) => cache)
        .join()
    })
    .toMatch(/STALE|UPDATING|EXPIRED/)
}

test('a thousand visitors of a page that is not kept get one answer', async () => {
  await using site = await standIn()
  site.says('page', 300)
  const all = await Promise.all(Array.from({ length: 1000 }, () => site.get('/classes')))
  expect(new Set(all)).toEqual(new Set(['200 page']))
  expect(site.asked).toEqual(['GET /classes'])
})

test('an old page is sent at once while the new one takes its time', async () => {
  await using site = await standIn()
  site.says('one')
  await site.get('/classes')
  site.says('two', 500)
  await untilOld(site)
  await expect.poll(() => site.get('/classes')).toBe('200 two')
  expect(site.lines().every(({ status }) => status === 200)).toBe(true)
})

test('the last good page is sent while there are only failures, and while nobody answers', async () => {
  await using site = await standIn()
  site.says('good')
  await site.get('/classes')
  for (const status of [500, 503]) {
    site.refuses(status)
    await untilOld(site)
    const before = site.asked.length
    await expect
      .poll(async () => [await site.get('/classes'), site.asked.length > before])
      .toEqual(['200 good', true])
    expect(await site.get('/')).toBe(`${status} ${status}`)
  }
  await site.stops()
  for (let i = 0; i < 5; i++) expect(await site.get('/classes')).toBe('200 good')
  const other = await ask(PORT + 5, '/sitemap-states.xml')
  expect(other).toMatchObject({
    status: 503,
    headers: { 'content-type': 'text/html', 'retry-after': '10', 'cache-control': 'no-store' },
    body: expect.stringContaining('We will be back in a moment'),
  })
})

test('a page that is gone is not sent much longer', async () => {
  await using site = await standIn()
  site.says('here')
  await site.get('/class/1')
  site.refuses(404, 'public, max-age=0, s-maxage=1')
  await expect.poll(() => site.get('/class/1')).toBe('404 404')
})

test('what nobody may keep is not kept', async () => {
  await using site = await standIn()
  site.refuses(200, 'no-store')
  for (const path of ['/my-classes', '/review-class']) {
    const asked = [await site.get(path), await site.get(path)]
    expect(asked).toEqual(['200 200', '200 200'])
  }
  expect(site.asked).toHaveLength(4)
})

test('the page of the instructors gets two cookies for its appearance, and no page gets any other', async () => {
  await using site = await standIn()
  const cookie = 'access_token=secret; appearance=dark; other=1; density=compact'
  for (const path of ['/my-classes', '/', '/sitemap.xml']) await site.get(path, { cookie })
  expect(site.cookies).toEqual(['appearance=dark; density=compact', undefined, undefined])
})

test('a request has a trace in the log and in what is passed on: its own, or a new one', async () => {
  await using site = await standIn()
  const id = '4bf92f3577b34da6a3ce929d0e0e4736'
  const given = `00-${id}-00f067aa0ba902b7-01`
  await site.get('/my-classes', { traceparent: given })
  await site.get('/api/training/curricula', { traceparent: given })
  await site.get('/classes', { traceparent: `${given} evil` })
  expect(site.traces.slice(0, 2)).toEqual([given, given])
  expect(site.traces[2]).toMatch(/^00-(?!4bf92f)[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  await expect
    .poll(() => site.lines().flatMap(({ path, trace }) => (path === '/healthz' ? [] : [trace])))
    .toEqual([id, id, String(site.traces[2]).split('-')[1]])
})

// Each attempt has a page of its own, which nobody has asked for before.
const PAGES = Object.values(US_STATES).flatMap((name) => [
  `/classes/${stateSlug(name)}`,
  `/reciprocity/${stateSlug(name)}`,
])
const [DOCUMENTS, OWN] = [PORT + 2, { host: `localhost:${PORT}` }]
const get = (path: string, headers: Record<string, string> = {}) =>
  ask(PORT, path, { headers: { ...OWN, ...headers } })
/** How the document server itself answers. */
const direct = async (path: string) => (await ask(DOCUMENTS, path, { headers: OWN })).body

/** Whether the page is what everybody should get, after somebody has asked for it in a strange way. */
async function isClean(path: string) {
  const { status, headers, body } = await get(path)
  const kept = { status, body, 'set-cookie': headers['set-cookie'], location: headers.location }
  expect(kept, path).toEqual({
    status: 200,
    body: await direct(path),
    'set-cookie': undefined,
    location: undefined,
  })
  expect(body).not.toMatch(/evil/)
}

const EVIL = 'evil.example'
const HEADERS: Record<string, string>[] = [
  ...[
    'x-forwarded-host',
    'x-forwarded-server',
    'x-host',
    'x-http-host-override',
    'x-original-url',
    'x-rewrite-url',
    'x-original-host',
    'x-forwarded-prefix',
    'x-forwarded-path',
    'x-forwarded-scheme',
    'x-forwarded-for',
    'x-real-ip',
    'origin',
    'referer',
    'user-agent',
    'via',
  ].map((name) => ({ [name]: EVIL })),
  { forwarded: `host=${EVIL};proto=http` },
  { 'x-forwarded-proto': 'http' },
  { 'x-forwarded-port': '1' },
  { 'x-http-method-override': 'POST' },
  { cookie: 'access_token=evil; appearance=dark; mock=*:500' },
  { 'auth-token': 'evil', authorization: 'Bearer evil' },
  { 'x-mock': '*:500' },
  { 'accept-language': 'de' },
  { accept: 'application/json' },
  { range: 'bytes=0-9' },
  { 'if-none-match': '*' },
  { 'if-modified-since': new Date().toUTCString() },
  { 'if-match': '"evil"' },
  { 'cache-control': 'no-cache', pragma: 'no-cache' },
  { expect: '100-continue' },
  { 'x-evil': 'x'.repeat(7000) },
]
test('no header of one visitor reaches another', async () => {
  for (const [i, headers] of HEADERS.entries()) {
    const path = PAGES[i] ?? ''
    await get(path, headers)
    await isClean(path)
  }
})

const QUERIES = [
  'evil=1',
  'request=date',
  '__proto__=evil',
  'utm_source=%3Cx-evil%3E',
  'lang=de',
  'mock=*:500',
  '%00',
  '%zz',
  '?',
  '&&',
  'a[]=evil',
  'callback=evil',
  'url=//evil.example',
]
test('no query of one visitor reaches another', async () => {
  for (const [i, query] of QUERIES.entries()) {
    const path = PAGES[HEADERS.length + i] ?? ''
    await get(`${path}?${query}`)
    await isClean(path)
  }
})

test('no other spelling takes the place of a page, and no other host', async () => {
  const state = (i: number) => PAGES.filter((path) => path.startsWith('/classes/')).at(-i - 1) ?? ''
  const spellings: ((path: string) => string)[] = [
    (path) => path.toUpperCase(),
    (path) => `/${path}`,
    (path) => `${path}/`,
    (path) => `${path}//`,
    (path) => path.replace('/classes/', '/classes%2f'),
    (path) => path.replace('classes', '%63lasses'),
    (path) => path.replace('/classes', '/./classes'),
    (path) => path.replace('/classes', '/evil/../classes'),
    (path) => path.replace('/classes/', '/classes\\'),
    (path) => `${path}%3fevil`,
    (path) => `${path};evil`,
    (path) => `${path}%00`,
    (path) => `http://evil.example${path}`,
  ]
  for (const [i, spell] of spellings.entries()) {
    await get(spell(state(i)))
    await isClean(state(i))
  }
  const path = state(spellings.length)
  expect((await ask(PORT, path, { headers: { host: EVIL } })).status).toBe(421)
  await isClean(path)
})

test('the encodings of a page are kept apart, and a zero refuses one', async () => {
  const path = '/classes'
  const encodingOf = async (accepted: string) =>
    (await get(path, { 'accept-encoding': accepted })).headers['content-encoding']
  expect(await encodingOf('gzip, deflate, br')).toBe('br')
  expect(await encodingOf('gzip')).toBe('gzip')
  expect(await encodingOf('identity')).toBeUndefined()
  expect(await encodingOf('br;q=0, gzip;q=1.0')).toBe('gzip')
  expect(await encodingOf('br;q=0.000')).toBeUndefined()
  expect(await encodingOf('deflate , br;q=0.5')).toBe('br')
})

test('who has the kept page already is told so by nginx', async () => {
  const { headers } = await get('/')
  const again = await get('/', { 'if-none-match': `W/${headers.etag}` })
  expect([again.status, again.body]).toEqual([304, ''])
  const lines = linesOf(ACCESS_LOG).slice(-1)
  expect(lines).toMatchObject([{ status: 304, cache: 'HIT', upstream: '' }])
})
