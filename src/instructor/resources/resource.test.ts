import { expect, test } from 'vitest'
import { lastUsedFirst } from './last-used.ts'
import { fileLabel, scopeOf, valuesOf } from './resource.ts'

test.each([
  ['pdf', 'PDF'],
  ['PDF', 'PDF'],
  ['.docx', 'Word document'],
  [' mp4 ', 'Video'],
  ['exe', 'File'],
  ['constructor', 'File'],
  ['', 'File'],
  [null, 'File'],
])('%j is a %s', (filetype, label) => expect(fileLabel(filetype)).toBe(label))

const resource = (curriculumAbbreviation: string | null, stateName: string | null) => ({
  curriculumAbbreviation,
  stateName,
})
const LIST = [resource('DSF', null), resource('CCHD', 'Texas'), resource('DSF', null), resource(null, null)]

test('a list can be narrowed to each value once', () => {
  expect(valuesOf(LIST, 'curriculumAbbreviation')).toEqual(['CCHD', 'DSF'])
  expect(valuesOf(LIST, 'stateName')).toEqual(['Texas'])
  expect(valuesOf([], 'stateName')).toEqual([])
})

test('a resource names only what it is for', () =>
  expect(LIST.map(scopeOf)).toEqual(['DSF', 'CCHD, Texas', 'DSF', '']))

test('what was used last comes first, the latest on top, and what is gone leaves no gap', () => {
  const list = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  const shown = lastUsedFirst(list, ['c', 'gone', 'b'])
  expect(shown.map(({ id, isLastUsed }) => [id, isLastUsed])).toEqual([
    ['c', true],
    ['b', true],
    ['a', false],
    ['d', false],
  ])
  expect(lastUsedFirst(list, []).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
})
