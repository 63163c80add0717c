// Checks the output of `npm run pact:verify` for backend teams, with the independent provider as the backend.
import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { listen } from '../../mocks/http/listen.ts'
import { createProvider } from './independent/provider.ts'

type Change = Parameters<typeof createProvider>[0]

/** Runs the command. Resolves with its exit code and everything it printed. */
const verify = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const command = ['--disable-warning=ExperimentalWarning', 'tests/pact/verify-provider.ts', ...args]
    const child = execFile(process.execPath, command, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, said: stdout + stderr }),
    )
  })

async function serve(change?: Change) {
  const server = createProvider(change)
  const origin = `http://127.0.0.1:${await listen(server, 0)}`
  return {
    origin,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

const urls = (origin: string) => ['--provider-base-url', origin, '--states-url', `${origin}/states`]
const registrants = ['--only', 'createRegistrant']

test('a backend that passes every interaction', async () => {
  await using backend = await serve()
  const { code, said } = await verify(...urls(backend.origin), ...registrants, '--only', 'listStudents')
  expect(said.trim()).toBe('training-api: 9 of 9 interactions passed')
  expect(code).toBe(0)
})

test('a failure shows the expected and the actual values', async () => {
  await using backend = await serve((reply, { method }) =>
    method === 'POST' && reply.status === 201
      ? { status: 200, body: JSON.parse(JSON.stringify(reply.body).replace('"Ana"', 'null')) as unknown }
      : reply,
  )
  const { code, said } = await verify(...urls(backend.origin), ...registrants)
  expect(code).toBe(1)
  const expected = [
    'training-api: 4 of 5 interactions passed',
    '',
    '  createRegistrant 201',
    '    POST /api/training/registrants',
    '    given instructor {id} is signed in (id: 101)',
    '    given occurrence {id} exists (id: 501)',
    '    ✗ $.data.attributes.firstName: expected "Ana", got null',
    '    ✗ status: expected 201, got 200',
  ]
  expect(said.trim().split('\n')).toEqual(expected)
})

test('a state that the backend does not know', async () => {
  await using backend = await serve()
  const { code, said } = await verify(...urls(backend.origin), '--only', 'listPromotions')
  expect(code).toBe(1)
  expect(said).toContain('given promotion {id} exists (id: 801)')
  expect(said).toContain('✗ states: The states URL did not set up one of the states.')
})

test('an operation that the specification does not show is marked', async () => {
  await using backend = await serve((reply, { url }) =>
    url === '/states' ? reply : { ...reply, status: 418 },
  )
  const { said } = await verify(...urls(backend.origin), ...registrants, '--only', 'listStudents')
  expect(said).toContain('\n  listStudents 200 (assumed)\n')
  expect(said).toContain('\n  createRegistrant 201\n')
})

test('a backend whose states return no token', async () => {
  await using backend = await serve((reply, { url }) => (url === '/states' ? { ...reply, body: {} } : reply))
  const without = await verify(...urls(backend.origin), ...registrants)
  expect(without.code).toBe(1)
  const given = await verify(...urls(backend.origin), ...registrants, '--token', 'token of 101')
  expect(given.said.trim()).toBe('training-api: 5 of 5 interactions passed')
  const promotions = await verify(...urls(backend.origin), '--only', 'listPromotions', '--token', 'any')
  expect(promotions.said).toContain('skipped 1 for a signed-in member; pass that token with --member-token')
})

test('a backend that is not running', async () => {
  const backend = await serve()
  await backend[Symbol.asyncDispose]()
  const { code, said } = await verify(...urls(backend.origin))
  expect(code).toBe(1)
  expect(said.trim()).toBe(`Nothing answers at ${backend.origin} (ECONNREFUSED). Is the backend running?`)
})

test('a states URL that does not exist', async () => {
  await using backend = await serve()
  const { code, said } = await verify(
    '--provider-base-url',
    backend.origin,
    '--states-url',
    `${backend.origin}/x`,
  )
  expect(code).toBe(1)
  expect(said).toContain(`/x returned 404 for the empty state; it must return 2xx.`)
})

test('a states URL that fails on unknown states, which the verifier would retry for minutes', async () => {
  await using backend = await serve((reply) => (reply.status === 400 ? { ...reply, status: 500 } : reply))
  const { code, said } = await verify(...urls(backend.origin))
  expect(code).toBe(1)
  expect(said).toContain('returned 500 for an unknown state; it must return 400')
})

test('a Pact file that does not exist', async () => {
  await using backend = await serve()
  const { code, said } = await verify(...urls(backend.origin), '--pact', 'pacts/none.json')
  expect({ code, said }).toEqual({ code: 1, said: 'There is no file pacts/none.json.\n' })
})

test('an operation without interactions', async () => {
  await using backend = await serve()
  const { code, said } = await verify(...urls(backend.origin), '--only', 'createRegistrants')
  expect(code).toBe(1)
  expect(said.trim()).toBe('There is no interaction for createRegistrants.')
})
