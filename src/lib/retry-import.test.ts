import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportErrorsTo } from './report-error.ts'
import { retryImport } from './retry-import.ts'

const report = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  report.mockClear()
  reportErrorsTo(report)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reportErrorsTo()
})

const FILE = 'http://localhost/assets/StudentsPage-b1946ac9.js'
/** Fails the way a browser does, with the file name a build writes. */
const failing = () =>
  vi.fn().mockRejectedValue(new TypeError(`Failed to fetch dynamically imported module: ${FILE}`))

/** The error that is finally thrown. */
async function failureOf(loading: Promise<unknown>, after = 5000) {
  const failure = loading.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(after)
  return failure
}

test('tries again after a second, until it works', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('page')
  const loading = retryImport(load)()
  await vi.advanceTimersByTimeAsync(1000)
  await expect(loading).resolves.toBe('page')
  expect(vi.getTimerCount(), 'timers that go on').toBe(0)
  expect(load).toHaveBeenCalledTimes(2)
  expect(report).not.toHaveBeenCalled()
})

test.each([
  ['missing', () => Promise.resolve(new Response(null, { status: 404 }))],
  ['error', () => Promise.resolve(new Response(null, { status: 200 }))],
  ['error', () => Promise.reject(new TypeError('Failed to fetch'))],
])('gives up after five tries, and reports the cause %s once', async (cause, answer) => {
  vi.stubGlobal('fetch', vi.fn(answer))
  const load = failing()
  const error = await failureOf(retryImport(load)())
  expect(error).toMatchObject({ name: 'ChunkLoadError', cause })
  expect(load).toHaveBeenCalledTimes(5)
  expect(report.mock.calls).toEqual([[expect.objectContaining({ error })]])
})

test('names the file', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  const load = failing()
  const loading = retryImport(async () => (await load('./StudentsPage-b1946ac9.js')) as unknown)()
  expect(await failureOf(loading)).toMatchObject({ chunk: 'StudentsPage-b1946ac9.js' })
})

test('counts two minutes without an answer as a failure', async () => {
  const load = vi.fn(() => new Promise(() => undefined))
  const error = await failureOf(retryImport(load)(), 5 * 120_000 + 5000)
  expect(error).toMatchObject({ name: 'ChunkLoadError', cause: 'timeout' })
})

test('concurrent calls share one attempt, and a call after a failure tries again', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  const load = failing()
  const fetchPart = retryImport(load)
  const both = Promise.allSettled([fetchPart(), fetchPart()])
  await vi.advanceTimersByTimeAsync(5000)
  await both
  expect(load).toHaveBeenCalledTimes(5)
  expect(report).toHaveBeenCalledOnce()

  load.mockResolvedValue('page')
  await expect(fetchPart()).resolves.toBe('page')
})
