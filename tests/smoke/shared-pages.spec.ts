// What one visitor asks in a strange way never reaches another: nginx in front of our own documents.
import { expect, test } from '@playwright/test'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { US_STATES, stateSlug } from '../../src/lib/us-states.ts'
import { ask } from '../production/document-server.ts'
import { linesOf } from './nginx.ts'
import { ACCESS_LOG, PORT } from './playwright.config.ts'

test.skip(!process.env['SMOKE_PROXY'], 'nginx is not installed')

const COURSE = `c-${PEOPLE.instructor.id}-0`

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
/** Headers in which proxies and clients name a host, a path or themselves. */
const NAMING =
  'x-forwarded-host x-forwarded-server x-host x-http-host-override x-original-url x-rewrite-url x-original-host x-forwarded-prefix ' +
  'x-forwarded-path x-forwarded-scheme x-forwarded-for x-real-ip origin referer user-agent via'
const HEADERS: Record<string, string>[] = [
  ...NAMING.split(' ').map((name) => ({ [name]: EVIL })),
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
  const statuses: number[] = []
  for (const [i, headers] of HEADERS.entries()) {
    const path = PAGES[i] ?? ''
    statuses.push((await get(path, headers)).status)
    await isClean(path)
  }
  // Two of them ask for the page only if it is another one, or a certain one.
  expect(statuses.filter((status) => status !== 200)).toEqual([304, 412])
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
  const statuses: number[] = []
  for (const [i, query] of QUERIES.entries()) {
    const path = PAGES[HEADERS.length + i] ?? ''
    statuses.push((await get(`${path}?${query}`)).status)
    await isClean(path)
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
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
  const statuses: number[] = []
  for (const [i, spell] of spellings.entries()) {
    statuses.push((await get(spell(state(i)))).status)
    await isClean(state(i))
  }
  expect(statuses).toEqual([301, 404, 301, 301, 404, 404, 200, 200, 200, 404, 404, 400, 200])
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
  await expect
    .poll(() => linesOf(ACCESS_LOG).at(-1))
    .toMatchObject({ status: 304, cache: 'HIT', upstream: '' })
})

test('the file with one date and the calendar with all of them are kept apart, however somebody asks', async () => {
  const feed = `/class/${COURSE}.ics`
  const { body: all } = await get(`${feed}?oid=evil`)
  const [id = ''] = /(?<=^UID:class-).+(?=-day-\d+@)/m.exec(all) ?? []
  const { body: one } = await get(`/class/${COURSE}/${id}.ics?oid=other`)
  const classes = (text: string) => text.match(/^UID:/gm)?.length ?? 0
  expect(classes(one)).toBeLessThan(classes(all))
  expect(await get(feed)).toMatchObject({ status: 200, body: all })
  expect(await get(`/class/${COURSE}/${id}.ics`)).toMatchObject({ status: 200, body: one })
})
