import { expect, test } from 'vitest'
import { createBackend } from '../../../mocks/backend.ts'
import { PEOPLE } from '../../../mocks/seed/people.ts'
import { serveMock } from '../../support/serve-mock.ts'
import { add, EMPTY, now, seatsOf } from './calls.ts'

test('control lists the people to sign in as, resets, and sets up Pact states', async () => {
  await using mock = await serveMock(createBackend(now))
  const control = (path: string, body?: object) =>
    fetch(`${mock.origin}/_mock/${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body && { body: JSON.stringify(body) }),
    })
  const { people, states } = (await (await control('')).json()) as { people: object; states: string[] }
  expect(Object.keys(people)).toEqual(Object.keys(PEOPLE))
  expect(states).toContain('registrant {id} exists')

  await add(mock.origin)
  expect(await seatsOf(mock.origin)).toBe(1)
  expect((await control('reset', {})).status).toBe(204)
  expect(await seatsOf(mock.origin)).toBe(0)

  await add(mock.origin)
  expect((await control('provider-states', { state: '', action: 'setup' })).status).toBe(200)
  expect((await fetch(`${mock.origin}/api/training/occurrences/${EMPTY}`)).status).toBe(404)
  expect((await control('provider-states', { state: 'the moon is full', action: 'setup' })).status).toBe(400)
  await control('provider-states', { action: 'teardown' })
  await control('provider-states', { action: 'teardown' })
  expect(await seatsOf(mock.origin)).toBe(1)
  expect((await control('nothing')).status).toBe(404)
})
