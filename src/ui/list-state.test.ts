import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanSearch, readListState } from './list-state.ts'
import { rememberPageSize, storedPageSize } from './page-size.ts'

const TYPES = ['future', 'to_be_graded', 'completed'] as const
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const read = (search: string) => readListState(new URLSearchParams(search), TYPES)

describe('the state of a list', () => {
  test('comes from the URL', () => {
    expect(read('page=3&type=completed&resultsperpage=25')).toEqual({
      page: 3,
      type: 'completed',
      perPage: 25,
    })
  })

  test.each([
    'page=abc',
    'page=0',
    'page=-1',
    'page=1e309',
    'page=0x10',
    'page=1.5',
    'page=',
    'page=١',
    'page=%00',
    'page=99999999',
    'type=__proto__',
    'type=FUTURE',
    'resultsperpage=7',
    'resultsperpage=1e9',
    'resultsperpage=-1',
    '',
  ])('is the default for %j', (search) => {
    expect(read(search)).toEqual({ page: 1, type: 'future', perPage: 10 })
  })

  test('takes the page size from the URL, else the remembered one, else ten', () => {
    expect(read('').perPage).toBe(10)
    rememberPageSize(50)
    expect(read('').perPage).toBe(50)
    expect(read('resultsperpage=25').perPage).toBe(25)
    expect(read('resultsperpage=all').perPage).toBe(0)
  })
})

describe('the remembered page size', () => {
  test('is reset to ten by All', () => {
    rememberPageSize(50)
    rememberPageSize(0)
    expect([...stored]).toEqual([['results-per-page', '10']])
  })

  test.each(['-1', '1e9', '<img>', '{}', 'NaN', '0', 'all', 'x'.repeat(1000)])(
    'is ten when the storage holds %j',
    (value) => {
      stored.set('results-per-page', value)
      expect(storedPageSize()).toBe(10)
    },
  )

  test('is ten if storage is blocked', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
    expect(() => rememberPageSize(50)).not.toThrow()
    expect(storedPageSize()).toBe(10)
  })
})

describe('a clean search', () => {
  const clean = (search: string) => cleanSearch(new URLSearchParams(search), TYPES).toString()
  test.each([
    ['page=2&type=completed', 'page=2&type=completed'],
    ['', ''],
    ['student=s-1', 'student=s-1'],
    ['page=abc&type=soon&resultsperpage=7', 'page=1&type=future&resultsperpage=10'],
    ['page=2&page=3', 'page=2'],
    ['resultsperpage=all', 'resultsperpage=0'],
  ])('of %j is %j', (search, expected) => expect(clean(search)).toBe(expected))

  test('is left unchanged', () => {
    for (const search of ['page=abc', 'type=x&type=y', 'resultsperpage=99', 'page=1e9'])
      expect(clean(clean(search))).toBe(clean(search))
  })
})
