import { describe, expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import {
  createRegistrant,
  deleteRegistrant,
  getOccurrence,
  listInstructorOccurrences,
  listRegistrants,
  listStudents,
  submitResults,
  updateRegistrant,
} from '../../src/api/generated/training.calls.ts'
import type { RegistrantStatus } from '../../src/api/generated/training.types.ts'
import { refused, statusOf } from '../support/refused.ts'
import { useMock } from '../support/use-mock.ts'

useMock('instructor')
const { id } = PEOPLE.instructor
const OVER = `o-${id}-0-1`
const AHEAD = `o-${id}-0-3`
const EMPTY_AND_OVER = `o-${id}-0-2`

const rosterOf = async (occurrenceId: string) => (await listRegistrants({ id: occurrenceId })).data
const submit = async (
  occurrenceId: string,
  statusFor: (line: number) => RegistrantStatus = () => 'PASSED',
) => {
  const roster = await rosterOf(occurrenceId)
  const results = roster.map(({ id: registrantId }, line) => ({ registrantId, status: statusFor(line) }))
  return submitResults({ body: { occurrenceId, results } })
}

describe('submitting results', () => {
  test('grades everyone and locks the class', async () => {
    await submit(OVER, (line) => (line ? 'PASSED' : 'REMEDIAL'))
    const roster = await rosterOf(OVER)
    expect(roster.map(({ attributes }) => attributes.status)).toEqual([
      'REMEDIAL',
      ...Array<string>(11).fill('PASSED'),
    ])
    const { attributes } = (await getOccurrence({ id: OVER })).data
    expect(attributes).toMatchObject({ canSubmitResults: false, canDelete: false })
    expect(attributes.resultsSubmittedAt).toBe('2026-11-20T15:00:00.000Z')

    const [first] = roster
    expect(await statusOf(submit(OVER))).toBe(409)
    expect(await statusOf(updateRegistrant({ id: first?.id ?? '', body: { notes: 'x' } }))).toBe(409)
    expect(await statusOf(deleteRegistrant({ id: first?.id ?? '' }))).toBe(409)
    const person = { firstName: 'A', lastName: 'B', email: 'a@example.com' }
    const late = { occurrenceId: OVER, ...person, isManualRegistrant: true as const }
    expect(await statusOf(createRegistrant({ body: late }))).toBe(409)

    const lists = await Promise.all(
      (['to_be_graded', 'completed'] as const).map((filter) =>
        listInstructorOccurrences({ id, filter, perPage: 0 }),
      ),
    )
    expect(lists.map(({ data }) => data.some((one) => one.id === OVER))).toEqual([false, true])
  })

  test('puts students who need another try on the remedial list', async () => {
    const remedial = async () => (await listStudents({ id, filter: 'remedial', perPage: 0 })).data
    const before = await remedial()
    const [first] = await rosterOf(OVER)
    await submit(OVER, () => 'REMEDIAL')
    const after = await remedial()
    expect(after.map((student) => student.id)).toContain(first?.attributes.studentId)
    expect(after.length).toBeGreaterThan(before.length)
    await submit(`o-${id}-1-0`)
    expect((await remedial()).length).toBe(after.length)
  })

  test.each<[string, string, string]>([
    ['before the class has started', AHEAD, 'once the class has started'],
    ['of nobody', EMPTY_AND_OVER, 'Nobody is on the roster'],
    ['twice', `o-${id}-0-0`, 'already been submitted'],
  ])('is refused %s', async (_, occurrenceId, message) => {
    const results = [{ registrantId: 'r-1', status: 'PASSED' as const }]
    const found = await refused(submitResults({ body: { occurrenceId, results } }))
    expect(found?.status).toBe(409)
    expect(found?.message).toContain(message)
  })

  test('needs each registrant exactly once and nobody else; a refusal grades no one', async () => {
    const roster = await rosterOf(OVER)
    const all = roster.map(({ id: registrantId }) => ({ registrantId, status: 'PASSED' as const }))
    const send = (results: typeof all) => statusOf(submitResults({ body: { occurrenceId: OVER, results } }))
    const [first] = all
    if (!first) throw new Error('an empty roster')
    expect(await send(all.slice(1))).toBe(422)
    expect(await send([...all, first])).toBe(422)
    expect(await send([...all.slice(1), { ...first, registrantId: 'r-1' }])).toBe(422)
    expect((await rosterOf(OVER)).every(({ attributes }) => attributes.status === null)).toBe(true)
  })
})
