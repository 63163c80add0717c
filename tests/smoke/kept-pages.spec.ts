// How nginx keeps pages and passes requests on: with documents that a test makes up, so that they can be slow or fail.
import { createServer, type ServerResponse } from 'node:http'
import { expect, test } from '@playwright/test'
import { keptByAll, tagsOf } from '../../src/public/server/caching.ts'
import { ask } from '../production/document-server.ts'
import { serve } from '../support/serve.ts'
import { type Line, startNginx } from './nginx.ts'
import { PORT } from './playwright.config.ts'

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
  const nginx = await startNginx(PORT + 5, [documents.origin])
  return {
    ...nginx,
    asked,
    cookies,
    traces,
    /** From now on, pages say this. */
    says(text: string, after = 0, headers: Record<string, string> = {}) {
      state.answer = (target) =>
        void setTimeout(() => target.writeHead(200, { 'cache-control': KEPT, ...headers }).end(text), after)
    },
    /** From now on, the server dies between the headers of a page and its end. */
    breaksOff() {
      state.answer = (target) => {
        target.writeHead(200, { 'cache-control': KEPT, 'content-length': '5' }).write('who')
        setTimeout(() => target.destroy(), 100)
      }
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

test('a page that breaks off is not kept', async () => {
  await using site = await standIn()
  site.breaksOff()
  const broken = await site.get('/classes').catch(() => 'broken off')
  expect(broken).not.toMatch(/whole/)
  site.says('whole')
  expect(await site.get('/classes')).toBe('200 whole')
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
  await site.get('/', { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` })
  await site.get('/reciprocity', { traceparent: `00-${id}-${'0'.repeat(16)}-01` })
  expect(site.traces.slice(0, 2)).toEqual([given, given])
  const made = site.traces.slice(2).map(String)
  for (const trace of made) expect(trace).toMatch(/^00-(?!4bf92f|0{32})[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  await expect
    .poll(() => site.lines().flatMap(({ path, trace }) => (path === '/healthz' ? [] : [trace])))
    .toEqual([id, id, ...made.map((trace) => trace.split('-')[1])])
})

test('a page with as many tags as it may have is served and kept', async () => {
  await using site = await standIn()
  const everyone = Array.from({ length: 200 }, (_, i) => ({
    type: 'instructors',
    id: String(i).padEnd(64, 'x'),
  }))
  const tags = tagsOf([[['search'], everyone]])
  expect(tags.length).toBeGreaterThan(80)
  const others = { 'content-security-policy': 'x'.repeat(1500), link: 'x'.repeat(100) }
  site.says('page', 0, { ...keptByAll(tags), ...others })
  expect([await site.get('/classes'), await site.get('/classes')]).toEqual(['200 page', '200 page'])
  expect(site.asked).toEqual(['GET /classes'])
})

test('a calendar may take longer than a page', async () => {
  await using site = await standIn()
  site.says('calendar', 12_000)
  expect(
    await Promise.all(['/instructor/1.ics', '/class/1.ics', '/class/1/2.ics'].map((path) => site.get(path))),
  ).toEqual(Array.from({ length: 3 }, () => '200 calendar'))
})

test('a call that fails on its way is not taken for a page', async () => {
  await using site = await standIn()
  await site.stops()
  for (const path of ['/api/training/curricula', '/mesh/', '/retool/instructor-events', '/images/601']) {
    const { status, headers, body } = await ask(PORT + 5, path, { method: 'POST' })
    expect([path, status, headers['retry-after']]).toEqual([path, 502, undefined])
    expect(body).not.toContain('We will be back')
  }
  for (const path of ['/', '/my-classes', '/class/1.ics'])
    expect(await site.get(path)).toMatch(/^503 .*We will be back in a moment/)
})
