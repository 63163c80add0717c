import type { MutationKey, QueryKey } from '@tanstack/react-query'

// Not from `operation-ids.ts`, which is made of the generated hooks, and those ask for signs.
export type QueryId = QueryKey[0]
export type MutationId = MutationKey[0]
type Resource = {
  id: string
  attributes?: Record<string, unknown>
  relationships?: { images?: { data: { id: string }[] } }
}
/** What the reads and the arguments of changes have in common, as far as it is needed here. */
export type Document = {
  data: Resource | Resource[] | null
  included?: Resource[]
  meta?: { total?: number }
}
export type Sent = Partial<Record<'id' | 'replyId' | 'reviewId' | 'instructorId', string>> & {
  body?: Record<string, unknown>
}

/** What the change would have answered, if a read shows that it was made. */
export type Found = { answer: unknown }
/** What a read was asked for. */
export type Asked = { id?: string; year?: number }
type Look = (now: Document, sent: Sent, before: Document | undefined, asked: Asked) => Found | undefined

export const madeIf = (isMade: boolean): Found | undefined => (isMade ? { answer: undefined } : undefined)
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
  const target = targetOf(sent)
  const data = resourcesOf(now).find(({ id, attributes }) => id === target && holds(attributes, sent.body))
  return data && { answer: { data } }
}

/** There is a resource that was not there before, with the values that were sent. Other fields of the body are not its own. */
const isNew: Look = (now, { body = {} }, before) => {
  const known = new Set(before && resourcesOf(before).map(({ id }) => id))
  const data = resourcesOf(now).find(
    ({ id, attributes = {} }) =>
      !known.has(id) &&
      Object.keys(attributes).some((name) => name in body) &&
      Object.entries(body).every(([name, value]) => !(name in attributes) || holds(attributes[name], value)),
  )
  return data && { answer: { data } }
}

const isWhole = ({ data, meta }: Document) =>
  Array.isArray(data) && data.length === (meta?.total ?? data.length)
/** It is new in a list. What is new on one page of a longer list may come from another page. */
const created: Look = (now, sent, before, asked) =>
  before && isWhole(before) && isWhole(now) ? isNew(now, sent, before, asked) : undefined

const replied: Look = (now, { id, body }, before, asked) =>
  before && isNew(now, { body: { ...body, reviewId: id } }, before, asked)

const attributesOf = ({ data }: Document) => (Array.isArray(data) ? undefined : data?.attributes) ?? {}
/** The code for a payment account is used up by connecting it. */
const editedOrConnected: Look = (now, sent, before, asked) => {
  if (!sent.body || !('authCode' in sent.body)) return edited(now, sent, before, asked)
  const isConnected = (one: Document) => attributesOf(one)['hasPaymentProcessorId'] === true
  return asked.id === sent.id && isConnected(now) && !(before && isConnected(before))
    ? { answer: now }
    : undefined
}

/** Those of an instructor, or the one of a course. */
const imagesOf = ({ data }: Document) =>
  (Array.isArray(data) ? undefined : data?.relationships?.images?.data)?.map((image) => image.id) ?? []

/** Those of the class that is changed. */
const instructorsIn = (now: Document, { id }: Sent, asked: Asked) =>
  asked.id === id
    ? (attributesOf(now)['instructors'] as { guid: string; number: string }[] | undefined)
    : undefined
const CLASS_LISTS = ['listInstructorOccurrences', 'listCourseOccurrences'] as const

/**
 * Which reads show that a change was made, and what to look for: only what this change makes so, of all that a screen may see
 * change meanwhile. A change that is neither here nor in `src/api/lookups.ts` fails as its call did.
 */
export const SIGNS: Partial<Record<MutationId, readonly [Look, ...QueryId[]]>> = {
  updateStudent: [edited, 'getStudent'],
  updateRegistrant: [edited, 'listRegistrants'],
  updateOccurrence: [edited, 'getOccurrence'],
  updateCourse: [edited, 'getCourse'],
  updateInstructor: [editedOrConnected, 'getInstructor'],
  updateReply: [edited, 'listOwnReviews'],
  updateRegistrantReview: [edited, 'getRegistrantReview'],

  createRegistrant: [
    (now, sent, before, asked) =>
      asked.id === sent.body?.['occurrenceId'] ? created(now, sent, before, asked) : undefined,
    'listRegistrants',
  ],
  createOccurrence: [created, ...CLASS_LISTS],
  createReply: [replied, 'listOwnReviews'],
  createRegistrantReview: [
    (now, sent, before, asked) => (asked.id === sent.id ? isNew(now, sent, before, asked) : undefined),
    'getRegistrantReview',
  ],

  addOccurrenceInstructor: [
    (now, sent, _before, asked) =>
      instructorsIn(now, sent, asked)?.some(({ number }) => number === sent.body?.['instructorNumber'])
        ? { answer: now }
        : undefined,
    'getOccurrence',
  ],

  deleteReply: [
    // The review itself says that it has no reply: it may be on another page by now.
    (now, { id, replyId }, before) => {
      const replyOf = (document: Document) =>
        resourcesOf(document).find((one) => one.id === id)?.attributes?.['replyId']
      return madeIf(before !== undefined && replyOf(before) === replyId && replyOf(now) === null)
    },
    'listOwnReviews',
  ],
  deleteImage: [
    // The others must still be there. If another image has replaced it, this call may have deleted nothing.
    (now, { id }, before) => {
      const images = before ? imagesOf(before) : []
      const others = images.filter((one) => one !== id)
      return madeIf(others.length < images.length && holds(imagesOf(now), others))
    },
    'getInstructor',
    'getCourse',
  ],
  removeOccurrenceInstructor: [
    (now, sent, _before, asked) =>
      madeIf(instructorsIn(now, sent, asked)?.every(({ guid }) => guid !== sent.instructorId) === true),
    'getOccurrence',
  ],
  submitResults: [
    // A colleague may have submitted others, so each student must have the one that was sent.
    (now, { body }) => {
      const statuses = new Map(resourcesOf(now).map(({ id, attributes }) => [id, attributes?.['status']]))
      const results = body?.['results'] as { registrantId: string; status: string }[]
      return madeIf(results.every(({ registrantId, status }) => statuses.get(registrantId) === status))
    },
    'listRegistrants',
  ],
  // Their answer is the list itself.
  acceptAgreements: [
    (now, { body }, _before, { year }) =>
      year === body?.['year'] && now.included?.length === 0 ? { answer: now } : undefined,
    'listAgreements',
  ],
}
