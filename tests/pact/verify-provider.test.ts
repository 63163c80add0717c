// Checks the output of `npm run pact:verify` for backend teams, with the mock as their backend.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { issueToken } from '../../mocks/token.ts'
import { serveAltered } from './altered-mock.ts'
import { readPact } from './files.ts'
import { hasPython, startPython } from './independent/python.ts'

/** Runs the command. Resolves with its exit code and everything it printed. */
const verify = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const command = ['--disable-warning=ExperimentalWarning', 'tests/pact/verify-provider.ts', ...args]
    const child = execFile(process.execPath, command, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, said: stdout + stderr }),
    )
  })

const urls = (origin: string) => ['--provider-base-url', origin]
const isOfStates = (url: string) => url.endsWith('/_mock/provider-states')
const registrants = ['--only', 'createRegistrant']

test('a backend that passes every interaction', async () => {
  await using backend = await serveAltered()
  const { code, said } = await verify(...urls(backend.origin), ...registrants, '--only', 'listStudents')
  expect(said.trim()).toBe('training-api: 17 of 17 interactions passed')
  expect(code).toBe(0)
})

test('a failure shows the expected and the actual values', async () => {
  await using backend = await serveAltered((reply, { method }) =>
    method === 'POST' && reply.status === 201
      ? { status: 200, body: JSON.parse(JSON.stringify(reply.body).replace('"Ana"', 'null')) as unknown }
      : reply,
  )
  const { code, said } = await verify(...urls(backend.origin), ...registrants)
  expect(code).toBe(1)
  const block = (title: string, params: string) => [
    '',
    `  ${title}`,
    '    POST /api/training/registrants',
    '    given instructor {id} is signed in (id: 101)',
    `    given occurrence {id} exists (${params})`,
    '    ✗ status: expected 201, got 200',
    '    ✗ $.data.attributes.firstName: expected "Ana", got null',
    expect.stringMatching(/^ {4}the response: \{"data":\{"id":"[^"]+",.*"firstName":null/) as string,
  ]
  expect(said.trim().split('\n')).toEqual([
    'training-api: 8 of 10 interactions passed',
    ...block('createRegistrant 201', 'id: 501'),
    ...block('createRegistrant 201 as co-instructor', 'coInstructorId: 101, id: 501, ownerId: 102'),
  ])
})

test('a renamed field fails every interaction that reads it', async () => {
  await using backend = await serveAltered((reply, { method }) =>
    method === 'PATCH' && reply.status === 200
      ? {
          ...reply,
          body: JSON.parse(JSON.stringify(reply.body).replace('"lastName"', '"surname"')) as unknown,
        }
      : reply,
  )
  const { said } = await verify(...urls(backend.origin), '--only', 'updateStudent')
  const failed = said.split('\n').filter((line) => /^ {2}\w|✗/.test(line))
  expect(failed).toEqual([
    '  updateStudent 200',
    expect.stringContaining('✗ $.data.attributes: expected '),
    '  updateStudent 200 of the current version',
    expect.stringContaining('✗ $.data.attributes: expected '),
  ])
})

test('the sample in contracts/README.md has all interactions but one', () => {
  const { interactions } = readPact('contracts/pacts/training-web-training-api.json')
  expect(readFileSync('contracts/README.md', 'utf8')).toContain(
    `    training-api: ${interactions.length - 1} of ${interactions.length} interactions passed\n`,
  )
})

test.skipIf(!hasPython)('a class time in UTC needs an offset', async () => {
  await using backend = await startPython('start-utc')
  const at = ['--provider-base-url', backend.origin, '--states-url', backend.statesUrl]
  const { said } = await verify(...at, '--only', 'getOccurrence')
  expect(said).toMatch(
    /✗ \$\.data\.attributes\.dates\[0\]\.startTime: expected "[^"]+-06:00", got "[^"]+Z" \(needs an offset, not Z\)\n/,
  )
})

test('a state that the backend does not know', async () => {
  await using backend = await serveAltered((reply, { sent }) =>
    sent.includes('promotion {id} exists') ? { status: 400, body: { errors: [] } } : reply,
  )
  const { code, said } = await verify(...urls(backend.origin), '--only', 'listPromotions')
  expect(code).toBe(1)
  expect(said).toContain('given promotion {id} exists (id: 801)')
  expect(said).toContain('✗ states: "promotion {id} exists" returned 400: {"errors":')
})

test('an operation that the specification does not show is marked', async () => {
  await using backend = await serveAltered((reply, { url }) =>
    isOfStates(url) ? reply : { ...reply, status: 418 },
  )
  const { said } = await verify(...urls(backend.origin), ...registrants, '--only', 'listStudents')
  expect(said).toContain('\n  listStudents 200 onePage (assumed)\n')
  expect(said).toContain('\n  createRegistrant 201\n')
})

test('a backend whose states return no token', async () => {
  await using backend = await serveAltered((reply, { url }) =>
    isOfStates(url) ? { ...reply, body: {} } : reply,
  )
  const without = await verify(...urls(backend.origin), ...registrants)
  expect(without.code).toBe(1)
  const given = await verify(
    ...urls(backend.origin),
    ...registrants,
    '--token',
    issueToken('101', '100200', Date.now()),
  )
  expect(given.said.trim()).toBe('training-api: 10 of 10 interactions passed')
  const promotions = await verify(...urls(backend.origin), '--only', 'listPromotions', '--token', 'any')
  expect(promotions.said).toContain('skipped 1 for a signed-in member; pass that token with --member-token')
})

test('a backend that is not running', async () => {
  const backend = await serveAltered()
  await backend[Symbol.asyncDispose]()
  const { code, said } = await verify(...urls(backend.origin))
  expect(code).toBe(1)
  expect(said.trim()).toBe(`Nothing answers at ${backend.origin} (ECONNREFUSED). Is the backend running?`)
})

test('a states URL that does not exist', async () => {
  await using backend = await serveAltered()
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
  await using backend = await serveAltered((reply) =>
    reply.status === 400 ? { ...reply, status: 500 } : reply,
  )
  const { code, said } = await verify(...urls(backend.origin))
  expect(code).toBe(1)
  expect(said).toContain('returned 500 for an unknown state; it must return 400')
})

test('a Pact file that does not exist', async () => {
  await using backend = await serveAltered()
  const { code, said } = await verify(...urls(backend.origin), '--pact', 'pacts/none.json')
  expect({ code, said }).toEqual({ code: 1, said: 'There is no file pacts/none.json.\n' })
})

describe('the choice of interactions', () => {
  const list = async (...args: string[]) => (await verify('--list', ...args)).said.trim().split('\n')

  test('takes a name in any case, as the matrix has it', async () => {
    const lines = await list('--only', 'authenticateidentity')
    expect(lines[0]).toMatch(/^mesh: \d+ interactions?$/)
    expect(lines).toContain('  AuthenticateIdentity on /mesh/')
  })

  test('takes one outcome of an operation', async () => {
    const lines = await list('--only', 'archiveCourse 409')
    expect(lines.slice(0, 3)).toEqual([
      'training-api: 1 interaction',
      '  archiveCourse 409',
      '    given instructor {id} is signed in (id: 101)',
    ])
    const [count] = await list('--only', 'authenticateIdentity BAD_CREDENTIALS')
    expect(count).toMatch(/^mesh: \d+ interactions?$/)
  })

  test('takes the name of a state', async () => {
    const lines = await list('--state', 'Promotion')
    const given = lines.filter((line) => line.includes('given promotion {id} exists'))
    const [, count] = /(\d+) interaction/.exec(lines[0] ?? '') ?? []
    expect(given.length).toBe(Number(count))
  })

  test.each([
    { args: ['--only', 'listStudents', '--only', 'lstRegistrants'], name: 'listRegistrants' },
    { args: ['--only', 'createRegistrants'], name: 'createRegistrant' },
    { args: ['--state', 'promotions {id} exist'], name: 'promotion {id} exists' },
  ])('refuses $args, and says what may be meant', async ({ args, name }) => {
    await using backend = await serveAltered()
    const { code, said } = await verify(...urls(backend.origin), ...args)
    expect(code).toBe(1)
    expect(said.trim()).toBe(`${args.slice(-2).join(' ')} matches no interaction. Did you mean ${name}?`)
  })

  test('refuses a name and a state that never come together', async () => {
    const { code, said } = await verify('--only', 'listStudents', '--state', 'promotion')
    expect({ code, said }).toEqual({
      code: 1,
      said: 'No interaction has both a name from --only and a state from --state.\n',
    })
  })
})

test('help lists every option, and an unknown one is named without a stack', async () => {
  const { code, said } = await verify('--help')
  expect(code).toBe(0)
  for (const option of ['--only', '--state', '--list', '--json', '--junit', '--token'])
    expect(said).toContain(option)
  const unknown = await verify('--stat', 'x')
  expect(unknown.code).toBe(1)
  expect(unknown.said).toContain("Unknown option '--stat'")
  expect(unknown.said).not.toContain('    at ')
})

test('a verification is written as JSON and as JUnit', async () => {
  await using backend = await serveAltered((reply) =>
    reply.status === 409 ? { ...reply, status: 400 } : reply,
  )
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const [json, junit] = [join(folder, 'report.json'), join(folder, 'report.xml')]
  await verify(...urls(backend.origin), ...registrants, '--json', json, '--junit', junit)
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject([
    {
      provider: 'training-api',
      passed: 7,
      failed: 3,
      interactions: expect.arrayContaining([
        expect.objectContaining({ interaction: 'createRegistrant 201', passed: true }),
        expect.objectContaining({
          interaction: 'createRegistrant 409 full',
          passed: false,
          reasons: expect.arrayContaining([
            expect.objectContaining({ where: 'status', expected: '409', actual: '400' }),
          ]) as unknown[],
          answer: { status: 400, body: expect.stringContaining('errors') as string },
        }),
      ]) as unknown[],
    },
  ])
  const text = readFileSync(junit, 'utf8')
  expect(text).toContain('<testsuite name="training-api" tests="10" failures="3">')
  expect(text).toMatch(/<failure message="[^"]*status: expected 409, got 400/)
  expect(text).toContain('<testcase classname="training-api" name="createRegistrant 201"/>')
  rmSync(folder, { recursive: true })
})
