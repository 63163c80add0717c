import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportErrorsTo } from '../lib/report-error.ts'
import { ChunkLoadError } from '../lib/retry-import.ts'
import { ApiError } from './errors.ts'
import { lateCall } from './late-call.ts'
import { defaultOptions } from './query-defaults.ts'

beforeEach(() => {
  vi.useFakeTimers()
  reportErrorsTo(vi.fn())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reportErrorsTo()
})

const double = async (count: number) => count * 2
const lost = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/find-1.js')

test('loads its code with the first call, and tries again if that fails', async () => {
  const load = vi.fn<() => Promise<typeof double>>().mockRejectedValueOnce(lost).mockResolvedValue(double)
  const call = lateCall(load)
  expect(load).not.toHaveBeenCalled()
  const answer = call(2)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(answer).resolves.toBe(4)
})

test.each([
  ['missing', 404],
  ['error', 200],
])('without its code (%s) it fails like a call that did not reach the server', async (cause, status) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
  const load = vi.fn<() => Promise<typeof double>>().mockRejectedValue(lost)
  const call = lateCall(load)
  const failure = call(2).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5000)
  const error = (await failure) as ApiError
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ kind: 'network', cause: { name: 'ChunkLoadError', cause } })
  expect(error.message).toBe('We could not reach the server. Check your connection')

  load.mockResolvedValue(double)
  await expect(call(3), 'the next call').resolves.toBe(6)
})

test('a failure of the call itself stays as it is', async () => {
  const refused = new ApiError('response', 404, [])
  await expect(lateCall(async () => () => Promise.reject(refused))()).rejects.toBe(refused)
})

test('a query does not repeat the tries that loading its code has had', () => {
  const retry = defaultOptions.queries?.retry as (count: number, error: ApiError) => boolean
  const network = (cause?: unknown) => new ApiError('network', 0, [], { cause })
  expect(retry(0, network())).toBe(true)
  expect(retry(0, network(new ChunkLoadError('find-1.js', 'error')))).toBe(false)
})
