import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import { siteAt } from '../../mocks/http/site.ts'
import { worldInFile } from '../../mocks/http/world-file.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { serveMock } from '../support/serve-mock.ts'
import { NOW, tokenOf } from '../support/use-mock.ts'

const now = () => NOW
const { id } = PEOPLE.instructor
const CLASS = `o-${id}-0-4`
const headers = { 'Auth-Token': tokenOf('instructor'), 'content-type': 'application/json' }
const person = {
  occurrenceId: CLASS,
  firstName: 'A',
  lastName: 'B',
  email: 'a@example.com',
  isManualRegistrant: true,
}

const add = (origin: string, extra: RequestInit = {}) =>
  fetch(`${origin}/api/training/registrants`, {
    method: 'POST',
    headers,
    body: JSON.stringify(person),
    ...extra,
  })
const seats = async (origin: string) => {
  const response = await fetch(`${origin}/api/training/occurrences/${CLASS}`)
  return ((await response.json()) as { data: { attributes: { numberOfRegistrants: number } } }).data
    .attributes.numberOfRegistrants
}
type Errors = { errors: { status: string; message: string }[] }

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('bad requests', () => {
  test.each([
    ['no JSON', { body: '{"a":' }, 400],
    ['another content type', { headers: { ...headers, 'content-type': 'text/plain' } }, 415],
    [
      'a form',
      { headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' },
      415,
    ],
    ['more than 1 MB', { body: JSON.stringify({ ...person, phone: 'x'.repeat(1_000_001) }) }, 413],
    ['no body', { body: null }, 422],
    ['null', { body: 'null' }, 422],
    ['a list', { body: '[]' }, 422],
    ['a polluted body', { body: `{"__proto__":{"isAdmin":true},${JSON.stringify(person).slice(1)}` }, 422],
  ])('%s is refused with a document', async (_, extra, status) => {
    await using mock = await serveMock(createBackend(now))
    const response = await add(mock.origin, extra)
    expect(response.status).toBe(status)
    const { errors } = (await response.json()) as Errors
    expect(errors[0]?.message).toMatch(/\w/)
    expect(await seats(mock.origin)).toBe(0)
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
    const response = await fetch(`${mock.origin}/api/training/instructors/${id}/occurrences?${query}`, {
      headers,
    })
    expect(response.status).toBe(422)
    expect(((await response.json()) as Errors).errors).toHaveLength(1)
  })

  test('an unknown path of the API is a document, and never a page', async () => {
    await using mock = await serveMock(createBackend(now), siteAt(folder))
    const response = await fetch(`${mock.origin}/api/training/nothing`, { headers })
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json'])
  })

  test.each([
    ['an address that cannot be decoded', '/%', {}, 400],
    ['a cookie that cannot be decoded', '/api/training/occurrences/nobody', { cookie: 'mock=%' }, 404],
  ])('%s does no harm', async (_, path, more, status) => {
    await using mock = await serveMock(createBackend(now), siteAt(folder))
    expect((await fetch(`${mock.origin}${path}`, { headers: more })).status).toBe(status)
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
    const response = await fetch(`${mock.origin}/api/mesh/`, { method: 'POST', headers, body })
    expect(response.status).toBe(status)
    expect(((await response.json()) as Errors).errors[0]?.message).toMatch(/\w/)
  })

  test('far too much is cut off', async () => {
    await using mock = await serveMock(createBackend(now))
    const response = await add(mock.origin, { body: 'x'.repeat(3_000_000) }).catch(() => undefined)
    expect(response === undefined || response.status === 413).toBe(true)
  })
})

describe('rough clients', () => {
  test('that hang up half-way leave the server standing', async () => {
    await using mock = await serveMock(createBackend(now))
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const socket = connect(mock.port, '127.0.0.1')
        socket.on('error', () => undefined)
        socket.write(
          `POST /api/training/registrants HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{"a"`,
        )
        const controller = new AbortController()
        const aborted = fetch(`${mock.origin}/api/training/occurrences/o-${id}-1-1/registrants`, {
          headers,
          signal: controller.signal,
        })
        setTimeout(() => controller.abort(), i)
        await aborted.catch(() => undefined)
        socket.destroy()
      }),
    )
    expect(await seats(mock.origin)).toBe(0)
  })

  test('that race for the last seats get exactly those', async () => {
    await using mock = await serveMock(createBackend(now))
    const statuses = await Promise.all(
      Array.from({ length: 64 }, async () => (await add(mock.origin)).status),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(12)
    expect(statuses.filter((status) => status === 409)).toHaveLength(52)
    expect(await seats(mock.origin)).toBe(12)
  })
})

describe('other hosts', () => {
  const statusFor = (port: number, host: string) =>
    new Promise((resolve) => {
      httpRequest({ port, host: '127.0.0.1', path: '/_mock/', headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).end()
    })

  test('are refused by name', async () => {
    await using mock = await serveMock()
    expect(await statusFor(mock.port, 'evil.example')).toBe(403)
    expect(await statusFor(mock.port, 'localhost.evil.example')).toBe(403)
    expect(await statusFor(mock.port, 'localhost:4173')).toBe(200)
  })

  test('may not read answers, an application on this machine may', async () => {
    await using mock = await serveMock()
    const allowed = async (origin: string) =>
      (await fetch(`${mock.origin}/_mock/`, { headers: { origin } })).headers.get(
        'access-control-allow-origin',
      )
    expect(await allowed('http://localhost:5173')).toBe('http://localhost:5173')
    expect(await allowed('https://evil.example')).toBeNull()
    expect(await allowed('http://localhost.evil.example')).toBeNull()
  })
})

describe('pages of other sites', () => {
  // A browser sends a plain text without asking first, and the name of the page that sends it.
  const addFrom = (mock: string, site: string) =>
    add(mock, { headers: { ...headers, origin: site } }).then(({ status }) => status)

  test.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'null',
  ])('a student sent from %s is not added', async (site) => {
    await using mock = await serveMock(createBackend(now))
    expect(await addFrom(mock.origin, site)).toBe(403)
    expect(await seats(mock.origin)).toBe(0)
  })

  test('a reset sent from one resets nothing', async () => {
    await using mock = await serveMock(createBackend(now))
    await add(mock.origin)
    const reset = (headersOfPage: HeadersInit) =>
      fetch(`${mock.origin}/_mock/reset`, { method: 'POST', body: '{}', headers: headersOfPage })
    expect((await reset({ origin: 'https://evil.example', 'content-type': 'text/plain' })).status).toBe(403)
    expect(await seats(mock.origin)).toBe(1)
    expect((await reset({ origin: mock.origin })).status).toBe(204)
    expect(await seats(mock.origin)).toBe(0)
  })

  test('a student sent from this machine is added', async () => {
    await using mock = await serveMock(createBackend(now))
    expect(await addFrom(mock.origin, 'http://localhost:5173')).toBe(201)
  })
})

describe('control', () => {
  test('tells who one can be, resets, and knows the states of the pacts', async () => {
    await using mock = await serveMock(createBackend(now))
    const control = (path: string, body?: object) =>
      fetch(`${mock.origin}/_mock/${path}`, {
        method: body ? 'POST' : 'GET',
        ...(body && { body: JSON.stringify(body) }),
      })
    const { people, states } = (await (await control('')).json()) as { people: object; states: string[] }
    expect(Object.keys(people)).toEqual(Object.keys(PEOPLE))
    expect(states).toContain('registrant {id} exists')

    await add(mock.origin)
    expect(await seats(mock.origin)).toBe(1)
    expect((await control('reset', {})).status).toBe(204)
    expect(await seats(mock.origin)).toBe(0)

    await add(mock.origin)
    expect((await control('provider-states', { state: '', action: 'setup' })).status).toBe(200)
    expect((await fetch(`${mock.origin}/api/training/occurrences/${CLASS}`)).status).toBe(404)
    expect((await control('provider-states', { state: 'the moon is full', action: 'setup' })).status).toBe(
      400,
    )
    await control('provider-states', { action: 'teardown' })
    await control('provider-states', { action: 'teardown' })
    expect(await seats(mock.origin)).toBe(1)
    expect((await control('nothing')).status).toBe(404)
  })
})

describe('a world in a file', () => {
  const file = () => join(folder, `${crypto.randomUUID()}.jsonl`)
  const backendIn = (path: string, at = NOW) =>
    createBackend(
      () => at,
      worldInFile(path, () => at),
    )

  test('survives a restart, on a later day too', async () => {
    const path = file()
    {
      await using mock = await serveMock(backendIn(path))
      expect((await add(mock.origin)).status).toBe(201)
    }
    const started = backendIn(path).main.db.occurrence.get(CLASS)?.startsAt
    const later = backendIn(path, NOW + 3 * 86_400_000).main.db
    expect(later.occurrence.get(CLASS)).toMatchObject({ numberOfRegistrants: 1, startsAt: started })
    expect([...later.registrant.of('roster', CLASS).values()]).toMatchObject([{ lastName: 'B' }])
  })

  test('has an operation whole or not at all: a torn last line is dropped', async () => {
    const path = file()
    {
      await using mock = await serveMock(backendIn(path))
      await add(mock.origin)
      await add(mock.origin)
    }
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
    expect(lines).toHaveLength(3)
    writeFileSync(path, `${lines[0]}\n${lines[1]}\n${lines[2]?.slice(0, 40)}`)
    const { db } = backendIn(path).main
    expect([db.occurrence.get(CLASS)?.numberOfRegistrants, db.registrant.of('roster', CLASS).size]).toEqual([
      1, 1,
    ])
  })

  test('begins anew when asked, and when the file is not ours', () => {
    const path = file()
    const backend = backendIn(path)
    backend.main.db.journal.atomic(() => backend.main.db.course.remove(`c-${id}-34`))
    backend.reset({ faults: {} })
    expect(backend.main.db.course.get(`c-${id}-34`)).toBeDefined()
    expect(backendIn(path).main.db.course.get(`c-${id}-34`)).toBeDefined()
    writeFileSync(path, 'not ours')
    expect(backendIn(path).main.db.course.get(`c-${id}-34`)).toBeDefined()
    appendFileSync(path, '')
  })
})

describe('the site beside it', () => {
  test('answers pages with a fresh nonce, files by their kind, and a missing file with 404', async () => {
    const root = join(folder, 'site')
    mkdirSync(join(root, 'assets'), { recursive: true })
    writeFileSync(join(root, 'index.html'), '<script nonce="__CSP_NONCE__"></script>')
    writeFileSync(join(root, 'assets/a-12345678.js'), 'export {}')
    writeFileSync(join(folder, 'secret.txt'), 'secret')
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
