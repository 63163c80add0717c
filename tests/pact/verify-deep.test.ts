// `npm run verify:deep`: the mock passes it, and each part finds what the others cannot.
import { execFile } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import { createLocalServer, mockOf } from '../../mocks/http/server.ts'
import { serve } from '../support/serve-mock.ts'

/** Runs the command. Resolves with its exit code and everything it printed. */
const verify = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const command = ['--disable-warning=ExperimentalWarning', 'tests/pact/verify-deep.ts', ...args]
    // Vitest would take the other Vitest for a worker of its own.
    const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|FORCE_COLOR)/.test(name))
    const env = { ...Object.fromEntries(own), NO_COLOR: '1' }
    const child = execFile(process.execPath, command, { env, maxBuffer: 64_000_000 }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, said: stderr + stdout }),
    )
  })

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

const FAULTS: Record<string, { args: string[]; fault: Fault; says: string }> = {
  'shows students to another instructor': {
    args: ['--only', 'access', '--operation', 'listStudents'],
    fault: (request, answer) =>
      isAt(request, 'GET', /\/students$/) && answer?.status === 404
        ? Response.json({
            data: [],
            meta: { total: 0, count: 0, perPage: 10, currentPage: 1, totalPages: 0 },
          })
        : answer,
    says: 'listStudents > as another instructor',
  },
  'fails on a body that breaks the contract': {
    args: ['--only', 'fuzz', '--operation', 'updateStudent'],
    fault: (request, answer) =>
      isAt(request, 'PATCH', /\/students\//) && answer?.status === 422
        ? new Response('oops', { status: 500 })
        : answer,
    says: 'updateStudent withstands patch',
  },
  'always counts an empty roster': {
    args: ['--only', 'sequences', '--runs', '2'],
    fault: async (request, answer) => {
      if (!answer || !isAt(request, 'GET', /\/occurrences\/[^/]+$/)) return answer ?? new Response()
      const text = (await answer.text()).replace(/"numberOfRegistrants":\d+/, '"numberOfRegistrants":0')
      return new Response(text, answer)
    },
    says: 'sequences of calls, part 1',
  },
}

test('the mock passes every part', { timeout: 240_000 }, async () => {
  const { code, said } = await verify('--runs', '2')
  expect(said.trim().split('\n').at(-1)).toMatch(/^\d{3} passed, 0 failed$/)
  expect(code).toBe(0)
})

describe.each(Object.entries(FAULTS))('a backend that %s', (_name, { args, fault, says }) => {
  test('fails', { timeout: 240_000 }, async () => {
    await using backend = await serveWith(fault)
    const { code, said } = await verify('--provider-base-url', backend.origin, ...args)
    expect(said).toContain(says)
    expect(said.trim().split('\n').at(-1)).toMatch(/^\d+ passed, [1-9]\d* failed$/)
    expect(code).toBe(1)
  })
})

test('an unknown part is an error', async () => {
  const { code, said } = await verify('--only', 'acess')
  expect(said.trim()).toBe('There is no part acess: choose from access, fuzz, sequences.')
  expect(code).toBe(1)
})
