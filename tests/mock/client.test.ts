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
  getOccurrenceQuery,
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
const read = () => client.fetchQuery({ ...getOccurrenceQuery({ id: `o-${id}-0-4` }), retry: false })
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
  const FAULTS: [string, () => Response, string][] = [
    [
      'one error',
      () => HttpResponse.json({ errors: [{ status: '409', message: 'No' }] }, { status: 409 }),
      'No.',
    ],
    [
      'several errors',
      () => HttpResponse.json({ errors: [{ message: 'A' }, { message: 'B.' }] }, { status: 422 }),
      'A, B.',
    ],
    ['errors with 200', () => HttpResponse.json({ errors: [{ message: 'No' }] }), 'No.'],
    ['an error with 200', () => HttpResponse.json({ error: 'No' }), 'No.'],
    [
      'an empty 503',
      () => new HttpResponse(null, { status: 503, headers: { 'content-length': '0' } }),
      'The server answered 503.',
    ],
    [
      'a web page with 502',
      () => HttpResponse.html('<p>Bad gateway', { status: 502 }),
      'The server answered 502.',
    ],
    ['no network', () => HttpResponse.error(), 'We could not reach the server. Check your connection.'],
  ]
  test.each(FAULTS)('with %s shows one failure toast and no success', async (_, response, text) => {
    answer(response)
    await expect(archive()).rejects.toMatchObject({ name: 'ApiError' })
    expect(notices.toast.mock.calls).toEqual([
      [{ intent: 'danger', message: `Error Archiving Course: ${text}` }],
    ])
    expect(notices.sessionExpired).not.toHaveBeenCalled()
  })

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

const UNREADABLE: [string, () => Response][] = [
  ['a web page', () => HttpResponse.html('<p>Sign in to the network')],
  ['broken JSON', () => new HttpResponse('{"data":', { headers: { 'content-type': 'application/json' } })],
  ['null', () => HttpResponse.json(null)],
  ['something else', () => HttpResponse.json({ hello: 'world' })],
  ['nothing', () => new HttpResponse(null, { status: 200 })],
]

describe('a read', () => {
  test.each(UNREADABLE)('that gets %s with 200 fails, and nothing is cached', async (_, response) => {
    answer(response)
    await expect(read()).rejects.toMatchObject({ kind: 'unreadable' })
    expect(client.getQueryData(getOccurrenceQuery({ id: `o-${id}-0-4` }).queryKey)).toBeUndefined()
    expect(notices.toast).not.toHaveBeenCalled()
  })

  test.each(UNREADABLE)('of the GraphQL contract that gets %s with 200 fails too', async (_, response) => {
    mock.use(http.all('*/api/mesh/', response))
    await expect(client.fetchQuery({ ...meQuery(), retry: false })).rejects.toMatchObject({
      kind: 'unreadable',
    })
    expect(client.getQueryData(meQuery().queryKey)).toBeUndefined()
  })

  test('times out', async () => {
    connect({ timeout: 50 })
    answer(() => new Promise(() => undefined) as never)
    await expect(read()).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('is retried twice if that may help, and not otherwise', async () => {
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
