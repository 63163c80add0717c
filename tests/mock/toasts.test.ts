// Makes every call succeed and fail in every way, and compares the toasts with the catalog (spec §8) and, where it has no text,
// with messages.ts.
import { MutationObserver, type QueryOptions } from '@tanstack/react-query'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { operations } from '../../contracts/reader/contracts.ts'
import type { Operation } from '../../contracts/reader/openapi.ts'
import { PASSWORD, PEOPLE } from '../../mocks/seed/people.ts'
import { connect, connection } from '../../src/api/connection.ts'
import type { ApiError } from '../../src/api/errors.ts'
import * as content from '../../src/api/generated/content.hooks.ts'
import * as geocoding from '../../src/api/generated/geocoding.hooks.ts'
import * as leads from '../../src/api/generated/leads.hooks.ts'
import * as mesh from '../../src/api/generated/mesh.hooks.ts'
import * as training from '../../src/api/generated/training.hooks.ts'
import { toasts, type ToastTexts } from '../../src/api/messages.ts'
import type { MutationId, QueryId } from '../../src/api/operation-ids.ts'
import { createQueryClient, type Notices } from '../../src/api/query-client.ts'
import { reciprocityOf } from '../../src/api/services/content-queries.ts'
import { sampleCalls } from '../support/sample-calls.ts'
import { useMock } from '../support/use-mock.ts'

type CallId = QueryId | MutationId

/** The toasts that the specification gives. */
const TOASTS: Partial<Record<CallId, [failure: string, success?: string]>> = {
  acceptAgreements: ['Error Accepting Agreements', 'Agreements Accepted'],
  addOccurrenceInstructor: ['Error Adding Instructor', 'Instructor Added'],
  archiveCourse: ['Error Archiving Course', 'Course Archived'],
  createCourse: ["Couldn't Create Course", 'Course Created'],
  createCourseRequest: ['There was a problem posting your request', 'Request Submitted'],
  createOccurrence: ['Update Error', 'Class Added'],
  createRegistrant: ['Error Adding Student To Roster', 'Student Added To Roster'],
  createReply: ['Error Adding reply', 'Reply added'],
  deleteCourse: ['Problem Deleting Course', 'Course Deleted'],
  deleteOccurrence: ['Problem Deleting Class', 'Class Deleted'],
  deleteRegistrant: ['Error Removing Student From Roster', 'Student Removed From Roster'],
  deleteReply: ['Error Removing Reply From Review', 'Reply Removed From Review'],
  emailCourseDetails: ['Error Sending Email', 'Email Sent'],
  listCourseItems: ['There was a problem loading class items'],
  listInstructorCurricula: ['There was a problem fetching your curricula'],
  removeOccurrenceInstructor: ['Error Removing Instructor', 'Instructor Removed'],
  requestCourseDetails: ['Error Sending Email', 'Email Sent'],
  submitResults: ['There was a problem submitting results', 'Results Submitted'],
  updateCourse: ["Couldn't Update Course", 'Course Updated'],
  updateInstructor: ['Update Error', 'Account Updated'],
  updateOccurrence: ['Update Error', 'Class Updated'],
  updateRegistrant: ['Error Updating Student', 'Student Updated'],
  updateReply: ['Error updating reply', 'Reply was updated'],
  updateStudent: ["Couldn't Update Student", 'Student Updated'],
}

const NOT_READ = 'The server sent something we could not read.'
const refusal = (status: number, ...messages: string[]) =>
  HttpResponse.json({ errors: messages.map((message) => ({ status: String(status), message })) }, { status })

type Fault = {
  answer: () => Response | Promise<Response>
  kind: ApiError['kind']
  says: string
  endsSession?: boolean
  /** Milliseconds, in place of the usual time limit. */
  timeout?: number
}
const responds = (answer: Fault['answer'], says: string): Fault => ({ answer, kind: 'response', says })
const unreadable = (answer: Fault['answer']): Fault => ({ answer, kind: 'unreadable', says: NOT_READ })

/** Every way in which a call can fail, with its text. */
const FAULTS: Record<string, Fault> = {
  'no network': {
    answer: () => HttpResponse.error(),
    kind: 'network',
    says: 'We could not reach the server. Check your connection.',
  },
  'no answer': {
    answer: () => delay('infinite').then(() => HttpResponse.error()),
    kind: 'timeout',
    says: 'The server took too long to answer.',
    timeout: 100,
  },
  'a refusal': responds(() => refusal(409, 'The class is full'), 'The class is full.'),
  'several messages': responds(() => refusal(422, 'Too long', 'Not a date.'), 'Too long, Not a date.'),
  'errors with status 200': responds(() => refusal(200, 'Not now'), 'Not now.'),
  'a failed server': responds(() => refusal(500, 'Out of order'), 'Out of order.'),
  'an empty 503': responds(
    () => new HttpResponse(null, { status: 503, headers: { 'content-length': '0' } }),
    'The server answered 503.',
  ),
  'a web page with 502': responds(
    () => HttpResponse.html('<p>Bad gateway', { status: 502 }),
    'The server answered 502.',
  ),
  'an invalid token': { ...responds(() => refusal(401, 'Invalid Auth Token.'), ''), endsSession: true },
  'a web page with 200': unreadable(() => HttpResponse.html('<p>Sign in to the network')),
  'broken JSON': unreadable(
    () => new HttpResponse('{"data":', { headers: { 'content-type': 'application/json' } }),
  ),
}

/** Responses with status 200 that are not a valid answer. They are faults for every call that reads its response. */
const NO_ANSWERS: Record<string, Fault> = {
  'an empty list of errors': unreadable(() => HttpResponse.json({ errors: [] })),
  'another shape': unreadable(() => HttpResponse.json({ hello: 'world' })),
  null: unreadable(() => HttpResponse.json(null)),
  nothing: unreadable(() => new HttpResponse(null, { status: 200 })),
}

const OF_REST: Record<string, Fault> = {
  'an error with status 200': responds(() => HttpResponse.json({ error: 'No' }), 'No.'),
}

const operationOf = new Map<string, Operation>(operations.map((operation) => [operation.id, operation]))
/** The application never reads the body of a 204. */
const faultsOf = (id: CallId) => {
  const rest = operationOf.get(id)
  return Object.entries({ ...FAULTS, ...(rest && OF_REST), ...(rest?.success !== 204 && NO_ANSWERS) })
}

const mock = useMock('instructor')
const { timeout: usual } = connection
const email = PEOPLE.student.email
const inputs: Partial<Record<CallId, unknown>> = {
  geocodePostalCode: { address: '53703', key: 'k' },
  queryContent: reciprocityOf('Wisconsin'),
  submitLead: { body: { email, leadFormId: 'review', metadata: { origin: 'Training' } } },
  authenticateIdentity: { input: { email, password: PASSWORD } },
  createIdentityVerification: { input: { email } },
  createUserIdentity: { input: { email, password: PASSWORD, firstName: 'A', lastName: 'B' } },
  verifyIdentityVerification: { input: { id: 'v', code: '123456' } },
}
const samples: Record<string, (() => unknown) | undefined> = sampleCalls(mock.db)
const argsOf = (id: CallId) => samples[id]?.() ?? inputs[id]

// Each module exports the options of its operations as `…Query` and `…Mutation`, next to the hooks.
const hooks = { ...content, ...geocoding, ...leads, ...mesh, ...training } as unknown as Record<
  string,
  ((args?: unknown) => object) | undefined
>

const texts: Partial<Record<CallId, ToastTexts>> = toasts
const IDS = [
  ...new Set(Object.keys(hooks).flatMap((name) => /^(?!use)(.+)(?:Query|Mutation)$/.exec(name)?.[1] ?? [])),
] as CallId[]

/** Makes a call through the client, as a screen does, and returns the toasts. */
async function shownBy(id: CallId, fault?: Fault) {
  const notices = { toast: vi.fn<Notices['toast']>(), sessionExpired: vi.fn() }
  const client = createQueryClient(notices)
  const args = argsOf(id)
  if (fault) mock.use(http.all('*', fault.answer))
  const mutation = hooks[`${id}Mutation`]?.()
  const call = mutation
    ? new MutationObserver<unknown, Error, unknown>(client, mutation).mutate(args)
    : client.fetchQuery({
        ...(hooks[`${id}Query`]?.(args) as QueryOptions & { queryKey: ['me'] }),
        retry: false,
      })
  const error = await call.then(
    () => 'nothing failed',
    ({ name, kind }: ApiError) => `${name}: ${kind}`,
  )
  return {
    error,
    read: client
      .getQueryCache()
      .getAll()
      .flatMap(({ state }) => state.data ?? []),
    toasts: notices.toast.mock.calls.map(([{ intent, message }]) => ({ intent, message })),
    endsSession: notices.sessionExpired.mock.calls.length > 0,
  }
}

describe.each(IDS)('a failure of %s', (id) => {
  test.each(faultsOf(id))('with %s', async (_, fault) => {
    connect({ timeout: fault.timeout ?? usual })
    const prefix = TOASTS[id]?.[0] ?? texts[id]?.failure
    expect(await shownBy(id, fault)).toEqual({
      error: `ApiError: ${fault.kind}`,
      read: [],
      toasts: prefix && !fault.endsSession ? [{ intent: 'danger', message: `${prefix}: ${fault.says}` }] : [],
      endsSession: fault.endsSession ?? false,
    })
  })
})

describe('a change that succeeds', () => {
  // The calls of the registration dialog have their own tests, with the codes from its emails.
  const changes = IDS.filter((id) => id in samples && `${id}Mutation` in hooks)
  test.each(changes)('shows the toast of %s', async (id) => {
    const text = TOASTS[id]?.[1] ?? texts[id]?.success
    expect(await shownBy(id)).toEqual({
      error: 'nothing failed',
      read: [],
      toasts: text ? [{ intent: 'primary', message: text }] : [],
      endsSession: false,
    })
  })
})
