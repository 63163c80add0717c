import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { needsNewDocument } from './new-release.ts'
import { ChunkLoadError } from './retry-import.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const missing = (chunk: string) => new ChunkLoadError(chunk, 'missing')

test('asks for a new document once for each missing chunk', () => {
  expect(needsNewDocument(missing('StudentsPage-1.js'))).toBe(true)
  expect(needsNewDocument(missing('StudentsPage-1.js'))).toBe(false)
  // The next release replaces the file again.
  expect(needsNewDocument(missing('StudentsPage-2.js'))).toBe(true)
  // Two missing chunks must not take turns.
  expect(needsNewDocument(missing('StudentsPage-1.js'))).toBe(false)
})

test.each([
  ['a lost network', new ChunkLoadError('StudentsPage-1.js', 'error')],
  ['a server that does not answer', new ChunkLoadError('StudentsPage-1.js', 'timeout')],
  ['any other error', new TypeError('broken')],
])('%s does not ask for a new document', (_, error) => {
  expect(needsNewDocument(error)).toBe(false)
})

test('never asks where the browser forbids storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(needsNewDocument(missing('StudentsPage-1.js'))).toBe(false)
})
