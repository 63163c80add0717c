import { describe, expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import {
  addOccurrenceInstructor,
  createOccurrence,
  deleteOccurrence,
  getOccurrence,
  listCourseOccurrences,
  listInstructorOccurrences,
  removeOccurrenceInstructor,
  updateOccurrence,
} from '../../src/api/generated/training.calls.ts'
import type { Args } from '../../src/api/generated/training.types.ts'
import { refused, statusOf } from '../support/refused.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock('instructor')
const { id } = PEOPLE.instructor
const COURSE = `c-${id}-34`
const OVERBOOKED = `o-${id}-0-3`
const GRADED = `o-${id}-0-0`
const CO_TAUGHT = `o-${id}-0-7`
type Form = Args<'createOccurrence'>['body']

const day = (date: string, from = '09:00', to = '17:00') => ({
  startTime: `${date}T${from}:00-06:00`,
  endTime: `${date}T${to}:00-06:00`,
})
const create = (values: Partial<Form> = {}) =>
  createOccurrence({
    body: { entityId: COURSE, entityType: 'courses', dates: [day('2027-01-09')], capacity: 8, ...values },
  })

describe('a new class', () => {
  test('is listed, counted and taught by its creator', async () => {
    const { data } = await create({ dates: [day('2027-01-09'), day('2027-01-10')] })
    expect(data.attributes).toMatchObject({
      entityId: COURSE,
      capacity: 8,
      numberOfRegistrants: 0,
      isPast: false,
      canDelete: true,
      canSubmitResults: false,
    })
    expect(data.attributes.dates.map(({ startTime }) => startTime)).toEqual([
      '2027-01-09T09:00:00-06:00',
      '2027-01-10T09:00:00-06:00',
    ])
    expect(data.attributes.instructors.map(({ guid }) => guid)).toEqual([id])
    mock.as('nobody')
    const { data: listed } = await listCourseOccurrences({ id: COURSE, filter: 'future' })
    expect(listed.map((one) => one.id)).toEqual([data.id])
    expect(listed[0]?.attributes.canDelete).toBe(false)
  })

  test.each<[string, Partial<Form>, number, string]>([
    ['that ends before it starts', { dates: [day('2027-01-09', '17:00', '09:00')] }, 422, 'after the start'],
    [
      'of more than a day',
      { dates: [{ ...day('2027-01-09'), endTime: '2027-01-11T09:00:00-06:00' }] },
      422,
      '24 hours',
    ],
    [
      'with overlapping days',
      { dates: [day('2027-01-09'), day('2027-01-09', '12:00', '18:00')] },
      422,
      'previous day',
    ],
    ['with days out of order', { dates: [day('2027-01-10'), day('2027-01-09')] }, 422, 'previous day'],
    ['of an unknown course', { entityId: 'nothing' }, 422, 'no such course'],
    ['of an archived course', { entityId: `c-${id}-35` }, 409, 'archived'],
    ['with its own name', { name: 'Mine' }, 422, 'name of its course'],
    ['of an event without a name', { entityType: 'events' }, 422, 'Required'],
    ['with a promotion that is over', { promotionId: 'promo-past' }, 422, 'not active'],
    ['with an unknown promotion', { promotionId: 'nothing' }, 422, 'no such promotion'],
    ['with an unknown co-instructor', { instructorIds: ['nobody'] }, 422, 'no such instructor'],
  ])('%s is refused', async (_, values, status, message) => {
    const found = await refused(create(values))
    expect(found?.status).toBe(status)
    expect(found?.message).toContain(message)
  })
})

describe('editing a class', () => {
  test('moves its days', async () => {
    const { data } = await create()
    await updateOccurrence({ id: data.id, body: { dates: [day('2026-11-01')] } })
    expect((await getOccurrence({ id: data.id })).data.attributes.isPast).toBe(true)
    const { data: completed } = await listInstructorOccurrences({ id, filter: 'completed', perPage: 0 })
    expect(completed.map((one) => one.id)).toContain(data.id)
  })

  test('cannot make it smaller than its roster, but an overbooked one may grow', async () => {
    const edit = (capacity: number) => updateOccurrence({ id: OVERBOOKED, body: { capacity } })
    expect(await refused(edit(11))).toMatchObject({
      status: 409,
      message: '13 students are registered. Move or remove some first.',
    })
    expect((await edit(20)).data.attributes.capacity).toBe(20)
  })

  test('is no longer possible once results are submitted', async () => {
    expect(await statusOf(updateOccurrence({ id: GRADED, body: { capacity: 50 } }))).toBe(409)
    expect(
      await statusOf(addOccurrenceInstructor({ id: GRADED, body: { instructorNumber: '100500' } })),
    ).toBe(409)
  })

  test('is for its teachers, and deleting it for the owner of the course', async () => {
    mock.as('range')
    expect(await statusOf(updateOccurrence({ id: CO_TAUGHT, body: { capacity: 20 } }))).toBeUndefined()
    expect(await statusOf(deleteOccurrence({ id: CO_TAUGHT }))).toBe(403)
    mock.as('instructor')
    expect(await statusOf(deleteOccurrence({ id: CO_TAUGHT }))).toBe(409)
    const { data } = await create()
    await deleteOccurrence({ id: data.id })
    expect(await statusOf(getOccurrence({ id: data.id }))).toBe(404)
  })
})

describe('co-instructors', () => {
  const numbersOf = async () =>
    (await getOccurrence({ id: OVERBOOKED })).data.attributes.instructors.map(({ number }) => number)

  test('are added by number and see the class', async () => {
    await addOccurrenceInstructor({ id: OVERBOOKED, body: { instructorNumber: '100500' } })
    expect(await numbersOf()).toEqual(['100200', '100500'])
    mock.as('newcomer')
    const { data } = await listInstructorOccurrences({ id: PEOPLE.newcomer.id, perPage: 0 })
    expect(data.map((one) => one.id)).toEqual([OVERBOOKED])
    await removeOccurrenceInstructor({ id: OVERBOOKED, instructorId: PEOPLE.newcomer.id })
    expect(await numbersOf()).toEqual(['100200'])
  })

  test.each([
    ['100200', 409],
    ['999999', 422],
  ])('with number %s are refused with %s', async (instructorNumber, status) => {
    expect(await statusOf(addOccurrenceInstructor({ id: OVERBOOKED, body: { instructorNumber } }))).toBe(
      status,
    )
  })

  test('cannot include removing the owner', async () => {
    mock.as('range')
    expect(await statusOf(removeOccurrenceInstructor({ id: CO_TAUGHT, instructorId: id }))).toBe(409)
    expect(await statusOf(removeOccurrenceInstructor({ id: CO_TAUGHT, instructorId: 'nobody' }))).toBe(404)
  })
})
