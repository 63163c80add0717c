// Makes every mutation on the mock, compares every read before and after it, and checks the differences against
// `api/stale.ts`.
import { expect, test } from 'vitest'
import { operations } from '../../contracts/reader/contracts.ts'
import { byLastName } from '../../mocks/db/indexes.ts'
import { PASSWORD, PEOPLE } from '../../mocks/seed/people.ts'
import * as leads from '../../src/api/generated/leads.calls.ts'
import * as mesh from '../../src/api/generated/mesh.calls.ts'
import * as training from '../../src/api/generated/training.calls.ts'
import type { Args } from '../../src/api/generated/training.types.ts'
import type { MutationId, QueryId } from '../../src/api/operation-ids.ts'
import { effects } from '../../src/api/stale.ts'
import { sampleCalls } from '../support/sample-calls.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock('instructor')
const samples = sampleCalls(mock.db)
const { id } = PEOPLE.instructor
const course = `c-${id}-0`
/** Three classes: upcoming and shared with a co-instructor; past and ungraded; upcoming and empty. */
const [SHARED, UNGRADED, EMPTY] = ['7', '1', '4'].map((ordinal) => `o-${id}-0-${ordinal}`) as [
  string,
  string,
  string,
]
const CLASSES = [SHARED, UNGRADED, EMPTY].map((one) => ({ id: one }))
const TYPES = ['future', 'to_be_graded', 'completed'] as const

/** A registrant on the roster of a class. */
const registrantOf = (occurrence: string, at = 0) => {
  const found = [...mock.db.registrant.of('roster', occurrence).values()][at]
  if (!found) throw new Error(`${occurrence} has no registrant ${at}`)
  return found
}

type Sampled = keyof typeof samples
const callOf = (name: string) => training[name as Sampled] as (args: object) => Promise<unknown>

const readAll = async <A>(call: (args: A) => Promise<unknown>, variants: readonly A[]) =>
  // A deleted resource reads as its refusal.
  JSON.stringify(await Promise.all(variants.map((args) => call(args).catch(String))))

type Reads = Partial<Record<QueryId, () => Promise<string>>>

/** The reads of the training contract, each with its sample arguments. */
const SAMPLED: Reads = Object.fromEntries(
  operations
    .filter(({ contract, method }) => contract === 'training' && method === 'get')
    .map(({ id: name }) => [name, () => readAll(callOf(name), [samples[name as Sampled]()])]),
)

/** The reads for which a change could show only with other arguments, or that are of another contract. */
function reads(review: string, student: string): Reads {
  const none = (call: () => Promise<unknown>) => () => readAll(call, [undefined])
  const students = [...mock.db.student.sorted('listOf', id, byLastName)]
  const studentPage = 1 + Math.floor(students.findIndex((row) => row.id === student) / 10)
  return {
    ...SAMPLED,
    me: none(() => mesh.me()),
    qualificationProgress: none(() => mesh.qualificationProgress()),
    getCourse: () =>
      readAll(training.getCourse, [
        { id: course, include: ['tags', 'instructor', 'curriculum', 'curriculumModule', 'images'] },
        { id: `c-${id}-34` },
      ]),
    getInstructor: () =>
      readAll(training.getInstructor, [{ id, include: ['images'] }, { id: PEOPLE.range.id }]),
    getOccurrence: () => readAll(training.getOccurrence, CLASSES),
    getRegistrantReview: () => readAll(training.getRegistrantReview, [{ id: review }]),
    getStudent: () => readAll(training.getStudent, [{ id: student }]),
    listCourseOccurrences: () =>
      readAll(
        training.listCourseOccurrences,
        TYPES.map((filter) => ({ id: course, filter, perPage: 0 })),
      ),
    listInstructorCourses: () =>
      readAll(training.listInstructorCourses, [
        { id, include: ['images'] },
        { id, filter: 'archived' },
      ]),
    listInstructorCurricula: () =>
      readAll(training.listInstructorCurricula, [{ id, include: ['curriculumModules'] }]),
    listInstructorOccurrences: () =>
      readAll(
        training.listInstructorOccurrences,
        TYPES.map((filter) => ({ id, entity: 'courses' as const, filter, perPage: 0 })),
      ),
    listInstructorReviews: () =>
      readAll(training.listInstructorReviews, [{ id, include: ['occurrence', 'reply'], perPage: 0 }]),
    listOrganizations: () => readAll(training.listOrganizations, [{ id, include: ['organizations'] }]),
    listOwnReviews: () =>
      readAll(training.listOwnReviews, [{ include: ['occurrence', 'reply'], perPage: 0 }]),
    listRegistrants: () =>
      readAll(training.listRegistrants, [
        ...CLASSES,
        ...CLASSES.map((one) => ({ ...one, filter: 'deleted' as const })),
      ]),
    listStudents: () =>
      readAll(training.listStudents, [
        { id },
        { id, page: studentPage },
        { id, filter: 'remedial', perPage: 10 },
      ]),
  }
}

/** One way to make a change, and the records it affects. */
type Try = { change: () => Promise<unknown>; review?: string; student?: string }

const known = () => registrantOf(SHARED)
const withImage = () => {
  const { id: image } = mock.db.image.create({ ownerId: id })
  mock.db.course.update(course, { imageId: image })
  mock.db.instructor.update(id, { imageIds: [image] })
  return image
}
/** Adds a review to a past class that can still be given to another instructor. */
const reviewed = async () => {
  const { id: review } = registrantOf(UNGRADED)
  await training.createRegistrantReview({ id: review, body: { rating: 2, comment: '', isPublic: true } })
  return review
}
const unaccepted = () => {
  for (const row of Array.from(mock.db.acceptance.of('of', `${id} 2026`).values()))
    mock.db.acceptance.remove(row.id)
}
const edited = (body: Args<'updateInstructor'>['body']) => ({
  change: () => training.updateInstructor({ id, body }),
})
const { email: anyEmail } = PEOPLE.range
const graph = (call: () => Promise<unknown>): Try[] => [{ change: () => call().catch(() => undefined) }]

/**
 * Mutations that need a certain record to show all their effects, or that do different things. The others use their
 * sample call.
 */
const TRIES: Partial<Record<MutationId, () => Promise<Try[]> | Try[]>> = {
  updateCourse: () => {
    const { studentId } = known()
    const body = { name: 'Renamed', instructorId: id, isPublished: true as const }
    return [{ change: () => training.updateCourse({ id: course, body }), student: studentId }]
  },

  updateOccurrence: () => {
    const days = ['2027-03-06', '2027-03-07'].map((date) => ({
      startTime: `${date}T09:00:00-06:00`,
      endTime: `${date}T17:00:00-06:00`,
    }))
    const { studentId } = known()
    const over = { startTime: '2026-01-10T09:00:00-06:00', endTime: '2026-01-10T17:00:00-06:00' }
    return [
      { change: () => training.updateOccurrence({ id: SHARED, body: { dates: days } }), student: studentId },
      { change: () => training.updateOccurrence({ id: EMPTY, body: { dates: [over] } }) },
    ]
  },
  async deleteOccurrence() {
    // A class with a review can be deleted only once all its students have been removed.
    const review = await reviewed()
    for (const { id: registrant } of Array.from(mock.db.registrant.of('roster', UNGRADED).values()))
      await training.deleteRegistrant({ id: registrant })
    return [{ change: () => training.deleteOccurrence({ id: UNGRADED }), review }]
  },
  async addOccurrenceInstructor() {
    await reviewed()
    const body = { instructorNumber: PEOPLE.range.number }
    return [{ change: () => training.addOccurrenceInstructor({ id: UNGRADED, body }) }]
  },
  async removeOccurrenceInstructor() {
    await reviewed()
    await training.addOccurrenceInstructor({ id: UNGRADED, body: { instructorNumber: PEOPLE.range.number } })
    return [
      { change: () => training.removeOccurrenceInstructor({ id: UNGRADED, instructorId: PEOPLE.range.id }) },
    ]
  },

  createRegistrant: () => {
    const { studentId, firstName, lastName, email } = known()
    const body = { occurrenceId: EMPTY, firstName, lastName, email, isManualRegistrant: true as const }
    return [
      { change: () => training.createRegistrant(samples.createRegistrant()) },
      { change: () => training.createRegistrant({ body }), student: studentId },
    ]
  },
  updateRegistrant: () => {
    const [edit, moved] = [known(), registrantOf(SHARED, 1)]
    return [
      {
        change: () => training.updateRegistrant({ id: edit.id, body: { firstName: 'Renamed' } }),
        student: edit.studentId,
      },
      {
        change: () => training.updateRegistrant({ id: moved.id, body: { occurrenceId: EMPTY } }),
        student: moved.studentId,
      },
    ]
  },
  deleteRegistrant: () => {
    const { id: registrant, studentId } = known()
    return [{ change: () => training.deleteRegistrant({ id: registrant }), student: studentId }]
  },
  submitResults: () => {
    const { studentId } = registrantOf(UNGRADED)
    return [{ change: () => training.submitResults(samples.submitResults()), student: studentId }]
  },

  updateStudent: () => [
    { change: () => training.updateStudent(samples.updateStudent()), student: `s-${id}-3` },
  ],

  acceptAgreements: () => {
    unaccepted()
    return [{ change: () => training.acceptAgreements(samples.acceptAgreements()) }]
  },
  updateInstructor: () => {
    mock.db.instructor.update(id, { hasPaymentProcessorId: false, paymentEnabled: false })
    return [edited({ firstName: 'Renamed', email: 'renamed@example.com' }), edited({ authCode: 'ac_stale' })]
  },
  deleteImage: () => {
    const image = withImage()
    return [{ change: () => training.deleteImage({ id: image }) }]
  },

  createRegistrantReview: () => {
    const { id: review } = registrantOf(UNGRADED)
    const body = { rating: 2, comment: '', isPublic: true }
    return [{ change: () => training.createRegistrantReview({ id: review, body }), review }]
  },
  async updateRegistrantReview() {
    // Among thousands of reviews one more star would be lost in the rounding of the average.
    mock.db.instructor.update(id, { ratingTotal: 0, reviewCount: 0 })
    const review = await reviewed()
    const { data } = await training.getRegistrantReview({ id: review })
    const change = () =>
      training.updateRegistrantReview({ id: review, reviewId: data.id, body: { rating: 5 } })
    return [{ change, review }]
  },

  authenticateIdentity: () =>
    graph(() => mesh.authenticateIdentity({ input: { email: anyEmail, password: PASSWORD } })),
  createUserIdentity: () =>
    graph(() =>
      mesh.createUserIdentity({
        input: { name: 'Ana', surname: 'Silva', email: 'ana.silva@example.com', password: 'a-password' },
      }),
    ),
  createIdentityVerification: () =>
    graph(() => mesh.createIdentityVerification({ input: { email: anyEmail } })),
  // Uses a wrong code: a correct one would return a token and change nothing else.
  verifyIdentityVerification: () =>
    graph(() => mesh.verifyIdentityVerification({ input: { id: 'unknown', code: '000000' } })),
  submitLead: () =>
    graph(() =>
      leads.submitLead({ body: { email: anyEmail, leadFormId: 'footer', metadata: { origin: 'Training' } } }),
    ),
}

/** Without its own try, it is an operation of the training contract, which has a sample call. */
const sampleOf = (name: MutationId): Try[] => [{ change: () => callOf(name)(samples[name as Sampled]()) }]

test.each(Object.keys(effects) as MutationId[])(
  '%s marks exactly the reads it changes as stale',
  async (name) => {
    const changed = new Set<string>()
    for (const { change, review = 'none', student = `s-${id}-3` } of (await TRIES[name]?.()) ??
      sampleOf(name)) {
      const asked = Object.entries(reads(review, student))
      const before = await Promise.all(asked.map(([, read]) => read()))
      await change()
      const after = await Promise.all(asked.map(([, read]) => read()))
      for (const [i, [read]] of asked.entries()) if (before[i] !== after[i]) changed.add(read)
    }
    expect([...new Set(effects[name].stale)].toSorted()).toEqual([...changed].toSorted())
  },
)
