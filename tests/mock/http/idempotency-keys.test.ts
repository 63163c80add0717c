import { describe, expect, test } from 'vitest'
import { createBackend } from '../../../mocks/backend.ts'
import { worldInFile } from '../../../mocks/http/world-file.ts'
import { serveMock } from '../../support/serve-mock.ts'
import { useFolder } from '../../support/use-folder.ts'
import { add, call, CO_TAUGHT, errorsOf, INSTRUCTOR, now, rosterOf, seatsOf, send } from './calls.ts'

const inFolder = useFolder()

describe('a key', () => {
  const KEY = 'form-0001'

  test('sent many times at once and again later adds one person and gets the same answer', async () => {
    await using mock = await serveMock(createBackend(now))
    const replies = await Promise.all(Array.from({ length: 8 }, () => add(mock.origin, {}, KEY)))
    replies.push(await add(mock.origin, {}, KEY))
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(replies[0]?.status).toBe(201)
    expect(await rosterOf(mock.origin)).toHaveLength(1)
    expect(await seatsOf(mock.origin)).toBe(1)
  })

  // The client sees a network failure after the work is done: only the key identifies the second call as a retry.
  test.each([
    ['with its key is answered the first time', { 'Idempotency-Key': KEY }, 1],
    ['without a key adds somebody again', {}, 2],
  ])('and a lost answer: the same call %s', async (_, key, registrants) => {
    await using mock = await serveMock(createBackend(now))
    const addAndLose = () => send(mock.origin, { headers: { 'X-Mock': 'createRegistrant:lostx1', ...key } })
    await expect(addAndLose()).rejects.toThrow('fetch failed')
    const [first] = await rosterOf(mock.origin)
    const { status, text } = await addAndLose()
    expect(status).toBe(201)
    const { id } = (JSON.parse(text) as { data: { id: string } }).data
    expect(id === first?.id).toBe(registrants === 1)
    expect(await rosterOf(mock.origin)).toHaveLength(registrants)
    expect(await seatsOf(mock.origin)).toBe(registrants)
  })

  test('that is reused with other content is refused and adds nobody', async () => {
    await using mock = await serveMock(createBackend(now))
    await add(mock.origin, {}, KEY)
    expect((await add(mock.origin, { email: 'b@example.com' }, KEY)).status).toBe(422)
    expect(await seatsOf(mock.origin)).toBe(1)
  })

  // JSON objects have no order: a client may build the same body differently for its retry.
  const classOf = (isReversed: boolean) => {
    const ordered = (value: object) =>
      Object.fromEntries(isReversed ? Object.entries(value).toReversed() : Object.entries(value))
    const days = [1, 2].map((day) =>
      ordered({ startTime: `2027-01-0${day}T09:00:00-06:00`, endTime: `2027-01-0${day}T17:00:00-06:00` }),
    )
    return ordered({ entityId: `c-${INSTRUCTOR}-0`, entityType: 'courses', capacity: 6, dates: days })
  }
  const addClass = (origin: string, body: object) =>
    call(origin, 'occurrences', {
      method: 'POST',
      headers: { 'Idempotency-Key': KEY },
      body: JSON.stringify(body),
    })

  test('reused with the same body in another key order is the same call', async () => {
    await using mock = await serveMock(createBackend(now))
    const first = await addClass(mock.origin, classOf(false))
    expect(JSON.stringify(classOf(true))).not.toBe(JSON.stringify(classOf(false)))
    expect([first.status, await addClass(mock.origin, classOf(true))]).toEqual([201, first])
  })

  test('reused with the same days in another order is refused', async () => {
    await using mock = await serveMock(createBackend(now))
    const body = classOf(false)
    expect((await addClass(mock.origin, body)).status).toBe(201)
    const swapped = { ...body, dates: (body['dates'] as object[]).toReversed() }
    const [error] = errorsOf(await addClass(mock.origin, swapped))
    expect(error?.message).toBe('This key was used for something else.')
  })

  test('is separate for each caller and each operation', async () => {
    await using mock = await serveMock(createBackend(now))
    const values = { occurrenceId: CO_TAUGHT }
    const mine = await add(mock.origin, values, KEY)
    const theirs = await add(mock.origin, values, KEY, 'range')
    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect(mine.text).not.toBe(theirs.text)
    expect(await seatsOf(mock.origin, CO_TAUGHT)).toBe(8)
    const copy = await call(mock.origin, `courses?idToCopy=c-${INSTRUCTOR}-0`, {
      method: 'POST',
      headers: { 'Idempotency-Key': KEY },
    })
    expect(copy.status).toBe(201)
  })

  test('of a refused call can be used again', async () => {
    await using mock = await serveMock(createBackend(now))
    await Promise.all(Array.from({ length: 12 }, (_, i) => add(mock.origin, { email: `${i}@example.com` })))
    expect((await add(mock.origin, {}, KEY)).status).toBe(409)
    const [first] = await rosterOf(mock.origin)
    await call(mock.origin, `registrants/${first?.id}`, { method: 'DELETE' })
    expect((await add(mock.origin, {}, KEY)).status).toBe(201)
  })

  test('survives a restart of the server', async () => {
    const file = inFolder(`${crypto.randomUUID()}.jsonl`)
    const start = () => serveMock(createBackend(now, worldInFile(file, now)))
    const addOnce = async () => {
      await using mock = await start()
      return [await add(mock.origin, {}, KEY), await seatsOf(mock.origin)]
    }
    const before = await addOnce()
    expect(before[1]).toBe(1)
    expect(await addOnce()).toEqual(before)
  })
})
