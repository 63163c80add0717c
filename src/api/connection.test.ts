import { afterAll, expect, test } from 'vitest'
import { connect, connection, send, sendWithoutToken } from './connection.ts'

const before = { ...connection }
afterAll(() => {
  delete connection.trace
  connect(before)
})

test('a call to our own API carries the token and the trace, and one to a service carries neither', async () => {
  const sent: Record<string, string>[] = []
  connect({
    token: () => 'a.b.c',
    trace: () => '00-1-2-01',
    fetch: (request) => {
      sent.push(Object.fromEntries(request.headers))
      return Promise.resolve(new Response())
    },
  })
  await send(new Request('https://training.example.com/api/training/curricula'))
  await sendWithoutToken(new Request('https://search.example.com/1/indexes'))
  expect(sent).toEqual([expect.objectContaining({ 'auth-token': 'a.b.c', traceparent: '00-1-2-01' }), {}])
})
