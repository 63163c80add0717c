// Tests the command that checks each exchange of a backend against the contracts, and its proxy.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { issueToken } from '../../mocks/token.ts'
import { runScript } from '../support/run-script.ts'
import { serve } from '../support/serve.ts'
import { serveMock } from '../support/serve-mock.ts'
import { startCheck } from './check/proxy.ts'
import { createLog } from './check/report.ts'

test('the proxy changes nothing, and reports each problem once', async () => {
  const backend = createServer((_, target) => target.writeHead(202, { 'x-own': 'kept' }).end('{"a":1}'))
  const log = createLog()
  await using served = await serve(backend)
  await using proxy = await startCheck(served.origin, log)
  for (const path of ['/api/training/students/8001', '/api/training/students/8002', '/favicon.ico']) {
    const response = await fetch(proxy.origin + path)
    expect([response.status, response.headers.get('x-own')]).toEqual([202, 'kept'])
    expect(await response.text()).toBe('{"a":1}')
  }
  expect(log.report().split('\n')).toEqual([
    '2 exchanges, 1 outcome breaks the contract',
    '',
    '  getStudent 202',
    '    GET /api/training/students/8001',
    '    ✗ Content-Type: must be application/json, got none (2 times)',
    '',
    'In no contract: GET /favicon.ico',
  ])
})

test('the proxy asks the backend not to compress, so that it can check the response', async () => {
  const log = createLog()
  await using mock = await serveMock()
  await using proxy = await startCheck(mock.origin, log)
  const headers = {
    'Auth-Token': issueToken(PEOPLE.instructor.id, PEOPLE.instructor.number, Date.now()),
    'accept-encoding': 'br',
  }
  const path = `/api/training/instructors/${PEOPLE.instructor.id}/courses`
  const compressed = await fetch(mock.origin + path, { headers })
  expect(compressed.headers.get('content-encoding')).toBe('br')
  await fetch(proxy.origin + path, { headers })
  expect(log.report()).toBe('1 exchange, all within the contract')
})

const checkProvider = (...args: string[]) => runScript(['tests/pact/check-provider.ts', ...args])

test('a backend whose states fail was hardly asked, and does not pass', { timeout: 60_000 }, async () => {
  await using mock = await serveMock()
  await using states = await serve(
    createServer(
      (message, target) =>
        // Before it starts, the command asks for the empty state.
        void buffer(message).then((body) =>
          target.writeHead(body.includes('"state":""') ? 200 : 400).end('{}'),
        ),
    ),
  )
  const { code, printed } = await checkProvider(
    '--provider-base-url',
    mock.origin,
    '--states-url',
    states.origin,
  )
  expect(printed).toMatch(/^training-api: \d+ of \d+ interactions failed; npm run pact:verify shows them$/m)
  expect(printed).toMatch(/^\d+ exchanges, all within the contract$/m)
  expect(printed).toMatch(/^Only \d+ of \d+ interactions could be checked$/m)
  expect(code).toBe(1)
})

test('the mock follows the contract', async () => {
  const { code, printed } = await checkProvider()
  expect(code).toBe(0)
  const [, exchanges] = /^(\d{3}) exchanges, all within the contract$/.exec(printed.trim()) ?? [printed]
  expect(readFileSync('contracts/README.md', 'utf8')).toContain(
    `    ${exchanges} exchanges, 1 outcome breaks the contract\n`,
  )
})

test('with --pact, a backend is asked only for the calls of that file', async () => {
  const leads = await checkProvider('--pact', 'contracts/pacts/training-web-leads.json')
  expect(leads).toEqual({ code: 0, printed: '2 exchanges, all within the contract\n' })
  const typo = await checkProvider('--pact', 'lead.json')
  expect(typo).toEqual({ code: 1, printed: 'There is no file lead.json.\n' })
})
