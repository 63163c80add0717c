// Makes every call succeed and fail in every way, and compares the toasts with the catalog (spec §8) and, where it has no text,
// with messages.ts.
import { MutationObserver, type QueryOptions } from '@tanstack/react-query'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { operations } from '../../contracts/reader/contracts.ts'
import { PASSWORD, PEOPLE } from '../../mocks/seed/people.ts'
import { connect, connection } from '../../src/api/connection.ts'
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
type Texts = Partial<Record<CallId, string>>

/** The failure toasts that the specification gives. */
const FAILURE_TOASTS: Texts = {
  acceptAgreements: 'Error Accepting Agreements',
  addOccurrenceInstructor: 'Error Adding Instructor',
  archiveCourse: 'Error Archiving Course',
  createCourse: "Couldn't Create Course",
  createCourseRequest: 'There was a problem posting your request',
  createOccurrence: 'Update Error',
  createRegistrant: 'Error Adding Student To Roster',
  createReply: 'Error Adding reply',
  deleteCourse: 'Problem Deleting Course',
  deleteOccurrence: 'Problem Deleting Class',
  deleteRegistrant: 'Error Removing Student From Roster',
  deleteReply: 'Error Removing Reply From Review',
  emailCourseDetails: 'Error Sending Email',
  listCourseItems: 'There was a problem loading class items',
  listInstructorCurricula: 'There was a problem fetching your curricula',
  removeOccurrenceInstructor: 'Error Removing Instructor',
  requestCourseDetails: 'Error Sending Email',
  submitResults: 'There was a problem submitting results',
  updateCourse: "Couldn't Update Course",
  updateInstructor: 'Update Error',
  updateOccurrence: 'Update Error',
  updateRegistrant: 'Error Updating Student',
  updateReply: 'Error updating reply',
  updateStudent: "Couldn't Update Student",
}

/** The success toasts that the specification gives. */
const SUCCESS_TOASTS: Texts = {
  acceptAgreements: 'Agreements Accepted',
  addOccurrenceInstructor: 'Instructor Added',
  archiveCourse: 'Course Archived',
  createCourse: 'Course Created',
  createCourseRequest: 'Request Submitted',
  createOccurrence: 'Class Added',
  createRegistrant: 'Student Added To Roster',
  createReply: 'Reply added',
  deleteCourse: 'Course Deleted',
  deleteOccurrence: 'Class Deleted',
  deleteRegistrant: 'Student Removed From Roster',
  deleteReply: 'Reply Removed From Review',
  emailCourseDetails: 'Email Sent',
  removeOccurrenceInstructor: 'Instructor Removed',
  requestCourseDetails: 'Email Sent',
  submitResults: 'Results Submitted',
  updateCourse: 'Course Updated',
  updateInstructor: 'Account Updated',
  updateOccurrence: 'Class Updated',
  updateRegistrant: 'Student Updated',
  updateReply: 'Reply was updated',
  updateStudent: 'Student Updated',
}

const NOT_READ = 'The server sent something we could not read.'
const refusal = (status: number, ...messages: string[]) =>
  HttpResponse.json({ errors: messages.map((message) => ({ status: String(status), message })) }, { status })

type Fault = {
  answer: () => Response | Promise<Response>
  says: string
  endsSession?: boolean
  /** Milliseconds, in place of the usual time limit. */
  timeout?: number
}

/** Every way in which a call can fail, with its text. */
const FAULTS: Record<string, Fault> = {
  'no network': {
    answer: () => HttpResponse.error(),
    says: 'We could not reach the server. Check your connection.',
  },
  'no answer': {
    answer: () => delay('infinite').then(() => HttpResponse.error()),
    says: 'The server took too long to answer.',
    timeout: 100,
  },
  'a refusal': { answer: () => refusal(409, 'The class is full'), says: 'The class is full.' },
  'several messages': {
    answer: () => refusal(422, 'Too long', 'Not a date.'),
    says: 'Too long, Not a date.',
  },
  'errors with status 200': { answer: () => refusal(200, 'Not now'), says: 'Not now.' },
  'a failed server': { answer: () => refusal(500, 'Out of order'), says: 'Out of order.' },
  'a web page with 502': {
    answer: () => HttpResponse.html('<p>Bad gateway', { status: 502 }),
    says: 'The server answered 502.',
  },
  'an invalid token': {
    answer: () => refusal(401, 'Invalid Auth Token.'),
    says: '',
    endsSession: true,
  },
  'a web page with 200': { answer: () => HttpResponse.html('<p>Sign in to the network'), says: NOT_READ },
  'broken JSON': {
    answer: () => new HttpResponse('{"data":', { headers: { 'content-type': 'application/json' } }),
    says: NOT_READ,
  },
}

/** Responses with status 200 that are not a valid answer. They are faults for every call that reads its response. */
const NO_ANSWERS: Record<string, Fault> = {
  'an empty list of errors': { answer: () => HttpResponse.json({ errors: [] }), says: NOT_READ },
  'another shape': { answer: () => HttpResponse.json({ hello: 'world' }), says: NOT_READ },
}

/** Calls whose success is a 204. The application never reads the body of their responses. */
const ANSWERLESS = new Set(operations.filter(({ success }) => success === 204).map(({ id }) => id))
const faultsOf = (id: CallId) => Object.entries(ANSWERLESS.has(id) ? FAULTS : { ...FAULTS, ...NO_ANSWERS })

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
    ({ name }: Error) => name,
  )
  return {
    error,
    toasts: notices.toast.mock.calls.map(([{ intent, message }]) => ({ intent, message })),
    endsSession: notices.sessionExpired.mock.calls.length > 0,
  }
}

describe.each(IDS)('a failure of %s', (id) => {
  test.each(faultsOf(id))('with %s', async (_, fault) => {
    connect({ timeout: fault.timeout ?? usual })
    const prefix = FAILURE_TOASTS[id] ?? texts[id]?.failure
    expect(await shownBy(id, fault)).toEqual({
      error: 'ApiError',
      toasts: prefix && !fault.endsSession ? [{ intent: 'danger', message: `${prefix}: ${fault.says}` }] : [],
      endsSession: fault.endsSession ?? false,
    })
  })
})

describe('a change that succeeds', () => {
  // The calls of the registration dialog have their own tests, with the codes from its emails.
  const changes = IDS.filter((id) => id in samples && `${id}Mutation` in hooks)
  test.each(changes)('shows the toast of %s', async (id) => {
    const text = SUCCESS_TOASTS[id] ?? texts[id]?.success
    expect(await shownBy(id)).toEqual({
      error: 'nothing failed',
      toasts: text ? [{ intent: 'primary', message: text }] : [],
      endsSession: false,
    })
  })
})
