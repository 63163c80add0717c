// Loses the answer of each change that a read can show, with that read on the screen: the change has succeeded. If it never
// reached the server, it has failed, whatever else the screen sees change meanwhile.
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import * as calls from '../../src/api/generated/training.calls.ts'
import * as training from '../../src/api/generated/training.hooks.ts'
import type { Args } from '../../src/api/generated/training.types.ts'
import { SIGNS } from '../../src/api/lost-answers/signs.ts'
import type { MutationId } from '../../src/api/operation-ids.ts'
import { LOOKUPS, lookUpOrAskAgain } from '../../src/api/lookups.ts'
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
type Row = {
  /** What is on the screen. */
  read: object | readonly object[]
  before?: () => void
  args?: () => object | Promise<object>
  /** What somebody else does after the read and before the change. @param sent the arguments of the change */
  meanwhile?: (sent: object) => unknown
}

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
  deleteImage: { read: account },
  'deleteImage of a course': {
    read: training.getCourseQuery({ id: course, include: ['images'] }),
    before: () => void mock.db.course.update(course, { imageId: mock.db.image.create({ ownerId: id }).id }),
    args: () => ({ id: mock.db.course.get(course)?.imageId }),
  },
  submitResults: { read: roster(UNGRADED) },
  acceptAgreements: {
    read: training.listAgreementsQuery({ year: 2026 }),
    before() {
      for (const row of Array.from(mock.db.acceptance.of('of', `${id} 2026`).values()))
        mock.db.acceptance.remove(row.id)
    },
  },
}

/** The second of a list, one on a page, which moves to the first page. */
const second = { page: 2, perPage: 1 }
const futureClass = { id, entity: 'courses', filter: 'future' } as const
const removeFirstClass = async () => {
  const { data } = await calls.listInstructorOccurrences({ ...futureClass, perPage: 1 })
  mock.db.occurrence.remove(data[0]?.id ?? '')
}
const unanswered = async () => {
  const { data } = await calls.listOwnReviews({ perPage: 10 })
  return data.filter(({ attributes }) => !attributes.replyId).map((review) => review.id)
}

/** What looks like a change that never arrived. */
const OTHERS: Record<string, Row> = {
  'submitResults, while a colleague submits others': {
    read: [classOf(UNGRADED), roster(UNGRADED)],
    meanwhile() {
      for (const row of Array.from(mock.db.registrant.of('roster', UNGRADED).keys()))
        mock.db.registrant.update(row, { status: 'FAILED' })
      mock.db.occurrence.update(UNGRADED, { resultsSubmittedAt: day.startTime })
    },
  },
  'deleteOccurrence, while the class moves to another page': {
    read: training.listInstructorOccurrencesQuery({ ...futureClass, ...second }),
    args: async () => ({
      id: (await calls.listInstructorOccurrences({ ...futureClass, ...second })).data[0]?.id,
    }),
    meanwhile: removeFirstClass,
  },
  'createOccurrence, while an equal class comes from another page': {
    read: training.listInstructorOccurrencesQuery({ ...futureClass, perPage: 1 }),
    async args() {
      const [equal] = (await calls.listInstructorOccurrences({ ...futureClass, ...second })).data
      const { entityId, dates, capacity } = equal?.attributes ?? {}
      const days = dates?.map(({ startTime, endTime }) => ({ startTime, endTime }))
      return { body: { entityId, entityType: 'courses', dates: days, capacity } }
    },
    meanwhile: removeFirstClass,
  },
  'deleteCourse, which is archived': {
    read: ownCourses,
    meanwhile: () => mock.db.course.update(`c-${id}-34`, { isArchived: true }),
  },
  'archiveCourse, which is deleted': {
    read: ownCourses,
    args: () => ({ id: `c-${id}-34` }),
    meanwhile: () => mock.db.course.remove(`c-${id}-34`),
  },
  'archiveStudent, while the student moves to another page': {
    read: training.listStudentsQuery({ id, ...second }),
    args: async () => ({ id: (await calls.listStudents({ id, ...second })).data[0]?.id }),
    async meanwhile() {
      const [first] = (await calls.listStudents({ id, perPage: 1 })).data
      mock.db.student.update(first?.id ?? '', { isArchived: true })
    },
  },
  'deleteRegistrant, while a colleague moves the student': {
    read: roster(SHARED),
    meanwhile: () => mock.db.registrant.update(`r-${id}-0-7-0`, { occurrenceId: EMPTY }),
  },
  'updateRegistrant that moves, while a colleague removes the student': {
    read: roster(SHARED),
    args: () => ({ id: `r-${id}-0-7-0`, body: { occurrenceId: EMPTY } }),
    meanwhile: () => mock.db.registrant.update(`r-${id}-0-7-0`, { removedAt: day.startTime }),
  },
  'createRegistrant, while the same person is added to another class': {
    read: roster(EMPTY),
    meanwhile: (sent) =>
      calls.createRegistrant({ body: { ...(sent as Args<'createRegistrant'>).body, occurrenceId: EMPTY } }),
  },
  'createReply, while a colleague replies the same to another review': {
    read: reviews,
    args: async () => ({ id: (await unanswered())[0], body: { comment: 'Thanks' } }),
    meanwhile: async () =>
      calls.createReply({ id: (await unanswered())[1] ?? '', body: { comment: 'Thanks' } }),
  },
  'deleteReply, while the review moves to another page': {
    read: training.listOwnReviewsQuery({ include: ['occurrence', 'reply'], ...second }),
    async args() {
      const [review] = (await calls.listOwnReviews(second)).data
      const reviewId = review?.id ?? ''
      const replyId = review?.attributes.replyId
      return {
        id: reviewId,
        replyId: replyId ?? (await calls.createReply({ id: reviewId, body: { comment: 'Thanks' } })).data.id,
      }
    },
    async meanwhile() {
      const [first] = (await calls.listOwnReviews({ perPage: 1 })).data
      mock.db.review.remove(first?.id ?? '')
    },
  },
  'addOccurrenceInstructor, while the same one is added to another class': {
    read: classOf(EMPTY),
    meanwhile: (sent) =>
      calls.addOccurrenceInstructor({ ...(sent as Args<'addOccurrenceInstructor'>), id: EMPTY }),
  },
  'deleteImage, while another one takes its place': {
    read: account,
    meanwhile: () => mock.db.instructor.update(id, { imageIds: ['image-1'] }),
  },
  'removeOccurrenceInstructor, who does not teach another class': { read: classOf(EMPTY) },
  'updateInstructor with the code of a second payment account': {
    read: account,
    before: () => void mock.db.instructor.update(id, { hasPaymentProcessorId: true }),
    args: () => ({ id, body: { authCode: 'ac_stale' } }),
  },
}
const operationOf = (row: string) => /^\w+/.exec(row)?.[0] as MutationId

beforeAll(() => askAgainWith(lookUpOrAskAgain))

/** Makes a change with its read on the screen, and gives the toasts that it brings. */
async function change(
  operation: MutationId,
  { read, before, args = samples[operation], meanwhile }: Row,
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
  const reads = [read].flat() as Observed[]
  const observers = reads.map((one) => new QueryObserver(client, { ...one, retry: false }))
  const stops = observers.map((observer) => observer.subscribe(() => undefined))
  await Promise.all(observers.map((observer) => observer.refetch()))
  await meanwhile?.(sent)
  mock.backend.scenario = `${operation}:${fault}`
  const outcome = await new MutationObserver(client, options()).mutate(sent as never).then(
    () => 'done',
    () => 'failed',
  )
  mock.backend.scenario = ''
  for (const stop of stops) stop()
  client.clear()
  return { outcome, toasts }
}

test('each change that a read can show has a row', () =>
  expect(new Set(Object.keys(ROWS).map(operationOf))).toEqual(
    new Set([...Object.keys(SIGNS), ...Object.keys(LOOKUPS)]),
  ))

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

test.each(Object.keys(OTHERS))('the call %s, has failed if it never arrived', async (name) => {
  const { outcome, toasts } = await change(operationOf(name), OTHERS[name] as Row, 'offline')
  expect(outcome).toBe('failed')
  expect(toasts).not.toContain('primary')
})
