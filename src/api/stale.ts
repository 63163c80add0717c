import type { QueryClient } from '@tanstack/react-query'
import { keyOf, type MutationId, type QueryId } from './operation-ids.ts'

/** How a mutation affects the answers in the cache. */
type Effect = {
  /** Reads whose answers may change. */
  stale: readonly QueryId[]
  /** Lists that lose the row with the `id` the mutation was called with. */
  removesRowFrom?: readonly QueryId[]
  /** Reads that hold what the change answers. It goes into them at once, so that the next edit is one of its version. */
  answers?: readonly QueryId[]
  /** Whether it may end what an idempotency key stands for: the same content then creates another one. */
  endsKeys?: boolean
}
/** What takes something away must say what becomes of the keys. */
type EffectOf<Id> = Id extends `${'archive' | 'delete' | 'remove'}${string}`
  ? Effect & Required<Pick<Effect, 'endsKeys'>>
  : Effect

const CLASS_LISTS = ['listInstructorOccurrences', 'listCourseOccurrences'] as const
const CLASSES = ['getOccurrence', ...CLASS_LISTS] as const
/** A course carries the number of its classes. */
const COURSES = ['getCourse', 'listInstructorCourses'] as const
/** A class carries the number of its students, and a student lists their classes. */
const ROSTER = ['listRegistrants', ...CLASSES, 'getStudent'] as const
const REVIEWS = ['listOwnReviews', 'listInstructorReviews'] as const
/** A course and its instructor both carry an average rating. */
const RATINGS = ['getCourse', 'getInstructor'] as const
const NOTHING: Effect = { stale: [] }

/**
 * The effects of every mutation; a new mutation fails to compile until it is listed here. `tests/mock/stale.test.ts`
 * runs each mutation against the mock and compares what really changes with this table.
 */
export const effects: { [Id in MutationId]: EffectOf<Id> } = {
  createCourse: { stale: ['listInstructorCourses'] },
  updateCourse: { stale: [...COURSES, ...CLASSES, 'getStudent'] },
  archiveCourse: { stale: COURSES, removesRowFrom: ['listInstructorCourses'], endsKeys: true },
  deleteCourse: { stale: COURSES, removesRowFrom: ['listInstructorCourses'], endsKeys: true },
  requestCourseDetails: NOTHING,
  emailCourseDetails: NOTHING,
  createCourseRequest: NOTHING,

  createOccurrence: { stale: [...CLASS_LISTS, ...COURSES] },
  updateOccurrence: { stale: [...CLASSES, ...COURSES, 'getStudent'], answers: ['getOccurrence'] },
  deleteOccurrence: {
    stale: [...CLASSES, ...COURSES, 'listRegistrants', ...REVIEWS, 'getInstructor', 'getRegistrantReview'],
    removesRowFrom: CLASS_LISTS,
    endsKeys: true,
  },
  addOccurrenceInstructor: { stale: [...CLASSES, ...REVIEWS, 'getInstructor'] },
  removeOccurrenceInstructor: { stale: [...CLASSES, ...REVIEWS, 'getInstructor'], endsKeys: true },

  createRegistrant: { stale: [...ROSTER, 'listStudents'] },
  updateRegistrant: { stale: ROSTER, answers: ['listRegistrants'] },
  deleteRegistrant: { stale: ROSTER, removesRowFrom: ['listRegistrants'], endsKeys: true },
  submitResults: { stale: [...ROSTER, 'listStudents'] },

  updateStudent: { stale: ['getStudent', 'listStudents'], answers: ['getStudent', 'listStudents'] },
  archiveStudent: { stale: ['listStudents'], removesRowFrom: ['listStudents'], endsKeys: true },

  acceptAgreements: { stale: ['listAgreements'] },
  updateInstructor: {
    stale: ['getInstructor', ...COURSES, ...CLASSES, ...REVIEWS, 'me'],
    answers: ['getInstructor'],
  },
  uploadImage: NOTHING,
  // An upload has no key.
  deleteImage: { stale: [...COURSES, 'getInstructor'], endsKeys: false },

  createRegistrantReview: { stale: ['getRegistrantReview', ...REVIEWS, ...RATINGS] },
  updateRegistrantReview: { stale: ['getRegistrantReview', ...REVIEWS, ...RATINGS] },
  createReply: { stale: REVIEWS },
  updateReply: { stale: REVIEWS },
  deleteReply: { stale: REVIEWS, endsKeys: true },

  // Signing in changes the user and with it every read, so there is no list of single reads.
  authenticateIdentity: NOTHING,
  createUserIdentity: NOTHING,
  createIdentityVerification: NOTHING,
  verifyIdentityVerification: NOTHING,
  submitLead: NOTHING,
}

/** Refetches the stale reads that are on the screen now, and the others when they are next needed. */
export const refreshAfter = (client: QueryClient, change: MutationId) =>
  Promise.all(effects[change].stale.map((id) => client.invalidateQueries({ queryKey: keyOf(id) })))

type Row = { id: string }
type List = { data: Row[]; meta?: { total: number; totalPages: number; count?: number; perPage?: number } }

/** The list without one row: its total and count drop by one (spec §4 "Student list"). */
function without(list: List | undefined, id: unknown): List | undefined {
  const data = list?.data.filter((row) => row.id !== id)
  if (!list || !data || data.length === list.data.length) return list
  if (!list.meta) return { ...list, data }
  const { total, count, perPage, totalPages } = list.meta
  return {
    ...list,
    data,
    meta: {
      ...list.meta,
      total: total - 1,
      totalPages: perPage ? Math.ceil((total - 1) / perPage) : totalPages,
      ...(count !== undefined && { count: count - 1 }),
    },
  }
}

/**
 * Removes the row of a successful mutation from its lists, so that it disappears even if the lists cannot be refetched.
 */
export function removeRow(client: QueryClient, change: MutationId, variables: unknown) {
  const { id } = (variables ?? {}) as Partial<Row>
  for (const list of effects[change].removesRowFrom ?? [])
    client.setQueriesData<List>({ queryKey: keyOf(list) }, (document) => without(document, id))
}

type Resource = Row & { attributes?: object }
type Document = { data: Resource | Resource[] }

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null

/** The document with a resource as it is now. What the newer one leaves out, such as the classes of a student, stays. */
function withResource<D extends Document>(document: D | undefined, newer: Resource): D | undefined {
  const replaced = (old: Resource) =>
    old.id === newer.id ? { ...old, ...newer, attributes: { ...old.attributes, ...newer.attributes } } : old
  if (!document) return undefined
  const { data } = document
  return { ...document, data: Array.isArray(data) ? data.map(replaced) : replaced(data) }
}

/** Puts what a change answered into the reads that hold it. */
export function takeAnswer(client: QueryClient, change: MutationId, answer: unknown) {
  if (!isDocument(answer) || Array.isArray(answer.data)) return
  const { data } = answer
  for (const read of effects[change].answers ?? [])
    client.setQueriesData<Document>({ queryKey: keyOf(read) }, (document) => withResource(document, data))
}
