import { expect, test } from 'vitest'
import { ownHostOnly } from './own-host.ts'

const answer = ownHostOnly('https://training.example.com', async ({ method, url }) => {
  if (url.endsWith('/broken')) throw new URIError('URI malformed')
  return method === 'GET' ? new Response(url) : undefined
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
])('the host %j is not ours', async (host) => expect((await ask('/', host)).status).toBe(421))

test.each([
  ['/class/1', 'https://training.example.com/class/1'],
  ['//evil.example/x', 'https://training.example.com//evil.example/x'],
  ['/@evil.example', 'https://training.example.com/@evil.example'],
])('%s stays here', async (url, whole) => expect(await (await ask(url, OWN)).text()).toBe(whole))

test.each(['http://evil.example/', '*', '@evil.example', '/broken'])('%s cannot be read', async (url) =>
  expect((await ask(url, OWN)).status).toBe(400),
)

test('what is no question is refused', async () => expect((await ask('/', OWN, 'POST')).status).toBe(405))
