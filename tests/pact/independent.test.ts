// Checks the contract from the side of the provider: a provider written only from the documents passes the verification,
// and the same provider with one wrong status or field name fails it.
import { expect, test } from 'vitest'
import { listen } from '../../mocks/http/listen.ts'
import { readPact } from './files.ts'
import { createProvider } from './independent/provider.ts'
import { only } from './select.ts'
import { verifyPact } from './verify.ts'

const CALLS = ['listStudents', 'createRegistrant', 'updateStudent']
const pact = only(readPact('contracts/pacts/training-web-training-api.json'), CALLS)

async function failuresOf(...change: Parameters<typeof createProvider>) {
  const server = createProvider(...change)
  try {
    const origin = `http://127.0.0.1:${await listen(server, 0)}`
    return (await verifyPact(pact, origin, `${origin}/states`)).failed
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('the interactions cover each call and its errors', () => {
  const calls = pact.interactions.map(({ description }) => description.split(' ', 1).join())
  expect([...new Set(calls)].toSorted()).toEqual(CALLS.toSorted())
  expect(pact.interactions.filter(({ response }) => response.status >= 400).length).toBeGreaterThan(8)
})

test('a provider written from the documents passes', async () => {
  expect(await failuresOf()).toEqual([])
})

test('a provider with a wrong status fails', async () => {
  const failures = await failuresOf((reply) => (reply.status === 201 ? { ...reply, status: 200 } : reply))
  const reasons = [{ where: 'status', expected: '201', actual: '200' }]
  expect(failures).toMatchObject([
    { interaction: 'createRegistrant 201', reasons },
    { interaction: 'createRegistrant 201 as co-instructor', reasons },
  ])
})

test('a provider with a renamed field fails', async () => {
  const failures = await failuresOf((reply, { method }) =>
    method === 'PATCH' && reply.status === 200
      ? {
          ...reply,
          body: JSON.parse(JSON.stringify(reply.body).replace('"lastName"', '"surname"')) as unknown,
        }
      : reply,
  )
  expect(failures).toMatchObject([
    { interaction: 'updateStudent 200', reasons: [{ where: '$.data.attributes' }] },
    {
      interaction: 'updateStudent 200 of the current version',
      reasons: [{ where: '$.data.attributes' }],
    },
  ])
})
