import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { keyOf, type MutationId, type QueryId } from './operation-ids.ts'
import { createQueryClient } from './query-client.ts'
import { removeRow, takeAnswer } from './stale.ts'

const row = (id: string) => ({ id, type: 'students', attributes: {} })
const list = (...ids: string[]) => ({
  data: ids.map(row),
  meta: { total: 21, totalPages: 3, count: ids.length, perPage: 10, currentPage: 3 },
})

describe('a removed row', () => {
  test('disappears from every page that shows it, and the counts drop by one', () => {
    const client = new QueryClient()
    client.setQueryData(['listStudents', { page: 3 }], list('a'))
    client.setQueryData(['listStudents', { page: 1 }], list('b', 'c'))
    removeRow(client, 'archiveStudent', { id: 'a' })
    expect(client.getQueryData(['listStudents', { page: 3 }])).toEqual({
      data: [],
      meta: { total: 20, totalPages: 2, count: 0, perPage: 10, currentPage: 3 },
    })
    expect(client.getQueryData(['listStudents', { page: 1 }])).toEqual(list('b', 'c'))
  })

  test('disappears from a list without counts too', () => {
    const client = new QueryClient()
    client.setQueryData(['listRegistrants', { id: '1' }], { data: [row('a'), row('b')] })
    removeRow(client, 'deleteRegistrant', { id: 'a' })
    expect(client.getQueryData(['listRegistrants', { id: '1' }])).toEqual({ data: [row('b')] })
  })
})

describe('what a change answers', () => {
  const student = (id: string, version: string, attributes: object) => ({
    id,
    type: 'students',
    attributes,
    meta: { version, updatedAt: '2026-11-20T15:00:00Z' },
  })

  test('is in the lists and the single reads that hold it, and nowhere else', () => {
    const client = new QueryClient()
    const [ana, bo] = [
      student('a', '1', { firstName: 'Ana', registrations: [] }),
      student('b', '1', { firstName: 'Bo' }),
    ]
    client.setQueryData(['listStudents', { page: 1 }], { data: [bo, ana], meta: { total: 2 } })
    client.setQueryData(['getStudent', { id: 'a' }], { data: ana })
    client.setQueryData(['getStudent', { id: 'b' }], { data: bo })
    takeAnswer(client, 'updateStudent', { data: student('a', '2', { firstName: 'Anna' }) })

    const anna = student('a', '2', { firstName: 'Anna', registrations: [] })
    expect(client.getQueryData(['listStudents', { page: 1 }])).toEqual({
      data: [bo, anna],
      meta: { total: 2 },
    })
    expect(client.getQueryData(['getStudent', { id: 'a' }])).toEqual({ data: anna })
    expect(client.getQueryData(['getStudent', { id: 'b' }])).toEqual({ data: bo })
    expect(client.getQueryCache().getAll()).toHaveLength(3)
  })

  test('is left alone when it is nothing, or a list', () => {
    const client = new QueryClient()
    client.setQueryData(['getStudent', { id: 'a' }], { data: row('a') })
    for (const answer of [undefined, null, {}, { data: null }, { data: [row('a')] }])
      takeAnswer(client, 'updateStudent', answer)
    expect(client.getQueryData(['getStudent', { id: 'a' }])).toEqual({ data: row('a') })
  })
})

describe('after a change', () => {
  const run = async (change: MutationId, act: () => Promise<unknown>, refresh?: 'awaited' | 'later') => {
    const client = createQueryClient({ toast: vi.fn(), sessionExpired: vi.fn() })
    const read = vi.fn(() => Promise.resolve({ data: [row('a')] }))
    const ids: QueryId[] = ['listStudents', 'listPromotions']
    for (const id of ids) await client.fetchQuery({ queryKey: keyOf(id), queryFn: read })
    const mutation = client.getMutationCache().build(client, {
      mutationKey: [change],
      mutationFn: act,
      ...(refresh && { meta: { refresh } }),
    })
    await mutation.execute({ id: 'a' }).catch(() => undefined)
    return {
      stale: ids.filter((id) => client.getQueryState(keyOf(id))?.isInvalidated),
      rows: client.getQueryData<{ data: unknown[] }>(keyOf('listStudents'))?.data.length,
    }
  }

  test('marks its reads as stale, removes its row, and leaves other reads alone', async () => {
    expect(await run('archiveStudent', () => Promise.resolve())).toEqual({ stale: ['listStudents'], rows: 0 })
  })

  test('marks its reads as stale even if it fails, because only the answer may have been lost', async () => {
    const lost = () => Promise.reject(new TypeError('lost'))
    expect(await run('archiveStudent', lost)).toEqual({ stale: ['listStudents'], rows: 1 })
  })

  test('leaves the refetch to the caller when it is one of many', async () => {
    expect(await run('createRegistrant', () => Promise.resolve(), 'later')).toEqual({ stale: [], rows: 1 })
  })
})
