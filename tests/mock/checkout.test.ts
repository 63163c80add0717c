// Tests the service of the stand-in checkout. It is in no contract, so nothing else checks its input.
import { describe, expect, test } from 'vitest'
import { messagesOf } from '../../mocks/outbox.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import {
  createRegistrantReview,
  listRegistrants,
  listStudents,
} from '../../src/api/generated/training.calls.ts'
import { statusOf } from '../support/refused.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock()
const { id } = PEOPLE.instructor
const COURSE = `c-${id}-0`
const OPEN = `o-${id}-0-4`
const ANA = { firstName: ' Ana ', lastName: 'Silva', email: 'ana.silva@example.com', phone: '' }

const checkOut = (person: object, course = COURSE) =>
  fetch(`http://training.test/register/any-name/${course}`, { method: 'POST', body: JSON.stringify(person) })

/** The fields that a refusal names. */
async function problemsOf(person: object) {
  const response = await checkOut(person)
  const { errors } = (await response.json()) as { errors: { field?: string }[] }
  return [response.status, ...errors.map(({ field }) => field)]
}

test('puts a student on the roster, into the list of students, and mails the link to review the class', async () => {
  const seats = mock.db.occurrence.get(OPEN)?.numberOfRegistrants ?? 0
  expect((await checkOut({ ...ANA, occurrenceId: OPEN })).status).toBe(201)
  mock.as('instructor')
  const { data } = await listRegistrants({ id: OPEN })
  const registrant = data.find(({ attributes }) => attributes.email === ANA.email)
  expect(registrant?.attributes).toMatchObject({ firstName: 'Ana', phone: null, isManualRegistrant: false })
  expect(registrant?.attributes.chargeId).toMatch(/^ch_/)
  expect(mock.db.occurrence.get(OPEN)?.numberOfRegistrants).toBe(seats + 1)
  const students = await listStudents({ id, perPage: 0 })
  expect(students.data.some(({ attributes }) => attributes.email === ANA.email)).toBe(true)
  const [mail] = messagesOf({ db: mock.db })
  expect(mail?.text).toContain(`/review-class?oid=${OPEN}&rid=${registrant?.id}`)
  // The class has not taken place yet.
  const body = { rating: 5, comment: '', isPublic: true }
  expect(
    await statusOf(
      createRegistrantReview({ id: registrant?.id ?? '', idempotencyKey: 'a-key-of-a-form', body }),
    ),
  ).toBe(409)
})

test('sells the last seat once', async () => {
  mock.db.occurrence.update(OPEN, { capacity: 1 })
  const answers = await Promise.all(
    [1, 2, 3].map((n) => checkOut({ ...ANA, email: `a${n}@example.com`, occurrenceId: OPEN })),
  )
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409'])
  expect(messagesOf({ db: mock.db })).toHaveLength(1)
})

describe('refuses', () => {
  test.each([
    [{}, 'email'],
    [{ ...ANA, occurrenceId: OPEN, email: 'ana@' }, 'email'],
    [{ ...ANA, occurrenceId: OPEN, firstName: ' ' }, 'firstName'],
    [{ ...ANA, occurrenceId: OPEN, lastName: 'x'.repeat(300) }, 'lastName'],
    [{ ...ANA, occurrenceId: 7 }, 'occurrenceId'],
  ])('%j for its %s', async (person, field) => expect(await problemsOf(person)).toEqual([422, field]))

  test('refuses a class of another course', async () =>
    expect((await checkOut({ ...ANA, occurrenceId: OPEN }, `c-${id}-1`)).status).toBe(404))

  test('refuses a class that is over', async () =>
    expect((await checkOut({ ...ANA, occurrenceId: `o-${id}-0-2` })).status).toBe(409))
})
