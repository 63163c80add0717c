import { expect, test } from 'vitest'
import { PLAIN_HEADERS } from '../../lib/page/security-headers.ts'
import { ownHostOnly } from './own-host.ts'

const answer = ownHostOnly('https://training.example.com', async ({ method, url }) => {
  if (url.endsWith('/broken')) throw new URIError('URI malformed')
  return method === 'GET' ? { status: 200, headers: {}, body: url } : undefined
})
const ask = (url: string, host: string, method = 'GET') =>
  answer({ method, url, headers: new Headers({ host }) })
const OWN = 'training.example.com'

test.each([
  'evil.example',
  'training.example.com.evil.example',
  'TRAINING.example.com:8080',
  'localhost',
  '',
])('refuses the host %j', async (host) => expect((await ask('/', host)).status).toBe(421))

test.each([
  ['/class/1', 'https://training.example.com/class/1'],
  ['//evil.example/x', 'https://training.example.com//evil.example/x'],
  ['/@evil.example', 'https://training.example.com/@evil.example'],
])('%s is an address of this site', async (url, whole) => expect((await ask(url, OWN)).body).toBe(whole))

test.each(['http://evil.example/', '*', '@evil.example', '/broken'])(
  'refuses the unreadable address %s',
  async (url) => expect((await ask(url, OWN)).status).toBe(400),
)

test.each(['POST', 'TRACE', 'OPTIONS', 'DELETE'])('refuses the method %s', async (method) => {
  const { status, headers } = await ask('/', OWN, method)
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
})

test('refuses an address that is longer than any link', async () =>
  expect((await ask(`/${'x'.repeat(9000)}`, OWN)).status).toBe(414))

test.each([
  ['/', 'evil.example'],
  ['*', OWN],
  ['/nothing', OWN],
])('a browser neither runs nor keeps the refusal of %s for the host %s', async (url, host) => {
  const { headers } = await ask(url, host, url === '/nothing' ? 'PUT' : 'GET')
  expect(headers).toMatchObject({ ...PLAIN_HEADERS, 'cache-control': 'no-store' })
})
