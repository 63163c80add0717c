import { expect, test } from 'vitest'
import { changes } from './changes.ts'

const before = { name: 'Ana', phone: null as string | null, tags: ['a', 'b'], place: { city: 'Austin' } }

test.each([
  ['nothing', {}, undefined],
  ['a text', { name: 'Ann' }, { name: 'Ann' }],
  ['something in the place of nothing', { phone: '555' }, { phone: '555' }],
  ['an empty text, which is not nothing', { phone: '' }, { phone: '' }],
  ['a list of the same', { tags: ['a', 'b'] }, undefined],
  ['the order of a list', { tags: ['b', 'a'] }, { tags: ['b', 'a'] }],
  ['an object of the same', { place: { city: 'Austin' } }, undefined],
  ['a part of an object, which goes whole', { place: { city: 'Waco' } }, { place: { city: 'Waco' } }],
  ['two fields', { name: 'Ann', phone: '555' }, { name: 'Ann', phone: '555' }],
])('a change of %s', (_, change, expected) =>
  expect(changes(before, { ...before, ...change })).toEqual(expected),
)

test('a field that becomes null counts as a change', () => {
  expect(changes<{ phone: string | null }>({ phone: '555' }, { phone: null })).toEqual({ phone: null })
})
