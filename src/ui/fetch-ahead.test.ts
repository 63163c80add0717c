import { expect, test, vi } from 'vitest'
import { fetchAhead, fetchLater } from './fetch-ahead.ts'

test('chunks are fetched once, and a failed one again', async () => {
  const found = vi.fn().mockResolvedValue('part')
  const lost = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part')
  fetchLater(lost)
  fetchLater(found)
  await Promise.all([fetchAhead(), fetchAhead()])
  expect([lost, found].map((fetch) => fetch.mock.calls.length)).toEqual([1, 1])
  await fetchAhead()
  await fetchAhead()
  expect([lost, found].map((fetch) => fetch.mock.calls.length)).toEqual([2, 1])
})

test('a chunk registered while fetching is fetched too', async () => {
  const late = vi.fn().mockResolvedValue('part')
  fetchLater(async () => fetchLater(late))
  await fetchAhead()
  expect(late).toHaveBeenCalledOnce()
})
