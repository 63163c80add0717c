// The headers that the contract documents: where a new resource is, and how long a refused caller has to wait.
import { beforeEach, describe, expect, test } from 'vitest'
import { messagesOf } from '../../mocks/outbox.ts'
import { operationAt, operations } from '../../contracts/reader/contracts.ts'
import * as calls from '../../src/api/generated/training.calls.ts'
import type { OperationId } from '../../src/api/generated/training.types.ts'
import { connect, globalFetch } from '../../src/api/connection.ts'
import { statusOf } from '../support/refused.ts'
import { sampleCalls } from '../support/sample-calls.ts'
import { NOW, tokenOf, useMock } from '../support/use-mock.ts'

const mock = useMock()
const origin = 'http://training.test'
let headers = new Headers()

beforeEach(() => {
  const fetch: typeof globalFetch = async (...request) => {
    const response = await globalFetch(...request)
    headers = response.headers
    return response
  }
  connect({ fetch })
})

const sample = (id: OperationId): Promise<unknown> =>
  // Each sample belongs to its call, which the union of their types cannot say.
  (calls[id] as (args: object) => Promise<unknown>)(sampleCalls(mock.db)[id]())

const creating = operations.filter(({ responses }) => responses['201']?.headers['Location'])

describe('a new resource', () => {
  test.each(creating.map(({ id }) => id as OperationId))('of %s is at its Location', async (id) => {
    mock.as('instructor')
    await sample(id)
    const path = headers.get('location') ?? ''
    const [call] = ['DELETE', 'PATCH', 'GET'].flatMap((method) => operationAt(method, path) ?? [])
    expect(call, path).toBeDefined()
  })

  test('can be read or deleted at its Location', async () => {
    mock.as('instructor')
    await sample('addOccurrenceInstructor')
    const at = (method: string) =>
      globalFetch(
        new Request(origin + headers.get('location'), {
          method,
          headers: { 'Auth-Token': tokenOf('instructor') },
        }),
      )
    expect((await at('DELETE')).status).toBe(204)
    await sample('createCourse')
    expect((await at('GET')).status).toBe(200)
  })
})

const limited = ['requestCourseDetails', 'emailCourseDetails', 'createCourseRequest'] as const

test.each(limited)('%s is refused after five emails, until ten minutes have passed', async (id) => {
  for (let i = 0; i < 5; i++) expect(await statusOf(sample(id))).toBeUndefined()
  mock.backend.scenario = `now:${new Date(NOW + 60_000).toISOString()}`
  expect(await statusOf(sample(id))).toBe(429)
  expect(headers.get('retry-after')).toBe('540')
  expect(messagesOf(mock.backend.main)).toHaveLength(5)
  mock.backend.scenario = `now:${new Date(NOW + 600_000).toISOString()}`
  expect(await statusOf(sample(id))).toBeUndefined()
})

test('the limit of an address is that of no other, whatever its case', async () => {
  const { id } = sampleCalls(mock.db).getCourse()
  const ask = (email: string) => statusOf(calls.requestCourseDetails({ id, body: { email } }))
  for (let i = 0; i < 5; i++) await ask('ana@example.com')
  expect(await ask('ANA@example.com')).toBe(429)
  expect(await ask('bo@example.com')).toBeUndefined()
})

test.each([429, 503])('a fault %i says how long to wait', async (status) => {
  mock.backend.scenario = `listCurricula:${status}`
  expect(await statusOf(calls.listCurricula({}))).toBe(status)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})
