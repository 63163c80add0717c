import { describe, expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { getOccurrence, listInstructorOccurrences } from '../../src/api/generated/training.calls.ts'
import { resultStatus } from '../../src/api/result-status.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock('instructor')
const { id } = PEOPLE.instructor
const FILTERS = ['future', 'to_be_graded', 'completed'] as const
const all = async (filter?: (typeof FILTERS)[number]) =>
  (await listInstructorOccurrences({ id, entity: 'courses', perPage: 0, ...(filter && { filter }) })).data

describe('the lists of an instructor', () => {
  test('hold every class exactly once', async () => {
    const lists = await Promise.all(FILTERS.map((filter) => all(filter)))
    const ids = lists.flat().map((occurrence) => occurrence.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.toSorted()).toEqual((await all()).map((occurrence) => occurrence.id).toSorted())
    expect(lists.map((list) => list.length > 10)).toEqual([true, true, true])
  })

  test('hold only classes that match their names', async () => {
    for (const { attributes } of await all('to_be_graded'))
      expect(resultStatus(attributes)).toBe('TO_BE_GRADED')
    for (const { attributes } of await all('future')) expect(attributes.isPast).toBe(false)
    for (const { attributes } of await all('completed')) expect(attributes.canSubmitResults).toBe(false)
  })

  test('show upcoming classes soonest first and others latest first', async () => {
    const starts = async (filter: (typeof FILTERS)[number]) =>
      (await all(filter)).map(({ attributes }) => Date.parse(attributes.dates[0]?.startTime ?? ''))
    const future = await starts('future')
    const completed = await starts('completed')
    expect(future).toEqual(future.toSorted((a, b) => a - b))
    expect(completed).toEqual(completed.toSorted((a, b) => b - a))
  })

  test('come in pages that add up to the whole list', async () => {
    const first = await listInstructorOccurrences({ id, filter: 'future', perPage: 25, page: 1 })
    const rest = await Promise.all(
      Array.from({ length: first.meta.totalPages - 1 }, (_, i) =>
        listInstructorOccurrences({ id, filter: 'future', perPage: 25, page: i + 2 }),
      ),
    )
    const joined = [first, ...rest].flatMap((page) => page.data)
    expect(joined).toEqual(await all('future'))
    expect(first.meta).toEqual({ total: joined.length, totalPages: Math.ceil(joined.length / 25) })
    expect((await listInstructorOccurrences({ id, filter: 'future', page: 999 })).data).toEqual([])
  })

  test('have a class of every result status', async () => {
    const statuses = new Set((await all()).map(({ attributes }) => resultStatus(attributes)))
    expect([...statuses].toSorted()).toEqual(['GRADED', 'NONE', 'NO_STUDENTS', 'TO_BE_GRADED', 'UPCOMING'])
  })

  test('show a class to everyone who teaches it', async () => {
    mock.as('range')
    const { data } = await listInstructorOccurrences({ id: PEOPLE.range.id, filter: 'future', perPage: 0 })
    expect(data.find((occurrence) => occurrence.attributes.instructors.length === 2)).toMatchObject({
      attributes: { instructors: [{ lastName: 'Reyes' }, { lastName: 'Vega' }] },
    })
  })

  test('move a class along as time passes', async () => {
    const before = await all('future')
    mock.backend.scenario = 'role:instructor,now:2027-01-15'
    mock.as('nobody')
    const after = await all('to_be_graded')
    expect(before.some(({ id: was }) => after.some((occurrence) => occurrence.id === was))).toBe(true)
  })
})

describe('one class', () => {
  test('can be read by anyone, but only its teachers may act', async () => {
    const toGrade = (await all('to_be_graded'))[0]?.id ?? ''
    expect((await getOccurrence({ id: toGrade })).data.attributes.canSubmitResults).toBe(true)
    for (const role of ['nobody', 'student', 'range'] as const) {
      mock.as(role)
      expect((await getOccurrence({ id: toGrade })).data.attributes.canSubmitResults).toBe(false)
    }
  })

  test('can be read with a stale token', async () => {
    mock.withToken('stale')
    await expect(getOccurrence({ id: `o-${id}-0-0` })).resolves.toBeDefined()
  })

  test('keeps its local hours across a daylight saving change', async () => {
    const { attributes } = (await getOccurrence({ id: `o-${id}-0-6` })).data
    const clock = attributes.dates.map(({ startTime }) => startTime.slice(11, 16))
    const offsets = new Set(attributes.dates.map(({ startTime }) => startTime.slice(-6)))
    expect(clock).toEqual(['09:00', '09:00', '09:00'])
    expect(offsets.size).toBe(2)
  })
})
