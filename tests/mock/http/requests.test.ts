import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createBackend } from '../../../mocks/backend.ts'
import { PLAIN_HEADERS } from '../../../src/lib/page/security-headers.ts'
import { appAt, serveMock } from '../../support/serve-mock.ts'
import { useFolder } from '../../support/use-folder.ts'
import { call, EMPTY, errorsOf, headersOf, INSTRUCTOR, now, person, seatsOf, send } from './calls.ts'

const inFolder = useFolder()

describe('bad requests', () => {
  const wide = JSON.stringify({ ...person, phone: '語'.repeat(340_000) })
  test.each([
    ['no JSON', { body: '{"a":' }, 400],
    ['another content type', { headers: { 'content-type': 'text/plain' } }, 415],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' }, 415],
    ['more than 1 MB', { body: JSON.stringify({ ...person, phone: 'x'.repeat(1_000_001) }) }, 413],
    ['no body', { body: null }, 422],
    ['null', { body: 'null' }, 422],
    ['a list', { body: '[]' }, 422],
    ['a polluted body', { body: `{"__proto__":{"isAdmin":true},${JSON.stringify(person).slice(1)}` }, 422],
    ['more than 1 MB in few letters', { body: wide }, 413],
    ['1 MB and one byte', { body: JSON.stringify('x'.repeat(999_999)) }, 413],
    ['1 MB', { body: JSON.stringify('x'.repeat(999_998)) }, 422],
    ['letters that are not UTF-8', { body: new Uint8Array([0x22, 0xff, 0x22]) }, 400],
    ['a mark of the byte order and nothing else', { body: '\uFEFF' }, 400],
    ['a number without end', { body: JSON.stringify(person).replace('true', '1e309') }, 422],
    ['a hundred thousand brackets', { body: '['.repeat(100_000) }, 400],
    [
      'a prototype deep inside',
      { body: JSON.stringify(person).replace('true', '{"__proto__":{"isAdmin":true}}') },
      422,
    ],
  ])('%s is refused with a document', async (_, extra, status) => {
    await using mock = await serveMock(createBackend(now))
    const reply = await send(mock.origin, extra)
    expect(reply.status).toBe(status)
    expect(errorsOf(reply)[0]?.message).toMatch(/\w/)
    expect(await seatsOf(mock.origin)).toBe(0)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  test.each([
    'page=0',
    'page=-1',
    'page=1e309',
    'page=1&page=2',
    'perPage=abc',
    'filter=soon',
    'entity=x',
    'unknown=1',
  ])('the query %s is refused', async (query) => {
    await using mock = await serveMock(createBackend(now))
    const reply = await call(mock.origin, `instructors/${INSTRUCTOR}/occurrences?${query}`)
    expect(reply.status).toBe(422)
    expect(errorsOf(reply)).toHaveLength(1)
  })

  test('an unknown path of the API gives an error document, never a page', async () => {
    await using mock = await serveMock(createBackend(now), appAt(inFolder()))
    const response = await fetch(`${mock.origin}/api/training/nothing`, { headers: headersOf() })
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json'])
  })

  test.each([
    ['an address that cannot be decoded', '/%', {}, 400],
    ['a cookie that cannot be decoded', '/api/training/occurrences/nobody', { cookie: 'mock=%' }, 400],
  ])('%s does no harm', async (_, path, more, status) => {
    await using mock = await serveMock(createBackend(now), appAt(inFolder()))
    expect((await fetch(`${mock.origin}${path}`, { headers: more })).status).toBe(status)
  })

  test.each([
    ['TRACE', '/', {}, 405],
    ['GET', 'http://evil.example/', {}, 400],
    ['OPTIONS', '*', {}, 400],
    ['GET', '/', { host: 'localhost:99999999' }, 400],
    ['GET', `/${'x'.repeat(9000)}`, {}, 414],
    ['GET', '/', { host: 'evil.example' }, 403],
  ])('%s %s is refused as such', async (method, path, headers, status) => {
    await using mock = await serveMock(createBackend(now), appAt(inFolder()))
    // fetch refuses to send most of these.
    const asked = request({ port: mock.port, method, path, headers: { host: 'localhost', ...headers } })
    const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage]
    answer.resume()
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({ ...PLAIN_HEADERS, 'cache-control': 'no-store' })
  })

  test.each(['{', 'null', '7', '[]'])('a provider state of %s is refused', async (body) => {
    await using mock = await serveMock(createBackend(now))
    const { status } = await fetch(`${mock.origin}/_mock/provider-states`, { method: 'POST', body })
    expect(status).toBe(400)
  })

  test('answers of the API must not be cached', async () => {
    await using mock = await serveMock(createBackend(now))
    const reply = await fetch(`${mock.origin}/api/training/instructors/${INSTRUCTOR}/courses`, {
      headers: headersOf(),
    })
    const headers = { ...PLAIN_HEADERS, 'cache-control': 'no-store' }
    expect(Object.fromEntries(reply.headers)).toMatchObject(headers)
  })

  test('a long document is compressed for a client that can read it, and a short one is not', async () => {
    await using mock = await serveMock(createBackend(now))
    const encodingOf = async (path: string, accepted: string) => {
      const headers = { ...headersOf(), 'accept-encoding': accepted }
      const response = await fetch(`${mock.origin}/api/training/${path}`, { headers })
      const { data } = (await response.json()) as { data?: unknown }
      return [data !== undefined, response.headers.get('content-encoding')]
    }
    expect(await encodingOf(`instructors/${INSTRUCTOR}/courses`, 'gzip, br')).toEqual([true, 'br'])
    expect(await encodingOf(`instructors/${INSTRUCTOR}/courses`, 'gzip')).toEqual([true, null])
    expect(await encodingOf(`occurrences/${EMPTY}/registrants`, 'br')).toEqual([true, null])
  })

  test('a response that is compressed already is sent as it is', async () => {
    const text = JSON.stringify(randomBytes(3000).toString('hex'))
    const headers = { 'content-type': 'application/json', 'content-encoding': 'br' }
    const site = () => new Response(new Uint8Array(brotliCompressSync(text)), { headers })
    await using mock = await serveMock(createBackend(now), site)
    const response = await fetch(`${mock.origin}/list.json`, { headers: { 'accept-encoding': 'br' } })
    expect(await response.text()).toBe(text)
  })

  test.each([
    ['null', 'null', 400],
    ['no query', '{}', 400],
    ['no JSON', '{"query":', 400],
    ['a text for variables', '{"query":"{ me { id } }","variables":"x"}', 400],
    ['a number for variables', '{"query":"{ me { id } }","variables":5}', 400],
    ['an operation that is not there', '{"query":"{ me { id } }","operationName":{}}', 200],
    ['a flood of aliases', JSON.stringify({ query: `{${'a:me{id} '.repeat(50_000)}}` }), 400],
    [
      'a smaller flood',
      JSON.stringify({ query: `{${Array.from({ length: 1000 }, (__, i) => `a${i}:me{id}`).join(' ')}}` }),
      200,
    ],
    ['a field that is not there', JSON.stringify({ query: '{ me { password } }' }), 200],
  ])('GraphQL: %s is refused', async (_, body, status) => {
    await using mock = await serveMock(createBackend(now))
    const response = await fetch(`${mock.origin}/api/mesh/`, { method: 'POST', headers: headersOf(), body })
    expect(response.status).toBe(status)
    expect(errorsOf({ status, text: await response.text() })[0]?.message).toMatch(/\w/)
  })

  test('an oversized body ends the connection', async () => {
    await using mock = await serveMock(createBackend(now))
    const response = await fetch(`${mock.origin}/api/training/registrants`, {
      method: 'POST',
      headers: headersOf(),
      body: 'x'.repeat(3_000_000),
    }).catch(() => undefined)
    expect(response === undefined || response.status === 413).toBe(true)
  })
})

test('page size 0 returns everything, whatever the page number', async () => {
  await using mock = await serveMock(createBackend(now))
  for (const page of [1, 2, 1_000_000]) {
    const { text } = await call(mock.origin, `instructors/${INSTRUCTOR}/occurrences?perPage=0&page=${page}`)
    const { data, meta } = JSON.parse(text) as { data: object[]; meta: { total: number; totalPages: number } }
    expect([data.length, meta.totalPages]).toEqual([meta.total, 1])
    expect(meta.total).toBeGreaterThan(100)
  }
})
