import { expect, test } from 'vitest'
import { json, kept } from './kept.ts'

const textOf = (body: unknown) => new TextDecoder().decode(json(body))

test('a resource is made once for each row', () => {
  let made = 0
  const resource = kept((row: { id: string }) => ({ id: row.id, made: ++made }))
  const row = { id: 'a' }
  expect(resource(row)).toBe(resource(row))
  expect(resource({ id: 'a' })).toEqual({ id: 'a', made: 2 })
})

test.each([
  { data: [], meta: { total: 0 } },
  { meta: { total: 1 }, data: [{ id: 'a', text: '"\u2028' }, 'b', null], included: undefined, 'a b': [1] },
  { data: { id: 'a' } },
  { errors: [{ message: 'No' }] },
  { data: [{ name: 'Zoë 日本' }] },
  [1],
  'text',
  null,
])('%j is written as always', (body) => expect(textOf(body)).toBe(JSON.stringify(body)))

test('a kept resource is written the same a second time', () => {
  const resource = kept((row: { id: string }) => ({ id: row.id, attributes: { name: 'Ana' } }))
  const body = { data: [{ id: 'a' }, { id: 'b' }].map(resource), meta: {} }
  expect(textOf(body)).toBe(JSON.stringify(body))
  expect(textOf(body)).toBe(JSON.stringify(body))
})
