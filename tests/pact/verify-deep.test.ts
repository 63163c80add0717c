// `npm run verify:deep`: the mock and the example in Python pass it, and each part finds what the others cannot.
import { expect, test } from 'vitest'
import { operations } from '../../contracts/reader/contracts.ts'
import { createBackend } from '../../mocks/backend.ts'
import { createLocalServer, mockOf } from '../../mocks/http/server.ts'
import { CALLS, hasPython, startPython } from './independent/python.ts'
import { runScript } from '../support/run-script.ts'
import { serve } from '../support/serve.ts'

// Vitest would take the other Vitest for a worker of its own.
const taken = Object.keys(process.env).filter((name) => /^(VITEST|FORCE_COLOR)/.test(name))
const env = { ...Object.fromEntries(taken.map((name) => [name, undefined])), NO_COLOR: '1' }
const LONG = { timeout: 240_000 }
const verify = (...args: string[]) => runScript(['tests/pact/verify-deep.ts', ...args], { env })

const urlsOf = ({ origin, statesUrl }: { origin: string; statesUrl: string }) => [
  '--provider-base-url',
  origin,
  '--states-url',
  statesUrl,
]

type Fault = (request: Request, answer: Response | undefined) => Response | undefined | Promise<Response>

/** The mock with a fault. */
function serveWith(fault: Fault) {
  const respond = mockOf(createBackend())
  return serve(
    createLocalServer(async (request) => fault(request.clone(), await respond(request)) ?? new Response()),
  )
}

const isAt = ({ method, url }: Request, wanted: string, path: RegExp) =>
  method === wanted && path.test(new URL(url).pathname)

const FAULTS: Record<string, { args: string[]; fault: Fault; says: string[] }> = {
  'shows students to another instructor': {
    args: ['--only', 'access', '--operation', 'listStudents'],
    fault: (request, answer) =>
      isAt(request, 'GET', /\/students$/) && answer?.status === 404
        ? Response.json({
            data: [],
            meta: { total: 0, count: 0, perPage: 10, currentPage: 1, totalPages: 0 },
          })
        : answer,
    says: [
      '✗ listStudents as a member who does not teach',
      '    GET /api/training/instructors/101/students?page=1&perPage=10',
      '      expected 404',
      '      received 200 {"data":[],"meta":{"total":0,"count":0,"perPage":10,"currentPage":1,"totalPages"…',
      '✗ listStudents as another instructor',
    ],
  },
  'fails on a body that breaks the contract': {
    args: ['--only', 'fuzz', '--operation', 'updateStudent'],
    fault: (request, answer) =>
      isAt(request, 'PATCH', /\/students\//) && answer?.status === 422
        ? new Response('oops', { status: 500 })
        : answer,
    says: [
      '✗ updateStudent with random requests',
      '    PATCH /api/training/students/8001',
      expect.stringMatching(/^ {6}a (body|query) that the contract does not allow: /) as string,
      '      expected a refusal (4xx)',
      '      received 500 oops (the backend fails with 500)',
    ],
  },
  'answers with what is not JSON': {
    args: ['--only', 'access', '--operation', 'getStudent'],
    fault: (request, answer) =>
      isAt(request, 'GET', /\/students\//) && answer?.status === 200
        ? new Response('{"data":\u0007', { headers: { 'content-type': 'application/json' } })
        : answer,
    says: [
      '✗ getStudent as the owner',
      '    GET /api/training/students/8001',
      expect.stringMatching(/^ {6}expected the contract: /) as string,
      '      received 200 {"data":\u0007',
    ],
  },
  redirects: {
    args: ['--only', 'access', '--operation', 'getStudent'],
    fault: (request, answer) =>
      isAt(request, 'GET', /\/students\//) && answer?.status === 200
        ? new Response(null, { status: 301, headers: { location: '/', 'content-type': 'application/json' } })
        : answer,
    says: [
      '✗ getStudent without a token',
      '    GET /api/training/students/8001',
      '      as the owner, after the refusal of the same call without a token',
      '      expected 200, because a refusal changes nothing',
      '      received 301 (empty)',
    ],
  },
  'answers with a page in a sequence of calls': {
    args: ['--only', 'sequences', '--runs', '2'],
    fault: (request, answer) =>
      isAt(request, 'POST', /\/courses$/) ? new Response('<h1>Proxy</h1>', { status: 200 }) : answer,
    says: [
      '✗ sequences of calls, part 1',
      '    Property failed after 1 tests',
      expect.stringContaining('seed: 20261121') as string,
      expect.stringContaining('Counterexample: ') as string,
      '    POST courses returned 200 <h1>Proxy</h1>, which is not JSON',
    ],
  },
  'always counts an empty roster': {
    args: ['--only', 'sequences', '--runs', '2'],
    fault: async (request, answer) => {
      if (!answer || !isAt(request, 'GET', /\/occurrences\/[^/]+$/)) return answer ?? new Response()
      const text = (await answer.text()).replace(/"numberOfRegistrants":\d+/, '"numberOfRegistrants":0')
      return new Response(text, answer)
    },
    says: [
      '✗ sequences of calls, part 1',
      '    Property failed after 1 tests',
      expect.stringContaining('seed: 20261121') as string,
      expect.stringMatching(/^ {4}Counterexample: \[\w+\(/) as string,
      expect.stringContaining('to match object') as string,
      expect.stringMatching(/^ {6}expected "numberOfRegistrants": [1-9]/) as string,
      '      received "numberOfRegistrants": 0',
    ],
  },
}

/** The document of an answer with something changed. */
async function edited(answer: Response, change: (text: string) => string) {
  const { status, headers } = answer
  return new Response(change(await answer.text()), { status, headers })
}

test('a backend with a fault for each of the other parts fails in each', LONG, async () => {
  let etag = ''
  await using backend = await serveWith((request, answer) => {
    const { search } = new URL(request.url)
    if (answer && isAt(request, 'GET', /\/students$/) && search.includes('page=2'))
      return edited(answer, (text) => text.replace(/"id":"\d+"/, '"id":"8001"'))
    if (answer && isAt(request, 'PATCH', /\/students\//) && answer.status === 200) {
      etag ||= answer.headers.get('etag') ?? ''
      answer.headers.set('etag', etag.replace('2', '1'))
      return edited(answer, (text) => text.replace('O\u2019Brien', 'O&rsquo;Brien'))
    }
    return answer
  })
  const parts = ['lists', 'versions', 'writes'].flatMap((part) => ['--only', part])
  const calls = ['listStudents', 'updateStudent'].flatMap((name) => ['--operation', name])
  const { code, printed } = await verify('--provider-base-url', backend.origin, ...parts, ...calls)
  const lines = printed.split('\n').map((line) => line.trim())
  expect(lines).toEqual(
    expect.arrayContaining([
      '✗ listStudents in pages',
      'GET /api/training/instructors/101/students in pages of two',
      '✗ updateStudent by two editors',
      'expected another ETag after the edit',
      '✗ updateStudent is returned and stored as it was sent',
      'expected in the response.firstName: "Zoë O’Brien-Müller \\"李\\" 1", got "Zoë O&rsquo;Brien-Müller \\"李\\" 1"',
    ]),
  )
  expect(code).toBe(1)
})

test('the mock passes every part', LONG, async () => {
  const { code, printed } = await verify('--runs', '2')
  const lines = printed.trim().split('\n')
  expect(lines.at(-1)).toMatch(/^\d{3} passed, 0 failed$/)
  expect(lines.slice(0, -1).filter((line) => !line.startsWith('✓ '))).toEqual([])
  expect(lines.length).toBe(Number.parseInt(lines.at(-1) ?? '', 10) + 1)
  expect(code).toBe(0)
})

test.each(Object.entries(FAULTS))('a backend that %s fails', LONG, async (_name, { args, fault, says }) => {
  await using backend = await serveWith(fault)
  const { code, printed } = await verify('--provider-base-url', backend.origin, ...args)
  const lines = printed.trim().split('\n')
  const at = lines.findIndex((line) => line.startsWith('✗ '))
  expect(lines.slice(at, at + says.length)).toEqual(says)
  expect(lines.at(-1)).toMatch(/^\d+ passed, [1-9]\d* failed$/)
  expect(code).toBe(1)
})

test('a 204 may name a type of content', LONG, async () => {
  await using backend = await serveWith((_, answer) => {
    if (answer?.status === 204) answer.headers.set('content-type', 'application/json')
    return answer
  })
  const only = ['deleteOccurrence', 'deleteRegistrant', 'archiveStudent'].flatMap((name) => [
    '--operation',
    name,
  ])
  const { code, printed } = await verify('--provider-base-url', backend.origin, '--runs', '5', ...only)
  expect(printed.trim().split('\n').at(-1)).toMatch(/^\d+ passed, 0 failed$/)
  expect(code).toBe(0)
})

test.skipIf(!hasPython)('the provider in Python passes for its calls', LONG, async () => {
  await using provider = await startPython()
  const own = CALLS.filter((name) => operations.some(({ id }) => id === name))
  const { code, printed } = await verify(...urlsOf(provider), ...own.flatMap((name) => ['--operation', name]))
  const others = printed.split('\n').filter((line) => line && !line.startsWith('✓ '))
  expect(others).toEqual([expect.stringMatching(/^[1-9]\d passed, 0 failed$/)])
  expect(code).toBe(0)
})

test.skipIf(!hasPython)('a state that all sequences need and the backend lacks', LONG, async () => {
  await using provider = await startPython()
  const { code, printed } = await verify(...urlsOf(provider), '--only', 'sequences')
  expect(printed.trim().split('\n')).toEqual([
    '✗ before or after the checks',
    '    The state "certification {id} exists" returned 400: {"error": "unknown state"}',
    '0 passed, 1 failed',
  ])
  expect(code).toBe(1)
})

test.each([
  [
    'an unknown operation',
    ['--operation', 'getStudents'],
    'The training contract has no operation getStudents. Did you mean getStudent?',
  ],
  [
    'an unknown part',
    ['--only', 'acess'],
    'There is no part acess: choose from access, fuzz, lists, sequences, versions, writes.',
  ],
  [
    'an operation that the chosen part does not test',
    ['--only', 'sequences', '--operation', 'createReply'],
    expect.stringContaining('No check was run') as string,
  ],
])('%s is an error', async (_, args, words) => {
  const { code, printed } = await verify(...args)
  expect({ code, printed: printed.trim() }).toEqual({ code: 1, printed: words })
})
