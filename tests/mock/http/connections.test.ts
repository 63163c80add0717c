import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createBackend } from '../../../mocks/backend.ts'
import { serveMock } from '../../support/serve-mock.ts'
import { tokenOf } from '../../support/use-mock.ts'
import {
  add,
  call,
  CO_TAUGHT,
  EMPTY,
  headersOf,
  INSTRUCTOR,
  now,
  person,
  rosterOf,
  seatsOf,
  send,
  statusesOf,
} from './calls.ts'

/** Writes raw bytes and returns the answer received before either side hangs up. */
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

describe('something that is not a request', () => {
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

  test('a client that hangs up adds a student once or not at all', async () => {
    await using mock = await serveMock(createBackend(now))
    await Promise.all(
      Array.from({ length: 10 }, async (_, i) => {
        const controller = new AbortController()
        setTimeout(() => controller.abort(), i)
        const body = JSON.stringify({ ...person, email: `${i}@example.com` })
        await send(mock.origin, { body, signal: controller.signal }).catch(() => undefined)
      }),
    )
    expect((await add(mock.origin)).status).toBe(201)
    const roster = await rosterOf(mock.origin)
    expect(roster.length).toBeLessThanOrEqual(11)
    expect(await seatsOf(mock.origin)).toBe(roster.length)
  })
})

describe('rough clients', () => {
  test('that hang up halfway do not crash the server', async () => {
    await using mock = await serveMock(createBackend(now))
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const socket = connect(mock.port, '127.0.0.1')
        socket.on('error', () => undefined)
        socket.write(
          `POST /api/training/registrants HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{"a"`,
        )
        const controller = new AbortController()
        const aborted = fetch(`${mock.origin}/api/training/occurrences/o-${INSTRUCTOR}-1-1/registrants`, {
          headers: headersOf(),
          signal: controller.signal,
        })
        setTimeout(() => controller.abort(), i)
        await aborted.catch(() => undefined)
        socket.destroy()
      }),
    )
    expect(await seatsOf(mock.origin)).toBe(0)
  })

  test('that race for the last seats get exactly those seats', async () => {
    await using mock = await serveMock(createBackend(now))
    const statuses = await Promise.all(
      Array.from({ length: 64 }, async () => (await add(mock.origin)).status),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(12)
    expect(statuses.filter((status) => status === 409)).toHaveLength(52)
    expect(await seatsOf(mock.origin)).toBe(12)
  })
})

test('64 students at once, half of them from another class, fill exactly the available seats', async () => {
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
