// The mock over HTTP, and clients that are rough, hasty or mean.
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import { worldInFile } from '../../mocks/http/world-file.ts'
import { PEOPLE, type Role } from '../../mocks/seed/people.ts'
import { serveMock } from '../support/serve-mock.ts'
import { NOW, tokenOf } from '../support/use-mock.ts'

const now = () => NOW
const { id } = PEOPLE.instructor
/** Empty, with 12 seats; and one of six with the same teachers and a co-instructor. */
const EMPTY = `o-${id}-0-4`
const CO_TAUGHT = `o-${id}-0-7`
const person = {
  occurrenceId: EMPTY,
  firstName: 'A',
  lastName: 'B',
  email: 'a@example.com',
  isManualRegistrant: true,
}
type Reply = { status: number; text: string }

/** Calls as somebody; an object is sent as JSON. */
async function call(
  origin: string,
  path: string,
  init: RequestInit = {},
  as: Role = 'instructor',
): Promise<Reply> {
  const headers = new Headers(init.headers)
  headers.set('Auth-Token', tokenOf(as))
  headers.set('content-type', 'application/json')
  const response = await fetch(`${origin}/api/training/${path}`, { ...init, headers })
  return { status: response.status, text: await response.text() }
}
const add = (origin: string, values: object = {}, key?: string, as?: Role) =>
  call(
    origin,
    'registrants',
    {
      method: 'POST',
      body: JSON.stringify({ ...person, ...values }),
      ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
    },
    as,
  )
const seatsOf = async (origin: string, occurrence = EMPTY) => {
  const { text } = await call(origin, `occurrences/${occurrence}`)
  return (JSON.parse(text) as { data: { attributes: { numberOfRegistrants: number } } }).data.attributes
    .numberOfRegistrants
}
const rosterOf = async (origin: string, occurrence = EMPTY) => {
  const { text } = await call(origin, `occurrences/${occurrence}/registrants`)
  return (JSON.parse(text) as { data: { id: string }[] }).data
}
const statusesOf = (replies: Reply[], status: number) => replies.filter((reply) => reply.status === status)

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes bytes as they are, and gives what comes back before either side hangs up. */
const raw = (port: number, text: string) =>
  new Promise<string>((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(text))
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })

const head = (more: string) =>
  `POST /api/training/registrants HTTP/1.1\r\nHost: localhost\r\nAuth-Token: ${tokenOf('instructor')}\r\n` +
  `Content-Type: application/json\r\n${more}\r\n\r\n`
const BODY = JSON.stringify(person)

describe('what is no request', () => {
  test.each([
    ['less than it says', head(`Content-Length: ${BODY.length + 10}`) + BODY],
    [
      'chunks without an end',
      `${head('Transfer-Encoding: chunked')}${BODY.length.toString(16)}\r\n${BODY}\r\n`,
    ],
    ['chunks that are none', `${head('Transfer-Encoding: chunked')}zz\r\n${BODY}\r\n0\r\n\r\n`],
    ['two lengths', head(`Content-Length: 5\r\nContent-Length: ${BODY.length}`) + BODY],
    ['a length and chunks', `${head('Content-Length: 5\r\nTransfer-Encoding: chunked')}0\r\n\r\n`],
    ['a header without end', head(`X-Long: ${'x'.repeat(100_000)}`) + BODY],
    ['another protocol', '\u0016\u0003\u0001\u0002\u0000'],
  ])('%s adds nobody, and the next is served', async (_, text) => {
    await using mock = await serveMock(createBackend(now))
    expect(await raw(mock.port, text)).not.toMatch(/^HTTP\/1.1 (2|5)/)
    expect(await seatsOf(mock.origin)).toBe(0)
    expect((await add(mock.origin)).status).toBe(201)
  })

  test('a client that hangs up has added somebody once or not at all', async () => {
    await using mock = await serveMock(createBackend(now))
    await Promise.all(
      Array.from({ length: 10 }, async (_, i) => {
        const controller = new AbortController()
        setTimeout(() => controller.abort(), i)
        const body = JSON.stringify({ ...person, email: `${i}@example.com` })
        await call(mock.origin, 'registrants', { method: 'POST', body, signal: controller.signal }).catch(
          () => undefined,
        )
      }),
    )
    expect((await add(mock.origin)).status).toBe(201)
    const roster = await rosterOf(mock.origin)
    expect(roster.length).toBeLessThanOrEqual(11)
    expect(await seatsOf(mock.origin)).toBe(roster.length)
  })
})

describe('bodies', () => {
  const wide = JSON.stringify({ ...person, phone: '語'.repeat(340_000) })
  test.each([
    ['more than 1 MB in few letters', wide, 413],
    ['1 MB and one byte', JSON.stringify('x'.repeat(999_999)), 413],
    ['1 MB', JSON.stringify('x'.repeat(999_998)), 422],
    ['letters that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400],
    ['a mark of the byte order and nothing else', '\uFEFF', 400],
    ['a number without end', JSON.stringify(person).replace('true', '1e309'), 422],
    ['a hundred thousand brackets', '['.repeat(100_000), 400],
    [
      'a prototype deep inside',
      JSON.stringify(person).replace('true', '{"__proto__":{"isAdmin":true}}'),
      422,
    ],
  ])('%s: refused with a document', async (_, body, status) => {
    await using mock = await serveMock(createBackend(now))
    const reply = await call(mock.origin, 'registrants', { method: 'POST', body })
    expect(reply.status).toBe(status)
    expect((JSON.parse(reply.text) as { errors: object[] }).errors).not.toHaveLength(0)
    expect(await seatsOf(mock.origin)).toBe(0)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

test('a page of size 0 is everything, whatever its number', async () => {
  await using mock = await serveMock(createBackend(now))
  for (const page of [1, 2, 1_000_000]) {
    const { text } = await call(mock.origin, `instructors/${id}/occurrences?perPage=0&page=${page}`)
    const { data, meta } = JSON.parse(text) as { data: object[]; meta: { total: number; totalPages: number } }
    expect([data.length, meta.totalPages]).toEqual([meta.total, 1])
    expect(meta.total).toBeGreaterThan(100)
  }
})

test('64 at once, half of them coming over from another class, get exactly the seats that there are', async () => {
  await using mock = await serveMock(createBackend(now))
  const others = await rosterOf(mock.origin, CO_TAUGHT)
  const moves = others.map((line) =>
    call(mock.origin, `registrants/${line.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ occurrenceId: EMPTY }),
    }),
  )
  const adds = Array.from({ length: 64 - moves.length }, (_, i) =>
    add(mock.origin, { email: `${i}@example.com` }),
  )
  const [moved, added] = [await Promise.all(moves), await Promise.all(adds)]
  const cameOver = statusesOf(moved, 200).length
  expect(cameOver + statusesOf(added, 201).length).toBe(12)
  expect(statusesOf([...moved, ...added], 409)).toHaveLength(52)
  expect([await seatsOf(mock.origin), (await rosterOf(mock.origin)).length]).toEqual([12, 12])
  expect(await seatsOf(mock.origin, CO_TAUGHT)).toBe(others.length - cameOver)
})

describe('a key', () => {
  const KEY = 'form-0001'

  test('sent many times at once, and later again, adds one person and is answered the same', async () => {
    await using mock = await serveMock(createBackend(now))
    const replies = await Promise.all(Array.from({ length: 8 }, () => add(mock.origin, {}, KEY)))
    replies.push(await add(mock.origin, {}, KEY))
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(replies[0]?.status).toBe(201)
    expect(await rosterOf(mock.origin)).toHaveLength(1)
    expect(await seatsOf(mock.origin)).toBe(1)
  })

  test('that comes with something else is refused, and adds nobody', async () => {
    await using mock = await serveMock(createBackend(now))
    await add(mock.origin, {}, KEY)
    expect((await add(mock.origin, { email: 'b@example.com' }, KEY)).status).toBe(422)
    expect(await seatsOf(mock.origin)).toBe(1)
  })

  test('is the caller’s own, and the call’s own', async () => {
    await using mock = await serveMock(createBackend(now))
    const values = { occurrenceId: CO_TAUGHT }
    const mine = await add(mock.origin, values, KEY)
    const theirs = await add(mock.origin, values, KEY, 'range')
    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect(mine.text).not.toBe(theirs.text)
    expect(await seatsOf(mock.origin, CO_TAUGHT)).toBe(8)
    const copy = await call(mock.origin, `courses?idToCopy=c-${id}-0`, {
      method: 'POST',
      headers: { 'Idempotency-Key': KEY },
    })
    expect(copy.status).toBe(201)
  })

  test('of a call that was refused is free again', async () => {
    await using mock = await serveMock(createBackend(now))
    await Promise.all(Array.from({ length: 12 }, (_, i) => add(mock.origin, { email: `${i}@example.com` })))
    expect((await add(mock.origin, {}, KEY)).status).toBe(409)
    const [first] = await rosterOf(mock.origin)
    await call(mock.origin, `registrants/${first?.id}`, { method: 'DELETE' })
    expect((await add(mock.origin, {}, KEY)).status).toBe(201)
  })

  test('outlives the server', async () => {
    const file = join(folder, `${crypto.randomUUID()}.jsonl`)
    const start = () => serveMock(createBackend(now, worldInFile(file, now)))
    const send = async () => {
      await using mock = await start()
      return [await add(mock.origin, {}, KEY), await seatsOf(mock.origin)]
    }
    const before = await send()
    expect(before[1]).toBe(1)
    expect(await send()).toEqual(before)
  })

  test('may be sent by an application on another port', async () => {
    await using mock = await serveMock(createBackend(now))
    const response = await fetch(`${mock.origin}/api/training/registrants`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173', 'access-control-request-headers': 'idempotency-key' },
    })
    expect(response.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
  })
})

describe('an upload', () => {
  const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]
  const file = (size: number, start: number[] = PNG) => {
    const bytes = new Uint8Array(size)
    bytes.set(start)
    return new File([bytes], 'picture.png', { type: 'image/png' })
  }
  const form = (...fields: [name: string, value: string | File][]) => {
    const data = new FormData()
    for (const [name, value] of fields) data.append(name, value)
    return data
  }
  const named = (content: string, type = 'image/png') => new File([content], 'picture.png', { type })
  const upload = async (origin: string, body: FormData | string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/api/training/images`, {
      method: 'POST',
      body,
      headers: { 'Auth-Token': tokenOf('instructor'), ...headers },
    })
    return { status: response.status, text: await response.text() }
  }

  test.each([
    ['an SVG', form(['file', named('<svg onload="alert(1)"/>', 'image/svg+xml')]), 422],
    ['an SVG that says it is a PNG', form(['file', named('<svg/>')]), 422],
    ['a page', form(['file', named('<!doctype html>', 'text/html')]), 422],
    ['an empty file', form(['file', named('')]), 422],
    ['no file', form(), 422],
    ['text instead of a file', form(['file', 'picture.png']), 422],
    ['two files', form(['file', file(10)], ['file', file(10)]), 400],
    ['one field more', form(['file', file(10)], ['ownerId', 'u-range']), 422],
    ['a polluting field', form(['file', file(10)], ['__proto__', file(10)]), 422],
    ['more than 10 MB', form(['file', file(10_000_001)]), 422],
    ['far more than 10 MB', form(['file', file(10_600_000)]), 413],
  ])('of %s is refused', async (_, body, status) => {
    const backend = createBackend(now)
    await using mock = await serveMock(backend)
    const mark = backend.main.db.journal.mark()
    const reply = await upload(mock.origin, body)
    expect(reply.status).toBe(status)
    expect((JSON.parse(reply.text) as { errors: { message: string }[] }).errors[0]?.message).toMatch(/\w/)
    expect(backend.main.db.journal.mark()).toBe(mark)
  })

  test.each([
    ['JSON', '{}', 'application/json', 415],
    ['a form without a boundary', 'file', 'multipart/form-data', 400],
    [
      'half a form',
      '--x\r\nContent-Disposition: form-data; name="file"',
      'multipart/form-data; boundary=x',
      400,
    ],
  ])('of %s is refused', async (_, body, type, status) => {
    await using mock = await serveMock(createBackend(now))
    expect((await upload(mock.origin, body, { 'content-type': type })).status).toBe(status)
  })

  test('of 10 MB can be looked at afterwards, byte by byte', async () => {
    await using mock = await serveMock(createBackend(now))
    const { status, text } = await upload(mock.origin, form(['file', file(10_000_000)]))
    expect(status).toBe(201)
    const { imageUrl } = (JSON.parse(text) as { data: { attributes: { imageUrl: string } } }).data.attributes
    const image = await fetch(`${mock.origin}${imageUrl}`)
    expect(image.headers.get('content-type')).toBe('image/png')
    const bytes = new Uint8Array(await image.arrayBuffer())
    expect([bytes.length, ...bytes.subarray(0, 6)]).toEqual([10_000_000, ...PNG])
  })
})
