// Checks the output of `npm run pact:verify` for backend teams, with the mock as their backend.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { issueToken } from '../../mocks/token.ts'
import { runScript } from '../support/run-script.ts'
import { serveAltered } from './altered-mock.ts'
import { readPact } from './files.ts'
import { hasPython, startPython } from './independent/python.ts'
import { useFolder } from '../support/use-folder.ts'

const inFolder = useFolder()
const verify = (...args: string[]) => runScript(['tests/pact/verify-provider.ts', ...args])

/** A reply with another text in its body. */
const replaced = (body: unknown, from: string, to: string): unknown =>
  JSON.parse(JSON.stringify(body).replace(from, to))
const urls = (origin: string) => ['--provider-base-url', origin]
const isOfStates = (url: string) => url.endsWith('/_mock/provider-states')
const registrants = ['--only', 'createRegistrant']

test('a backend that passes every interaction', async () => {
  await using backend = await serveAltered()
  const { code, printed } = await verify(...urls(backend.origin), ...registrants, '--only', 'listStudents')
  expect(printed.trim()).toBe('training-api: 17 of 17 interactions passed')
  expect(code).toBe(0)
})

test('a failure shows the expected and the actual values', async () => {
  await using backend = await serveAltered((reply, { method }) =>
    method === 'POST' && reply.status === 201
      ? { status: 200, body: replaced(reply.body, '"Ana"', 'null') }
      : reply,
  )
  const { code, printed } = await verify(...urls(backend.origin), ...registrants)
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
  expect(printed.trim().split('\n')).toEqual([
    'training-api: 8 of 10 interactions passed',
    ...block('createRegistrant 201', 'id: 501'),
    ...block('createRegistrant 201 as co-instructor', 'coInstructorId: 101, id: 501, ownerId: 102'),
  ])
})

test('a renamed field fails every interaction that reads it', async () => {
  await using backend = await serveAltered((reply, { method }) =>
    method === 'PATCH' && reply.status === 200
      ? { ...reply, body: replaced(reply.body, '"lastName"', '"surname"') }
      : reply,
  )
  const { printed } = await verify(...urls(backend.origin), '--only', 'updateStudent')
  const failed = printed.split('\n').filter((line) => /^ {2}\w|✗/.test(line))
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
  const { printed } = await verify(...at, '--only', 'getOccurrence')
  expect(printed).toMatch(
    /✗ \$\.data\.attributes\.dates\[0\]\.startTime: expected "[^"]+-06:00", got "[^"]+Z" \(needs an offset, not Z\)\n/,
  )
})

test('a state that the backend does not know', async () => {
  await using backend = await serveAltered((reply, { sent }) =>
    sent.includes('promotion {id} exists') ? { status: 400, body: { errors: [] } } : reply,
  )
  const { code, printed } = await verify(...urls(backend.origin), '--only', 'listPromotions')
  expect(code).toBe(1)
  expect(printed).toContain('given promotion {id} exists (id: 801)')
  expect(printed).toContain('✗ states: "promotion {id} exists" returned 400: {"errors":')
})

test('an operation that the specification does not show is marked', async () => {
  await using backend = await serveAltered((reply, { url }) =>
    isOfStates(url) ? reply : { ...reply, status: 418 },
  )
  const { printed } = await verify(...urls(backend.origin), ...registrants, '--only', 'listStudents')
  expect(printed).toContain('\n  listStudents 200 onePage (assumed)\n')
  expect(printed).toContain('\n  createRegistrant 201\n')
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
  expect(given.printed.trim()).toBe('training-api: 10 of 10 interactions passed')
  const promotions = await verify(...urls(backend.origin), '--only', 'listPromotions', '--token', 'any')
  expect(promotions.printed).toContain(
    'skipped 1 for a signed-in member; pass that token with --member-token',
  )
})

test('a backend that is not running', async () => {
  const backend = await serveAltered()
  await backend[Symbol.asyncDispose]()
  const { code, printed } = await verify(...urls(backend.origin))
  expect(code).toBe(1)
  expect(printed.trim()).toBe(`Nothing answers at ${backend.origin} (ECONNREFUSED). Is the backend running?`)
})

test('a states URL that does not exist', async () => {
  await using backend = await serveAltered()
  const { code, printed } = await verify(
    '--provider-base-url',
    backend.origin,
    '--states-url',
    `${backend.origin}/x`,
  )
  expect(code).toBe(1)
  expect(printed).toContain(`/x returned 404 for the empty state; it must return 2xx.`)
})

test('a states URL that fails on unknown states, which the verifier would retry for minutes', async () => {
  await using backend = await serveAltered((reply) =>
    reply.status === 400 ? { ...reply, status: 500 } : reply,
  )
  const { code, printed } = await verify(...urls(backend.origin))
  expect(code).toBe(1)
  expect(printed).toContain('returned 500 for an unknown state; it must return 400')
})

describe('the choice of interactions', () => {
  const list = async (...args: string[]) => (await verify('--list', ...args)).printed.trim().split('\n')

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
    [
      ['--only', 'listStudents', '--only', 'lstRegistrants'],
      '--only lstRegistrants matches no interaction. Did you mean listRegistrants?',
    ],
    [
      ['--only', 'createRegistrants'],
      '--only createRegistrants matches no interaction. Did you mean createRegistrant?',
    ],
    [
      ['--state', 'promotions {id} exist'],
      '--state promotions {id} exist matches no interaction. Did you mean promotion {id} exists?',
    ],
    [
      ['--only', 'listStudents', '--state', 'promotion'],
      'No interaction has both a name from --only and a state from --state.',
    ],
    [['--pact', 'pacts/none.json'], 'There is no file pacts/none.json.'],
  ])('refuses %j in words', async (args, words) =>
    expect(await verify(...args)).toEqual({ code: 1, printed: `${words}\n` }),
  )
})

test('help lists every option, and an unknown one is named without a stack', async () => {
  const { code, printed } = await verify('--help')
  expect(code).toBe(0)
  for (const option of ['--only', '--state', '--list', '--json', '--junit', '--token'])
    expect(printed).toContain(option)
  const unknown = await verify('--stat', 'x')
  expect(unknown.code).toBe(1)
  expect(unknown.printed).toContain("Unknown option '--stat'")
  expect(unknown.printed).not.toContain('    at ')
})

test('a verification is written as JSON and as JUnit', async () => {
  await using backend = await serveAltered((reply) =>
    reply.status === 409 ? { ...reply, status: 400 } : reply,
  )
  const [json, junit] = [inFolder('report.json'), inFolder('report.xml')]
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
})
