import { request as httpRequest } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createBackend } from '../../../mocks/backend.ts'
import { serveMock } from '../../support/serve-mock.ts'
import { add, now, seatsOf, send } from './calls.ts'

describe('other hosts', () => {
  const statusFor = (port: number, host: string) =>
    new Promise((resolve) => {
      httpRequest({ port, host: '127.0.0.1', path: '/_mock/', headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).end()
    })

  test('are refused by name', async () => {
    await using mock = await serveMock()
    expect(await statusFor(mock.port, 'evil.example')).toBe(403)
    expect(await statusFor(mock.port, 'localhost.evil.example')).toBe(403)
    expect(await statusFor(mock.port, 'localhost:4173')).toBe(200)
  })

  test('may not read answers, but an application on this machine may', async () => {
    await using mock = await serveMock()
    const allowed = async (origin: string) =>
      (await fetch(`${mock.origin}/_mock/`, { headers: { origin } })).headers.get(
        'access-control-allow-origin',
      )
    expect(await allowed('http://localhost:5173')).toBe('http://localhost:5173')
    expect(await allowed('https://evil.example')).toBeNull()
    expect(await allowed('http://localhost.evil.example')).toBeNull()
  })
})

describe('pages of other sites', () => {
  // A browser sends plain text without a preflight, along with the origin of the page.
  const addFrom = (mock: string, site: string) =>
    send(mock, { headers: { origin: site } }).then(({ status }) => status)

  test.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'null',
  ])('a student sent from %s is not added', async (site) => {
    await using mock = await serveMock(createBackend(now))
    expect(await addFrom(mock.origin, site)).toBe(403)
    expect(await seatsOf(mock.origin)).toBe(0)
  })

  test('cannot reset anything', async () => {
    await using mock = await serveMock(createBackend(now))
    await add(mock.origin)
    const reset = (headersOfPage: HeadersInit) =>
      fetch(`${mock.origin}/_mock/reset`, { method: 'POST', body: '{}', headers: headersOfPage })
    expect((await reset({ origin: 'https://evil.example', 'content-type': 'text/plain' })).status).toBe(403)
    expect(await seatsOf(mock.origin)).toBe(1)
    expect((await reset({ origin: mock.origin })).status).toBe(204)
    expect(await seatsOf(mock.origin)).toBe(0)
  })

  test('do not include pages of this machine, which may add a student', async () => {
    await using mock = await serveMock(createBackend(now))
    expect(await addFrom(mock.origin, 'http://localhost:5173')).toBe(201)
  })
})
