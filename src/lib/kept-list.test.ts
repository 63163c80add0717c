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

test('is empty where storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined)
  list.putFirst('a')
  expect(list.read()).toEqual([])
})
