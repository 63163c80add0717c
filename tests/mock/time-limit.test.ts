// The time limit of a call while Node collects garbage: a signal that nothing holds is collected, too, and then its call
// would wait forever.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { http, passthrough } from 'msw'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connect } from '../../src/api/connection.ts'
import { me } from '../../src/api/generated/mesh.calls.ts'
import { getOccurrence } from '../../src/api/generated/training.calls.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock('instructor')

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const CALLS = { getOccurrence: () => getOccurrence({ id: '1' }), me: () => me() }

async function failureOf(call: () => Promise<unknown>): Promise<unknown> {
  connect({ timeout: 200 })
  const outcome = call().then(
    () => 'an answer',
    ({ kind }: { kind?: string }) => kind,
  )
  for (let i = 0; i < 10; i++) {
    await wait(10)
    collectGarbage()
  }
  return Promise.race([outcome, wait(5000, 'still waiting')])
}

describe.each(Object.entries(CALLS))('a call to %s', (_name, call) => {
  test('ends in time when the mock does not answer', async () => {
    mock.use(http.all('*', () => new Promise(() => undefined) as never))
    expect(await failureOf(call)).toBe('timeout')
  })

  test.each(['before its status', 'in the middle of its body'])(
    'ends in time when a server stops %s',
    async (when) => {
      const server = createServer((_request, response) => {
        if (when !== 'before its status')
          response.writeHead(200, { 'content-type': 'application/json' }).write('{')
      })
      onTestFinished(() => {
        server.closeAllConnections()
        server.close()
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      mock.use(http.all('*', passthrough))
      connect({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
      expect(await failureOf(call)).toBe('timeout')
    },
  )
})
