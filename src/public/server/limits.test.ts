import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { serve } from '../../../tests/support/serve.ts'
import { limited, watchLag } from './limits.ts'
import { inTrace } from './trace.ts'

const send = limited((request, init) => fetch(request, init), 'https://api.example.com', 1000)

test('an answer without an end is read no further than an answer can be, and its connection is closed', async () => {
  let isOpen = true
  const endless = createServer((_, target) => {
    const timer = setInterval(() => target.write('x'.repeat(100)), 1)
    target.once('close', () => {
      isOpen = false
      clearInterval(timer)
    })
  })
  await using server = await serve(endless)
  const response = await send(new Request(server.origin))
  await expect(response.text()).rejects.toThrow('more than 1000 bytes')
  await expect.poll(() => isOpen).toBe(false)
})

test('an answer that is short only while it is packed is read no further either', async () => {
  await using server = await serve(
    createServer((_, target) => {
      const packed = gzipSync('x'.repeat(1001))
      const headers = { 'content-encoding': 'gzip', 'content-length': packed.length }
      target.writeHead(200, headers).end(packed)
    }),
  )
  const response = await send(new Request(server.origin))
  await expect(response.text()).rejects.toThrow('more than 1000 bytes')
})

test.each([
  ['says how long it is', { 'content-length': 1000 }],
  ['does not say how long it is', { 'transfer-encoding': 'chunked' }],
])('an answer of the longest kind that %s arrives whole, with its status', async (_, headers) => {
  await using server = await serve(
    createServer(
      (__, target) => void target.writeHead(404, { 'x-a': 'b', ...headers }).end('x'.repeat(1000)),
    ),
  )
  const response = await send(new Request(server.origin))
  expect([response.status, response.headers.get('x-a'), await response.text()]).toEqual([
    404,
    'b',
    'x'.repeat(1000),
  ])
})

test('a call is sent to no other address than its own', async () => {
  const asked: string[] = []
  await using server = await serve(
    createServer((message, target) => {
      asked.push(message.url ?? '')
      target.writeHead(302, { location: '/elsewhere' }).end()
    }),
  )
  await expect(send(new Request(`${server.origin}/here`))).rejects.toThrow()
  expect(asked).toEqual(['/here'])
})

test('a call to the API continues the trace of its visitor, and no other call does', async () => {
  const sent: (string | null)[] = []
  const api = limited((request) => {
    sent.push(request.headers.get('traceparent'))
    return Promise.resolve(new Response())
  }, 'https://api.example.com')
  const id = 'a'.repeat(32)
  await inTrace(`00-${id}-${'b'.repeat(16)}-01`, async () => {
    await api(new Request('https://api.example.com/api/training/curricula'))
    await api(new Request('https://api.example.com.evil.example/'))
  })
  expect(sent).toEqual([expect.stringMatching(new RegExp(`^00-${id}-`)), null])
})

test('a request that comes after too much work is late, until the clock beats again', async () => {
  const isLate = watchLag(100)
  expect(isLate()).toBe(false)
  const end = performance.now() + 120
  while (performance.now() < end);
  expect(isLate()).toBe(true)
  await wait(50)
  expect(isLate()).toBe(false)
})
