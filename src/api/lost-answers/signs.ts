import type { MutationKey, QueryKey } from '@tanstack/react-query'

// Not from `operation-ids.ts`, which is made of the generated hooks, and those ask for signs.
export type QueryId = QueryKey[0]
export type MutationId = MutationKey[0]
type Resource = { id: string; attributes?: Record<string, unknown> }
/** What the reads and the arguments of changes have in common, as far as it is needed here. */
export type Document = { data: Resource | Resource[] | null; included?: Resource[] }
type Sent = Partial<Record<'id' | 'replyId' | 'reviewId' | 'instructorId', string>> & {
  body?: Record<string, unknown>
}

/** What the change would have answered, if a read shows that it was made. */
export type Found = { answer: unknown }
type Look = (now: Document, sent: Sent, before: Document | undefined) => Found | undefined

const made: Found = { answer: undefined }
const madeIf = (isMade: boolean) => (isMade ? made : undefined)
/** The resource that is changed: a review and a reply have an id of their own. */
const targetOf = ({ id, reviewId = id, replyId = reviewId }: Sent) => replyId
const resourcesOf = ({ data, included = [] }: Document) => [data ?? [], included].flat()

/** Whether a stored value holds what was sent: null is the same as nothing, and it may have more fields. */
function holds(stored: unknown, sent: unknown): boolean {
  if (Array.isArray(sent))
    return (
      Array.isArray(stored) && stored.length === sent.length && sent.every((one, i) => holds(stored[i], one))
    )
  if (typeof sent !== 'object' || sent === null) return (stored ?? null) === (sent ?? null)
  // If nothing is stored, no field is.
  const fields = (stored ?? {}) as Record<string, unknown>
  return Object.entries(sent).every(([name, value]) => holds(fields[name], value))
}

/** The edited resource has every value that was sent. */
const edited: Look = (now, sent) => {
  const data = resourcesOf(now).find(({ id }) => id === targetOf(sent))
  return data && holds(data.attributes, sent.body) ? { answer: { data } } : undefined
}

/** There is a resource that was not there before, with the values that were sent. Other fields of the body are not its own. */
const created: Look = (now, { body = {} }, before) => {
  if (!before && Array.isArray(now.data)) return undefined
  const known = new Set(before && resourcesOf(before).map(({ id }) => id))
  const data = resourcesOf(now).find(
    ({ id, attributes = {} }) =>
      !known.has(id) &&
      Object.keys(attributes).some((name) => name in body) &&
      Object.entries(body).every(([name, value]) => !(name in attributes) || holds(attributes[name], value)),
  )
  return data && { answer: { data } }
}

/** The list had the resource and no longer has it. */
const gone: Look = (now, sent, before) => {
  const has = (document: Document) => resourcesOf(document).some(({ id }) => id === targetOf(sent))
  return madeIf(before !== undefined && has(before) && !has(now))
}

const editedOrMoved: Look = (now, sent, before) =>
  sent.body && 'occurrenceId' in sent.body ? gone(now, sent, before) : edited(now, sent, before)

const attributesOf = ({ data }: Document) => (Array.isArray(data) ? undefined : data?.attributes) ?? {}
/** The code for a payment account is used up by connecting it. */
const editedOrConnected: Look = (now, sent, before) => {
  if (!sent.body || !('authCode' in sent.body)) return edited(now, sent, before)
  return attributesOf(now)['hasPaymentProcessorId'] === true ? { answer: now } : undefined
}

/** Those of a class. */
const instructorsIn = (now: Document) =>
  attributesOf(now)['instructors'] as { guid: string; number: string }[] | undefined
const CLASS_LISTS = ['listInstructorOccurrences', 'listCourseOccurrences'] as const

/** Which reads show that a change was made, and what to look for. A change that is not listed fails as its call did. */
export const SIGNS: Partial<Record<MutationId, readonly [Look, ...QueryId[]]>> = {
  updateStudent: [edited, 'getStudent'],
  updateRegistrant: [editedOrMoved, 'listRegistrants'],
  updateOccurrence: [edited, 'getOccurrence'],
  updateCourse: [edited, 'getCourse'],
  updateInstructor: [editedOrConnected, 'getInstructor'],
  updateReply: [edited, 'listOwnReviews'],
  updateRegistrantReview: [edited, 'getRegistrantReview'],

  createRegistrant: [created, 'listRegistrants'],
  createOccurrence: [created, ...CLASS_LISTS],
  createReply: [created, 'listOwnReviews'],
  createRegistrantReview: [created, 'getRegistrantReview'],

  addOccurrenceInstructor: [
    (now, { body }) =>
      instructorsIn(now)?.some(({ number }) => number === body?.['instructorNumber'])
        ? { answer: now }
        : undefined,
    'getOccurrence',
  ],

  deleteRegistrant: [gone, 'listRegistrants'],
  deleteOccurrence: [gone, ...CLASS_LISTS],
  deleteCourse: [gone, 'listInstructorCourses'],
  archiveCourse: [gone, 'listInstructorCourses'],
  archiveStudent: [gone, 'listStudents'],
  deleteReply: [gone, 'listOwnReviews'],
  removeOccurrenceInstructor: [
    (now, { instructorId }) =>
      madeIf(instructorsIn(now)?.every(({ guid }) => guid !== instructorId) === true),
    'getOccurrence',
  ],
  submitResults: [(now) => madeIf(!!attributesOf(now)['resultsSubmittedAt']), 'getOccurrence'],
  // Their answer is the list itself.
  acceptAgreements: [(now) => (now.included?.length === 0 ? { answer: now } : undefined), 'listAgreements'],
}
