// Tests the client and its toasts against answers that no good server would give.
import { MutationObserver } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import type { ApiError } from '../../src/api/errors.ts'
import { connect } from '../../src/api/connection.ts'
import * as calls from '../../src/api/generated/training.calls.ts'
import type { OperationId } from '../../src/api/generated/training.types.ts'
import { CASES } from '../support/access-cases.ts'
import { sampleCalls } from '../support/sample-calls.ts'
import { meQuery } from '../../src/api/generated/mesh.hooks.ts'
import {
  archiveCourseMutation,
  listStudentsQuery,
  updateRegistrantMutation,
} from '../../src/api/generated/training.hooks.ts'
import { rescheduleToasts } from '../../src/api/messages.ts'
import { createQueryClient, type Notices } from '../../src/api/query-client.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock()
const { id } = PEOPLE.instructor
const COURSE = `c-${id}-0`
let notices: { [K in keyof Notices]: ReturnType<typeof vi.fn<Notices[K]>> }
let client: ReturnType<typeof createQueryClient>
beforeEach(() => {
  notices = { toast: vi.fn(), sessionExpired: vi.fn() }
  client = createQueryClient(notices)
  mock.as('instructor')
})

const archive = () => new MutationObserver(client, archiveCourseMutation()).mutate({ id: COURSE })
const answer = (response: () => Response) => mock.use(http.all('*/api/training/*', response))

test.each(Object.keys(CASES) as OperationId[])(
  '%s says that it speaks JSON, also without a body',
  async (called) => {
    const sent: Request[] = []
    connect({
      fetch: (request, init) => {
        sent.push(request.clone())
        return fetch(request, init)
      },
    })
    // The caller of every operation is the same function, so what it answers does not matter here.
    await (calls[called] as (args: object) => Promise<unknown>)(sampleCalls(mock.db)[called]()).catch(
      () => undefined,
    )
    const [headers] = sent.map((request) => request.headers)
    expect(headers?.get('accept')).toBe('application/json')
    expect(headers?.get('content-type')).toMatch(
      called === 'uploadImage' ? /^multipart\/form-data; boundary=/ : /^application\/json$/,
    )
  },
)

describe('a successful write', () => {
  test('shows the toast of the specification', async () => {
    await archive()
    expect(notices.toast.mock.calls).toMatchObject([[{ intent: 'primary', message: 'Course Archived' }]])
  })

  test('can have its own text for another purpose', async () => {
    const observer = new MutationObserver(client, {
      ...updateRegistrantMutation(),
      meta: { toast: rescheduleToasts },
    })
    await observer.mutate({ id: `r-${id}-0-7-0`, ifMatch: undefined, body: { occurrenceId: `o-${id}-0-4` } })
    expect(notices.toast.mock.calls).toMatchObject([[{ intent: 'primary', message: 'Student rescheduled' }]])
  })
})

describe('a failed write', () => {
  test('shows no toast if the form shows the failure', async () => {
    answer(() => HttpResponse.json({ errors: [{ message: 'No' }] }, { status: 409 }))
    const observer = new MutationObserver(client, {
      ...archiveCourseMutation(),
      meta: { toast: { failure: false } },
    })
    await expect(observer.mutate({ id: COURSE })).rejects.toThrow('No')
    expect(notices.toast).not.toHaveBeenCalled()
  })

  test('is not retried', async () => {
    const response = vi.fn(() => HttpResponse.json({ error: 'No' }, { status: 500 }))
    answer(response)
    await expect(archive()).rejects.toThrow('No')
    expect(response).toHaveBeenCalledOnce()
  })
})

test('a read is retried twice if that may help, and not otherwise', async () => {
  const tries = vi.fn()
  const again = (status: number) => {
    answer(() => {
      tries()
      return HttpResponse.json({ error: 'No' }, { status })
    })
    return client.fetchQuery({ ...listStudentsQuery({ id }), retryDelay: 1, retry: retryOf(client) })
  }
  await expect(again(500)).rejects.toThrow()
  expect(tries).toHaveBeenCalledTimes(3)
  await expect(again(404)).rejects.toThrow()
  expect(tries).toHaveBeenCalledTimes(4)
})

/** `fetchQuery` turns retries off by default; screens use the client's default. */
const retryOf = (queryClient: ReturnType<typeof createQueryClient>) =>
  queryClient.getDefaultOptions().queries?.retry as (count: number, error: ApiError) => boolean

describe('a token that is no longer valid', () => {
  test('opens the session dialog, on both kinds of call', async () => {
    mock.withToken('stale')
    await expect(client.fetchQuery({ ...listStudentsQuery({ id }), retry: false })).rejects.toThrow(
      'Invalid Auth Token.',
    )
    await expect(client.fetchQuery({ ...meQuery(), retry: false })).rejects.toThrow('Invalid Auth Token.')
    expect(notices.sessionExpired).toHaveBeenCalledTimes(2)
  })

  test('is recognized among other messages too', async () => {
    answer(() =>
      HttpResponse.json({ errors: [{ message: 'No' }, { message: 'Invalid Auth Token.' }] }, { status: 400 }),
    )
    await expect(archive()).rejects.toThrow('No, Invalid Auth Token.')
    expect(notices.sessionExpired).toHaveBeenCalledOnce()
  })
})
