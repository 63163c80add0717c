// Makes every mutation on the mock, compares every read before and after it, and checks the differences against
// `api/stale.ts`.
import { expect, test } from 'vitest'
import { operations } from '../../contracts/reader/contracts.ts'
import { byLastName } from '../../mocks/db/indexes.ts'
import { PASSWORD, PEOPLE } from '../../mocks/seed/people.ts'
import * as leads from '../../src/api/generated/leads.calls.ts'
import * as mesh from '../../src/api/generated/mesh.calls.ts'
import * as training from '../../src/api/generated/training.calls.ts'
import type { Args, OperationId } from '../../src/api/generated/training.types.ts'
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
const GETS = operations.filter(({ contract, method }) => contract === 'training' && method === 'get')

/** Arguments for the reads for which a change could show only with other ones than those of their samples. */
function otherArgs(review: string, student: string): { [Id in OperationId]?: readonly Args<Id>[] } {
  const students = [...mock.db.student.sorted('listOf', id, byLastName)]
  const studentPage = 1 + Math.floor(students.findIndex((row) => row.id === student) / 10)
  return {
    getCourse: [
      { id: course, include: ['tags', 'instructor', 'curriculum', 'curriculumModule', 'images'] },
      { id: `c-${id}-34` },
    ],
    getInstructor: [{ id, include: ['images'] }, { id: PEOPLE.range.id }],
    getOccurrence: CLASSES,
    getRegistrantReview: [{ id: review }],
    getStudent: [{ id: student }],
    listCourseOccurrences: TYPES.map((filter) => ({ id: course, filter, perPage: 0 })),
    listInstructorCourses: [
      { id, include: ['images'] },
      { id, filter: 'archived' },
    ],
    listInstructorCurricula: [{ id, include: ['curriculumModules'] }],
    listInstructorOccurrences: TYPES.map((filter) => ({ id, entity: 'courses', filter, perPage: 0 })),
    listInstructorReviews: [{ id, include: ['occurrence', 'reply'], perPage: 0 }],
    listOrganizations: [{ id, include: ['organizations'] }],
    listOwnReviews: [{ include: ['occurrence', 'reply'], perPage: 0 }],
    listRegistrants: [...CLASSES, ...CLASSES.map((one) => ({ ...one, filter: 'deleted' as const }))],
    listStudents: [{ id }, { id, page: studentPage }, { id, filter: 'remedial', perPage: 10 }],
  }
}

/** Every read, with its arguments. */
function reads(review: string, student: string): Reads {
  const others: Partial<Record<string, readonly object[]>> = otherArgs(review, student)
  const own = GETS.map(({ id: name }) => {
    const args = others[name] ?? [samples[name as Sampled]()]
    return [name, () => readAll(callOf(name), args)]
  })
  return {
    ...Object.fromEntries(own),
    me: () => readAll(() => mesh.me(), [undefined]),
    qualificationProgress: () => readAll(() => mesh.qualificationProgress(), [undefined]),
  }
}

/** The arguments of a change, and the records it affects. */
type Try<Id extends OperationId> = { args: Args<Id>; review?: string; student?: string }

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
const { email: anyEmail } = PEOPLE.range

/** Changes that need a certain record to show all their effects, or that do different things. The others have their sample. */
const TRIES: { [Id in OperationId]?: () => Promise<Try<Id>[]> | Try<Id>[] } = {
  updateCourse: () => {
    const body = { name: 'Renamed', instructorId: id, isPublished: true as const }
    return [{ args: { id: course, body }, student: known().studentId }]
  },

  updateOccurrence: () => {
    const days = ['2027-03-06', '2027-03-07'].map((date) => ({
      startTime: `${date}T09:00:00-06:00`,
      endTime: `${date}T17:00:00-06:00`,
    }))
    const over = { startTime: '2026-01-10T09:00:00-06:00', endTime: '2026-01-10T17:00:00-06:00' }
    return [
      { args: { id: SHARED, body: { dates: days } }, student: known().studentId },
      { args: { id: EMPTY, body: { dates: [over] } } },
    ]
  },
  async deleteOccurrence() {
    // A class with a review can be deleted only once all its students have been removed.
    const review = await reviewed()
    for (const { id: registrant } of Array.from(mock.db.registrant.of('roster', UNGRADED).values()))
      await training.deleteRegistrant({ id: registrant })
    return [{ args: { id: UNGRADED }, review }]
  },
  async addOccurrenceInstructor() {
    await reviewed()
    return [{ args: { id: UNGRADED, body: { instructorNumber: PEOPLE.range.number } } }]
  },
  async removeOccurrenceInstructor() {
    await reviewed()
    await training.addOccurrenceInstructor({ id: UNGRADED, body: { instructorNumber: PEOPLE.range.number } })
    return [{ args: { id: UNGRADED, instructorId: PEOPLE.range.id } }]
  },

  createRegistrant: () => {
    const { studentId, firstName, lastName, email } = known()
    const body = { occurrenceId: EMPTY, firstName, lastName, email, isManualRegistrant: true as const }
    return [{ args: samples.createRegistrant() }, { args: { body }, student: studentId }]
  },
  updateRegistrant: () => {
    const [edit, moved] = [known(), registrantOf(SHARED, 1)]
    return [
      { args: { id: edit.id, body: { firstName: 'Renamed' } }, student: edit.studentId },
      { args: { id: moved.id, body: { occurrenceId: EMPTY } }, student: moved.studentId },
    ]
  },
  deleteRegistrant: () => [{ args: { id: known().id }, student: known().studentId }],
  submitResults: () => [{ args: samples.submitResults(), student: registrantOf(UNGRADED).studentId }],
  updateStudent: () => [{ args: samples.updateStudent(), student: `s-${id}-3` }],

  acceptAgreements: () => {
    unaccepted()
    return [{ args: samples.acceptAgreements() }]
  },
  updateInstructor: () => {
    mock.db.instructor.update(id, { hasPaymentProcessorId: false, paymentEnabled: false })
    const bodies = [{ firstName: 'Renamed', email: 'renamed@example.com' }, { authCode: 'ac_stale' }]
    return bodies.map((body) => ({ args: { id, body } }))
  },
  deleteImage: () => [{ args: { id: withImage() } }],

  createRegistrantReview: () => {
    const { id: review } = registrantOf(UNGRADED)
    return [{ args: { id: review, body: { rating: 2, comment: '', isPublic: true } }, review }]
  },
  async updateRegistrantReview() {
    // Among thousands of reviews one more star would be lost in the rounding of the average.
    mock.db.instructor.update(id, { ratingTotal: 0, reviewCount: 0 })
    const review = await reviewed()
    const { data } = await training.getRegistrantReview({ id: review })
    return [{ args: { id: review, reviewId: data.id, body: { rating: 5 } }, review }]
  },
}

/** Changes of other contracts. */
const OTHERS: Partial<Record<MutationId, () => Promise<unknown>>> = {
  authenticateIdentity: () => mesh.authenticateIdentity({ input: { email: anyEmail, password: PASSWORD } }),
  createUserIdentity: () =>
    mesh.createUserIdentity({
      input: { name: 'Ana', surname: 'Silva', email: 'ana.silva@example.com', password: 'a-password' },
    }),
  createIdentityVerification: () => mesh.createIdentityVerification({ input: { email: anyEmail } }),
  // Uses a wrong code: a correct one would return a token and change nothing else.
  verifyIdentityVerification: () =>
    mesh.verifyIdentityVerification({ input: { id: 'unknown', code: '000000' } }).catch(() => undefined),
  submitLead: () =>
    leads.submitLead({ body: { email: anyEmail, leadFormId: 'footer', metadata: { origin: 'Training' } } }),
}

type Change = { change: () => Promise<unknown>; review?: string; student?: string }
async function changesBy(name: MutationId): Promise<Change[]> {
  const other = OTHERS[name]
  if (other) return [{ change: other }]
  const tries = (await TRIES[name as Sampled]?.()) ?? [{ args: samples[name as Sampled]() }]
  return tries.map(({ args, ...records }) => ({ change: () => callOf(name)(args), ...records }))
}

test.each(Object.keys(effects) as MutationId[])(
  '%s marks exactly the reads it changes as stale',
  async (name) => {
    const changed = new Set<string>()
    for (const { change, review = 'none', student = `s-${id}-3` } of await changesBy(name)) {
      const asked = Object.entries(reads(review, student))
      const before = await Promise.all(asked.map(([, read]) => read()))
      await change()
      const after = await Promise.all(asked.map(([, read]) => read()))
      for (const [i, [read]] of asked.entries()) if (before[i] !== after[i]) changed.add(read)
    }
    expect([...new Set(effects[name].stale)].toSorted()).toEqual([...changed].toSorted())
  },
)
