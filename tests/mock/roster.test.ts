import { describe, expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import {
  createRegistrant,
  deleteRegistrant,
  getOccurrence,
  listRegistrants,
  listStudents,
  updateRegistrant,
} from '../../src/api/generated/training.calls.ts'
import { refused, statusOf } from '../support/refused.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock('instructor')
const at = (ordinal: number, course = 0) => `o-${PEOPLE.instructor.id}-${course}-${ordinal}`
const GRADED = at(0)
const OVERBOOKED = at(3)
const EMPTY = at(4)
const CLOSED = at(5)
const CO_TAUGHT = at(7)

const person = (name: string) => ({ firstName: name, lastName: 'Test', email: `${name}@example.com` })
const add = (occurrenceId: string, name = 'ann') =>
  createRegistrant({ body: { occurrenceId, ...person(name), isManualRegistrant: true } })
const roster = async (id: string) => (await listRegistrants({ id })).data
const removed = async (id: string) => (await listRegistrants({ id, filter: 'deleted' })).data
const headCount = async (id: string) => (await getOccurrence({ id })).data.attributes.numberOfRegistrants

describe('a roster', () => {
  test('has as many lines as the class counts', async () => {
    for (const id of [GRADED, OVERBOOKED, EMPTY, CO_TAUGHT, at(0, 1), at(1, 1)])
      expect(await roster(id)).toHaveLength(await headCount(id))
    expect(await headCount(at(0, 1))).toBe(500)
    expect(await headCount(at(1, 1))).toBe(10_000)
  })

  test('is sorted by last name and has nobody twice', async () => {
    const lines = await roster(at(0, 1))
    const names = lines.map(({ attributes }) => attributes.lastName)
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    expect(new Set(lines.map(({ attributes }) => attributes.studentId)).size).toBe(lines.length)
  })

  test('is hidden from everyone else', async () => {
    for (const role of ['range', 'newcomer', 'student'] as const) {
      mock.as(role)
      expect(await statusOf(listRegistrants({ id: OVERBOOKED })), role).toBe(404)
    }
    mock.as('range')
    expect(await statusOf(listRegistrants({ id: CO_TAUGHT }))).toBeUndefined()
  })
})

describe('adding', () => {
  test('takes a seat and adds a new person to the students', async () => {
    const before = (await listStudents({ id: PEOPLE.instructor.id })).meta.total
    const { data } = await add(EMPTY)
    expect(data.attributes).toMatchObject({
      ...person('ann'),
      phone: null,
      status: null,
      isManualRegistrant: true,
    })
    expect(await headCount(EMPTY)).toBe(1)
    expect((await roster(EMPTY)).map((line) => line.id)).toEqual([data.id])
    expect((await listStudents({ id: PEOPLE.instructor.id })).meta.total).toBe(before + 1)
    await add(CO_TAUGHT)
    expect((await listStudents({ id: PEOPLE.instructor.id })).meta.total).toBe(before + 1)
  })

  test('stops at the last seat: of 64 at once, exactly the capacity gets in', async () => {
    const tries = await Promise.all(Array.from({ length: 64 }, (_, i) => refused(add(EMPTY, `p${i}`))))
    expect(tries.filter((refusal) => !refusal)).toHaveLength(12)
    expect(new Set(tries.filter(Boolean).map((refusal) => refusal?.message))).toEqual(
      new Set(['This class is full.']),
    )
    expect(await headCount(EMPTY)).toBe(12)
    expect(await roster(EMPTY)).toHaveLength(12)
  })

  test.each([
    ['an overbooked class', OVERBOOKED, 409],
    ['a graded class', GRADED, 409],
    ['a class without registrants', CLOSED, 409],
    ['an unknown class', 'o-nowhere-0-0', 422],
  ])('to %s is refused', async (_, id, status) => {
    expect(await statusOf(add(id))).toBe(status)
  })

  test('reports the error of each field', async () => {
    const body = {
      occurrenceId: EMPTY,
      firstName: ' ',
      lastName: '',
      email: 'x',
      isManualRegistrant: true,
      studentId: 's',
    }
    const error = await createRegistrant({ body: body as never }).catch((e: unknown) => e)
    expect(error).toMatchObject({
      status: 422,
      errors: expect.arrayContaining([
        { status: '422', message: 'Required', field: 'firstName' },
        { status: '422', message: 'Required', field: 'lastName' },
        { status: '422', message: 'Invalid email address', field: 'email' },
        { status: '422', message: 'This field cannot be set', field: 'studentId' },
      ]) as unknown,
    })
  })
})

describe('removing', () => {
  test('frees the seat and keeps the locked entry among the removed', async () => {
    const { id } = (await add(EMPTY)).data
    await deleteRegistrant({ id })
    expect(await headCount(EMPTY)).toBe(0)
    expect(await roster(EMPTY)).toEqual([])
    expect((await removed(EMPTY)).map((line) => [line.id, line.attributes.removedAt !== null])).toEqual([
      [id, true],
    ])
    expect(await statusOf(deleteRegistrant({ id }))).toBe(409)
    expect(await statusOf(updateRegistrant({ id, body: { notes: 'x' } }))).toBe(409)
  })

  test('from a graded class is refused', async () => {
    const [line] = await roster(GRADED)
    expect(await refused(deleteRegistrant({ id: line?.id ?? '' }))).toEqual({
      status: 409,
      message: 'This student has a result, so this entry can no longer be edited.',
    })
  })
})

describe('updating', () => {
  test('sets the given fields and leaves the rest', async () => {
    const { data } = await add(EMPTY)
    const changed = await updateRegistrant({ id: data.id, body: { phone: '555-0199', notes: 'Left-handed' } })
    expect(changed.data.attributes).toEqual({ ...data.attributes, phone: '555-0199', notes: 'Left-handed' })
  })

  test('to another class changes both student counts', async () => {
    const [line] = await roster(CO_TAUGHT)
    await updateRegistrant({ id: line?.id ?? '', body: { occurrenceId: EMPTY } })
    expect([await headCount(CO_TAUGHT), await headCount(EMPTY)]).toEqual([5, 1])
    expect((await roster(EMPTY))[0]?.id).toBe(line?.id)
  })

  test.each([
    ['full', OVERBOOKED, 409],
    ['graded', GRADED, 409],
    ['unknown', 'o-nowhere-0-0', 422],
    ['of another course', at(1, 1), 422],
  ])('to a class that is %s is refused, and nothing moves', async (_, target, status) => {
    const [line] = await roster(CO_TAUGHT)
    expect(await statusOf(updateRegistrant({ id: line?.id ?? '', body: { occurrenceId: target } }))).toBe(
      status,
    )
    expect(await headCount(CO_TAUGHT)).toBe(6)
    expect((await roster(CO_TAUGHT)).some((one) => one.id === line?.id)).toBe(true)
  })

  test('accepts one form of body or the other, not a mix', async () => {
    const [line] = await roster(CO_TAUGHT)
    const body = { occurrenceId: EMPTY, notes: 'x' } as never
    expect(await statusOf(updateRegistrant({ id: line?.id ?? '', body }))).toBe(422)
  })
})
