// Loses the answer of each change that a read can show, with that read on the screen: the change has succeeded. If it never
// reached the server, it has failed.
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import * as calls from '../../src/api/generated/training.calls.ts'
import * as training from '../../src/api/generated/training.hooks.ts'
import { SIGNS } from '../../src/api/lost-answers/signs.ts'
import type { MutationId } from '../../src/api/operation-ids.ts'
import { askAgain } from '../../src/api/lost-answers/ask-again.ts'
import { askAgainWith } from '../../src/api/lost-answers/or-ask-again.ts'
import { createQueryClient, type Intent } from '../../src/api/query-client.ts'
import { IdempotencyKeys } from '../../src/lib/idempotency-keys.ts'
import { sampleCalls } from '../support/sample-calls.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock('instructor')
const samples: Partial<Record<MutationId, () => object>> = sampleCalls(mock.db)
const { id } = PEOPLE.instructor
const course = `c-${id}-0`
const [SHARED, UNGRADED, EMPTY] = [`o-${id}-0-7`, `o-${id}-0-1`, `o-${id}-0-4`]
const student = `s-${id}-3`
const reviewer = { id: `r-${id}-0-1-0` }
const day = { startTime: '2027-02-06T09:00:00-06:00', endTime: '2027-02-06T17:00:00-06:00' }

type Observed = ConstructorParameters<typeof QueryObserver>[1]
type Changing = ConstructorParameters<typeof MutationObserver>[1]
type Row = { read: object; before?: () => void; args?: () => object | Promise<object> }

const roster = (occurrence: string) => training.listRegistrantsQuery({ id: occurrence })
const ownClasses = training.listInstructorOccurrencesQuery({
  id,
  entity: 'courses',
  filter: 'future',
  perPage: 0,
})
const ownCourses = training.listInstructorCoursesQuery({ id, include: ['curriculum'] })
const account = training.getInstructorQuery({ id, include: ['images'] })
const reviews = training.listOwnReviewsQuery({ include: ['occurrence', 'reply'], perPage: 10 })
const students = training.listStudentsQuery({ id })
const reviewOf = training.getRegistrantReviewQuery(reviewer)
const classOf = (occurrence: string) => training.getOccurrenceQuery({ id: occurrence })

/** For each change the read that shows it, and its arguments, if they are not those of its sample. */
const ROWS: Record<string, Row> = {
  updateStudent: {
    read: training.getStudentQuery({ id: student }),
    args: () => ({ id: student, body: { notes: 'Left-handed', phone: null } }),
  },
  updateRegistrant: { read: roster(SHARED) },
  'updateRegistrant that moves': {
    read: roster(SHARED),
    args: () => ({ id: `r-${id}-0-7-0`, body: { occurrenceId: EMPTY } }),
  },
  updateOccurrence: {
    read: classOf(EMPTY),
    args: () => ({ id: EMPTY, body: { dates: [day], capacity: 14 } }),
  },
  updateCourse: {
    read: training.getCourseQuery({ id: course, include: ['images'] }),
    args: () => ({ id: course, body: { name: 'Renamed', instructorId: id, isPublished: true } }),
  },
  updateInstructor: {
    read: account,
    args: () => ({ id, body: { companyName: 'Reyes Training', gender: null } }),
  },
  'updateInstructor that connects the payment account': {
    read: account,
    before: () => void mock.db.instructor.update(id, { hasPaymentProcessorId: false, paymentEnabled: false }),
    args: () => ({ id, body: { authCode: 'ac_stale' } }),
  },
  updateReply: { read: reviews },
  createRegistrant: { read: roster(SHARED) },
  createOccurrence: { read: ownClasses },
  createReply: { read: reviews },
  createRegistrantReview: {
    read: reviewOf,
    args: () => ({ ...reviewer, body: { rating: 4, comment: 'Good.', isPublic: true } }),
  },
  updateRegistrantReview: {
    read: reviewOf,
    async args() {
      const body = { rating: 4, comment: '', isPublic: true }
      const { data } = await calls.createRegistrantReview({ ...reviewer, body })
      return { ...reviewer, reviewId: data.id, body: { rating: 5 } }
    },
  },
  addOccurrenceInstructor: { read: classOf(SHARED) },
  removeOccurrenceInstructor: { read: classOf(SHARED) },
  deleteRegistrant: { read: roster(SHARED) },
  deleteOccurrence: { read: ownClasses },
  deleteCourse: { read: ownCourses },
  archiveCourse: { read: ownCourses },
  archiveStudent: {
    read: students,
    args: async () => ({ id: (await calls.listStudents({ id })).data[0]?.id }),
  },
  deleteReply: { read: reviews },
  submitResults: { read: classOf(UNGRADED) },
  acceptAgreements: {
    read: training.listAgreementsQuery({ year: 2026 }),
    before() {
      for (const row of Array.from(mock.db.acceptance.of('of', `${id} 2026`).values()))
        mock.db.acceptance.remove(row.id)
    },
  },
}
const operationOf = (row: string) => row.split(' ')[0] as MutationId

beforeAll(() => askAgainWith(askAgain))

/** Makes a change with its read on the screen, and gives the toasts that it brings. */
async function change(
  operation: MutationId,
  { read, before, args = samples[operation] }: Row,
  fault: string,
) {
  const toasts: Intent[] = []
  const client = createQueryClient({
    toast: ({ intent }) => toasts.push(intent),
    sessionExpired: () => undefined,
  })
  before?.()
  const sent = { idempotencyKey: new IdempotencyKeys().of('this'), ifMatch: undefined, ...(await args?.()) }
  const options = training[`${operation}Mutation` as keyof typeof training] as () => Changing
  // Each row has options of its own types.
  const observer = new QueryObserver(client, { ...(read as Observed), retry: false })
  const stop = observer.subscribe(() => undefined)
  await observer.refetch()
  mock.backend.scenario = `${operation}:${fault}`
  const outcome = await new MutationObserver(client, options()).mutate(sent as never).then(
    () => 'done',
    () => 'failed',
  )
  mock.backend.scenario = ''
  stop()
  client.clear()
  return { outcome, toasts }
}

test('each change that a read can show has a row', () =>
  expect(new Set(Object.keys(ROWS).map(operationOf))).toEqual(new Set(Object.keys(SIGNS))))

describe.each(Object.keys(ROWS))('the call %s, sent again,', (name) => {
  const row = ROWS[name] as Row
  const operation = operationOf(name)

  test('has succeeded if only its answer was lost', async () => {
    const { outcome, toasts } = await change(operation, row, 'lost')
    expect(outcome).toBe('done')
    expect(toasts).not.toContain('danger')
  })

  test('has failed if it never arrived', async () => {
    const { outcome, toasts } = await change(operation, row, 'offline')
    expect(outcome).toBe('failed')
    expect(toasts).not.toContain('primary')
  })
})
