import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError, retryImport } from './retry-import.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('tries again after a second, until it works', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('page')
  const loading = retryImport(load)()
  await vi.advanceTimersByTimeAsync(1000)
  await expect(loading).resolves.toBe('page')
  expect(load).toHaveBeenCalledTimes(2)
})

test('gives up after five tries', async () => {
  const load = vi.fn().mockRejectedValue(new Error('lost'))
  const loading = expect(retryImport(load)()).rejects.toBeInstanceOf(ChunkLoadError)
  await vi.advanceTimersByTimeAsync(5000)
  await loading
  expect(load).toHaveBeenCalledTimes(5)
})

test('counts two minutes without an answer as a failure', async () => {
  const load = vi.fn(() => new Promise(() => undefined))
  const loading = expect(retryImport(load)()).rejects.toBeInstanceOf(ChunkLoadError)
  await vi.advanceTimersByTimeAsync(5 * 120_000 + 5000)
  await loading
})
