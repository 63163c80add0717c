import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptList } from './kept-list.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
}
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => void vi.unstubAllGlobals())

const list = keptList('list', 3)

test('keeps the latest, each once', () => {
  for (const text of ['a', 'b', 'c', 'a', 'd']) list.putFirst(text)
  expect(list.read()).toEqual(['d', 'a', 'c'])
  expect(keptList('other', 3).read()).toEqual([])
})

test.each([
  ['nothing', undefined, []],
  ['no JSON', 'a,b', []],
  ['no list', '{"0":"a"}', []],
  ['other things among texts', '["a",1,null,["b"],"c"]', ['a', 'c']],
  ['too much', '["a","b","c","d"]', ['a', 'b', 'c']],
])('reads %s that is stored', (_, text, found) => {
  if (text !== undefined) stored.set('list', text)
  expect(list.read()).toEqual(found)
})

test('forgets one, and tells whoever watches', () => {
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  const onChange = vi.fn()
  const stop = list.watch(onChange)
  expect(list.putFirst('a')).toBe(true)
  expect(list.putFirst('b')).toBe(true)
  expect(list.remove('a')).toBe(true)
  expect(list.read()).toEqual(['b'])
  expect(onChange).toHaveBeenCalledTimes(3)
  stop()
  list.remove('b')
  expect(onChange).toHaveBeenCalledTimes(3)
})

test('is empty where storage is blocked, and says so', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(list.putFirst('a')).toBe(false)
  expect(list.read()).toEqual([])
})
