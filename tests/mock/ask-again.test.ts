// Loses the answer of each change that a read can show, with that read on the screen: the change has succeeded. If it never
// reached the server, it has failed.
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import * as calls from '../../src/api/generated/training.calls.ts'
import * as training from '../../src/api/generated/training.hooks.ts'
import { SIGNS } from '../../src/api/lost-answers/signs.ts'
import type { MutationId } from '../../src/api/operation-ids.ts'
import { createQueryClient, type Intent } from '../../src/api/query-client.ts'
import { IdempotencyKeys } from '../../src/lib/idempotency-keys.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock('instructor')
const { id } = PEOPLE.instructor
const course = `c-${id}-0`
const [SHARED, UNGRADED, EMPTY] = [`o-${id}-0-7`, `o-${id}-0-1`, `o-${id}-0-4`]
const registrant = `r-${id}-0-7-0`
const student = `s-${id}-3`
const ifMatch = undefined
const person = { firstName: 'Ana', lastName: 'Silva', email: 'ana.silva@example.com', phone: null }
const day = { startTime: '2027-02-06T09:00:00-06:00', endTime: '2027-02-06T17:00:00-06:00' }
const key = () => new IdempotencyKeys().of('this')

type Observed = ConstructorParameters<typeof QueryObserver>[1]
type Changing = ConstructorParameters<typeof MutationObserver>[1]
type Row = { change: object; read: object; before?: () => void; args: object | (() => Promise<object>) }

const roster = (occurrence: string) => training.listRegistrantsQuery({ id: occurrence })
const ownClasses = training.listInstructorOccurrencesQuery({
  id,
  entity: 'courses',
  filter: 'future',
  perPage: 0,
})
const ownCourses = training.listInstructorCoursesQuery({ id, include: ['curriculum'] })
const reviews = training.listOwnReviewsQuery({ include: ['occurrence', 'reply'], perPage: 10 })
const students = training.listStudentsQuery({ id })
const reviewOf = training.getRegistrantReviewQuery({ id: `r-${id}-0-1-0` })

/** The first review without a reply, or the first reply. */
async function inReviews() {
  const { data, included = [] } = await calls.listOwnReviews({
    include: ['occurrence', 'reply'],
    perPage: 10,
  })
  const replies = included.flatMap((one) => (one.type === 'replies' ? [one] : []))
  const [reply] = replies
  const unanswered = data.find((review) =>
    replies.every(({ attributes }) => attributes.reviewId !== review.id),
  )
  if (!reply || !unanswered) throw new Error('the seed has no such reviews')
  return { unanswered, reply }
}

const ROWS: Record<string, Row> = {
  updateStudent: {
    change: training.updateStudentMutation(),
    read: training.getStudentQuery({ id: student }),
    args: { id: student, ifMatch, body: { notes: 'Left-handed', phone: null } },
  },
  updateRegistrant: {
    change: training.updateRegistrantMutation(),
    read: roster(SHARED),
    args: { id: registrant, ifMatch, body: { notes: 'Left-handed' } },
  },
  'updateRegistrant that moves': {
    change: training.updateRegistrantMutation(),
    read: roster(SHARED),
    args: { id: registrant, ifMatch, body: { occurrenceId: EMPTY } },
  },
  updateOccurrence: {
    change: training.updateOccurrenceMutation(),
    read: training.getOccurrenceQuery({ id: EMPTY }),
    args: { id: EMPTY, ifMatch, body: { dates: [day], capacity: 14 } },
  },
  updateCourse: {
    change: training.updateCourseMutation(),
    read: training.getCourseQuery({ id: course, include: ['images'] }),
    args: { id: course, ifMatch, body: { name: 'Renamed', instructorId: id, isPublished: true } },
  },
  updateInstructor: {
    change: training.updateInstructorMutation(),
    read: training.getInstructorQuery({ id, include: ['images'] }),
    args: { id, ifMatch, body: { companyName: 'Reyes Training', gender: null } },
  },
  'updateInstructor that connects the payment account': {
    change: training.updateInstructorMutation(),
    read: training.getInstructorQuery({ id, include: ['images'] }),
    before: () => void mock.db.instructor.update(id, { hasPaymentProcessorId: false, paymentEnabled: false }),
    args: { id, ifMatch, body: { authCode: 'ac_stale' } },
  },
  updateReply: {
    change: training.updateReplyMutation(),
    read: reviews,
    async args() {
      const { reply } = await inReviews()
      return { id: reply.attributes.reviewId, replyId: reply.id, body: { comment: 'Thank you again.' } }
    },
  },
  createRegistrant: {
    change: training.createRegistrantMutation(),
    read: roster(EMPTY),
    args: { idempotencyKey: key(), body: { occurrenceId: EMPTY, ...person, isManualRegistrant: true } },
  },
  createOccurrence: {
    change: training.createOccurrenceMutation(),
    read: ownClasses,
    args: {
      idempotencyKey: key(),
      body: { entityId: course, entityType: 'courses', dates: [day], capacity: 9 },
    },
  },
  createReply: {
    change: training.createReplyMutation(),
    read: reviews,
    args: async () => ({
      id: (await inReviews()).unanswered.id,
      idempotencyKey: key(),
      body: { comment: 'Thank you.' },
    }),
  },
  createRegistrantReview: {
    change: training.createRegistrantReviewMutation(),
    read: reviewOf,
    args: {
      id: `r-${id}-0-1-0`,
      idempotencyKey: key(),
      body: { rating: 4, comment: 'Good.', isPublic: true },
    },
  },
  updateRegistrantReview: {
    change: training.updateRegistrantReviewMutation(),
    read: reviewOf,
    async args() {
      const one = { id: `r-${id}-0-1-0` }
      const body = { rating: 4, comment: '', isPublic: true }
      const { data } = await calls.createRegistrantReview({ ...one, body })
      return { ...one, reviewId: data.id, body: { rating: 5 } }
    },
  },
  addOccurrenceInstructor: {
    change: training.addOccurrenceInstructorMutation(),
    read: training.getOccurrenceQuery({ id: EMPTY }),
    args: { id: EMPTY, idempotencyKey: key(), body: { instructorNumber: PEOPLE.range.number } },
  },
  removeOccurrenceInstructor: {
    change: training.removeOccurrenceInstructorMutation(),
    read: training.getOccurrenceQuery({ id: SHARED }),
    args: { id: SHARED, instructorId: PEOPLE.range.id },
  },
  deleteRegistrant: {
    change: training.deleteRegistrantMutation(),
    read: roster(SHARED),
    args: { id: registrant },
  },
  deleteOccurrence: { change: training.deleteOccurrenceMutation(), read: ownClasses, args: { id: EMPTY } },
  deleteCourse: { change: training.deleteCourseMutation(), read: ownCourses, args: { id: `c-${id}-34` } },
  archiveCourse: { change: training.archiveCourseMutation(), read: ownCourses, args: { id: course } },
  archiveStudent: {
    change: training.archiveStudentMutation(),
    read: students,
    async args() {
      const [first] = (await calls.listStudents({ id })).data
      return { id: first?.id }
    },
  },
  deleteReply: {
    change: training.deleteReplyMutation(),
    read: reviews,
    async args() {
      const { reply } = await inReviews()
      return { id: reply.attributes.reviewId, replyId: reply.id }
    },
  },
  submitResults: {
    change: training.submitResultsMutation(),
    read: training.getOccurrenceQuery({ id: UNGRADED }),
    async args() {
      const { data } = await calls.listRegistrants({ id: UNGRADED })
      const results = data.map(({ id: registrantId }) => ({ registrantId, status: 'PASSED' }))
      return { body: { occurrenceId: UNGRADED, results } }
    },
  },
  acceptAgreements: {
    change: training.acceptAgreementsMutation(),
    read: training.listAgreementsQuery({ year: 2026 }),
    async args() {
      for (const row of Array.from(mock.db.acceptance.of('of', `${id} 2026`).values()))
        mock.db.acceptance.remove(row.id)
      const { included } = await calls.listAgreements({ year: 2026 })
      return { body: { agreementIds: included.map((one) => one.id), year: 2026 } }
    },
  },
}
const operationOf = (row: string) => row.split(' ')[0] as MutationId

/** Makes a change with its read on the screen, and gives the toasts that it brings. */
async function change({ change: options, read, before, args }: Row, fault: string) {
  const toasts: Intent[] = []
  const client = createQueryClient({
    toast: ({ intent }) => toasts.push(intent),
    sessionExpired: () => undefined,
  })
  before?.()
  const sent = typeof args === 'function' ? await args() : args
  // Each row has options of its own types.
  const observer = new QueryObserver(client, { ...(read as Observed), retry: false })
  const stop = observer.subscribe(() => undefined)
  await observer.refetch()
  mock.backend.scenario = fault
  const outcome = await new MutationObserver(client, options as Changing).mutate(sent as never).then(
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
    const { outcome, toasts } = await change(row, `${operation}:lost`)
    expect(outcome).toBe('done')
    expect(toasts).not.toContain('danger')
  })

  test('has failed if it never arrived', async () => {
    const { outcome, toasts } = await change(row, `${operation}:offline`)
    expect(outcome).toBe('failed')
    expect(toasts).not.toContain('primary')
  })
})
