// Half of a surrogate pair can be written in JSON, but not in a page, a URL or UTF-8. So no call stores one.
import { expect, test } from 'vitest'
import { type Contract, operations, schemaOf } from '../../contracts/reader/contracts.ts'
import type { Schema } from '../../contracts/reader/openapi.ts'

type Text = { at: string; schema: Schema }

/** Every text in a body, by its place: `createCourse location.city`. */
function textsIn(contract: Contract, raw: Schema, at: string): Text[] {
  const schema = schemaOf(contract, raw)
  const inside = [
    ...Object.entries(schema.properties ?? {}).map(([name, one]) => [`${at}.${name}`, one] as const),
    ...[schema.items, schema.additionalProperties, ...(schema.oneOf ?? [])].map((one) => [at, one] as const),
  ].flatMap(([place, one]) => (typeof one === 'object' ? textsIn(contract, one, place) : []))
  return [schema.type].flat().includes('string') ? [{ at, schema }, ...inside] : inside
}

const texts = operations
  .filter(({ contract, method, body }) => contract === 'training' && method !== 'get' && body)
  .flatMap(({ id, contract, body }) => textsIn(contract, body?.schema ?? {}, id))

const isBound = ({ format, enum: values, const: value }: Schema) =>
  format !== undefined || values !== undefined || value !== undefined

test('no text in a body may hold half of a surrogate pair', () => {
  expect(texts.length).toBeGreaterThan(50)
  const open = texts.filter(
    ({ schema }) => !isBound(schema) && new RegExp(schema.pattern ?? '', 'u').test('Ana \uD83D'),
  )
  expect(open.map(({ at }) => at)).toEqual([])
})

test('nor is any text refused that can be read', () => {
  const free = texts.filter(({ schema }) => schema.pattern?.includes('Cs'))
  expect(free.length).toBeGreaterThan(20)
  const narrow = free.filter(
    ({ schema }) => !new RegExp(schema.pattern ?? '', 'u').test('Zoë_👩‍🚀'.normalize()),
  )
  // Names and phone numbers refuse the joiner between the two, because nobody sees it.
  expect(narrow.filter(({ at }) => !/Name|phone/.test(at)).map(({ at }) => at)).toEqual([])
})
