import { describe, expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import {
  archiveStudent,
  getStudent,
  listRegistrants,
  listStudents,
  updateStudent,
} from '../../src/api/generated/training.calls.ts'
import { statusOf } from '../support/refused.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock('instructor')
const { id } = PEOPLE.instructor
const STUDENT = `s-${id}-3`

describe('the students of an instructor', () => {
  test('come in pages by last name, with the requested paging', async () => {
    const page = await listStudents({ id, page: 3, perPage: 25 })
    expect(page.meta).toEqual({ total: 10_700, count: 25, perPage: 25, currentPage: 3, totalPages: 428 })
    const names = page.data.map(({ attributes }) => attributes.lastName)
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
  })

  test('come all at once on request', async () => {
    mock.as('range')
    const { data, meta } = await listStudents({ id: PEOPLE.range.id, perPage: 0 })
    expect(meta).toEqual({ total: 60, count: 60, perPage: 0, currentPage: 1, totalPages: 1 })
    expect(data).toHaveLength(60)
  })

  test('are empty for a new instructor', async () => {
    mock.as('newcomer')
    expect((await listStudents({ id: PEOPLE.newcomer.id })).meta).toMatchObject({ total: 0, totalPages: 0 })
  })
})

describe('one student', () => {
  test('has the classes of their rosters, newest first', async () => {
    const registrations = (await getStudent({ id: STUDENT })).data.attributes.registrations ?? []
    expect(registrations.length).toBeGreaterThan(1)
    const starts = registrations.map(({ startTime }) => Date.parse(startTime))
    expect(starts).toEqual(starts.toSorted((a, b) => b - a))
    for (const { registrantId, occurrenceId, removedAt } of registrations) {
      const { data } = await listRegistrants({ id: occurrenceId, ...(removedAt && { filter: 'deleted' }) })
      expect(data.find((line) => line.id === registrantId)?.attributes.studentId).toBe(STUDENT)
    }
    expect((await listStudents({ id })).data[0]?.attributes).not.toHaveProperty('registrations')
  })

  test('can be changed without affecting the rosters', async () => {
    const before = (await getStudent({ id: STUDENT })).data.attributes
    const [latest] = before.registrations ?? []
    await updateStudent({ id: STUDENT, body: { firstName: 'Renamed', notes: null } })
    expect((await getStudent({ id: STUDENT })).data.attributes).toEqual({
      ...before,
      firstName: 'Renamed',
      notes: null,
    })
    const { data } = await listRegistrants({
      id: latest?.occurrenceId ?? '',
      ...(latest?.removedAt && { filter: 'deleted' }),
    })
    expect(data.find((line) => line.id === latest?.registrantId)?.attributes.firstName).toBe(before.firstName)
  })

  test('leaves the list when archived but can still be read, and archiving twice is harmless', async () => {
    await archiveStudent({ id: STUDENT })
    await archiveStudent({ id: STUDENT })
    expect((await listStudents({ id })).meta.total).toBe(10_699)
    expect(await statusOf(getStudent({ id: STUDENT }))).toBeUndefined()
  })
})
