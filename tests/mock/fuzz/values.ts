// Values that a contract schema allows. Deliberately does not use Ajv, so that the two check each other.
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { type Contract, schemaOf } from '../../../contracts/reader/contracts.ts'
import type { Schema as Read } from '../../../contracts/reader/openapi.ts'

export type Schema = Read & {
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minProperties?: number
  maxProperties?: number
  required?: string[]
  additionalProperties?: boolean | Schema
}
/** The existing values for a field that must refer to something; undefined for any other field. */
export type Known = (field: string) => Arbitrary<unknown> | undefined

const KEYWORDS = new Set(
  (
    '$ref type const enum format pattern default properties items oneOf minimum maximum minLength maxLength minItems ' +
    'maxItems uniqueItems minProperties maxProperties required additionalProperties title description example'
  ).split(' '),
)
/** Texts that have broken programs before. Every free-text field allows them, except for half a surrogate pair. */
export const NASTY = [
  '__proto__',
  'constructor',
  'toString',
  '\u0000\u001F',
  '\u202Egnp.exe',
  '\uD83D\uDE00',
  '\uD800',
  '<img src=x onerror=alert(1)>',
  '=cmd|1',
  `'; drop table courses; --`,
  'true || true',
  'ﬁ İ ß',
]
const LONGEST = 40
/** A pattern that accepts this accepts most texts: it only excludes some characters. */
const ORDINARY = 'Ana <Silva>, 12'

/**
 * Values for a schema.
 * @param field name of the value, which `known` looks up
 */
export function valuesOf(contract: Contract, raw: Read, known: Known, field = ''): Arbitrary<unknown> {
  const schema = schemaOf(contract, raw) as Schema
  for (const keyword of Object.keys(schema))
    if (!KEYWORDS.has(keyword) && !keyword.startsWith('x-'))
      throw new Error(`the fuzz does not know ${keyword}`)
  const named = known(field)
  if (named && schema.type !== 'array') return named.filter((value) => fits(schema, String(value)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((one) => valuesOf(contract, one, known, field)))
  const types = [schema.type ?? []].flat()
  return types.length
    ? fc.oneof(
        ...types.map((type) => ofType[type]?.(schema, { contract, known, field }) ?? fc.constant(null)),
      )
    : fc.jsonValue({ maxDepth: 2 })
}

type Place = { contract: Contract; known: Known; field: string }

const ofType: Record<string, (schema: Schema, place: Place) => Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum: min = -1e6, maximum: max = 1e6 }) =>
    fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max)),
  // Two decimals, for money and hours.
  number: ({ minimum = -1e6, maximum = 1e6 }) =>
    fc.integer({ min: minimum * 100, max: maximum * 100 }).map((hundredths) => hundredths / 100),
  string: textOf,
  array: ({ items = {}, minItems: minLength = 0, maxItems = 4, uniqueItems }, { contract, known, field }) => {
    const item = valuesOf(contract, items, known, field)
    const options = { minLength, maxLength: Math.max(minLength, Math.min(maxItems, 4)) }
    return uniqueItems ? fc.uniqueArray(item, options) : fc.array(item, options)
  },
  object: objectOf,
}

const DATES = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())
/** Times of a venue, which have an offset and no Z. */
const VENUE_TIMES = fc.oneof(
  DATES.map((date) => date.replace('Z', '-06:00')),
  fc.constantFrom('2026-11-01T01:30:00-05:00', '2026-12-31T23:59:60+00:00'),
)
const FORMATS: Record<string, Arbitrary<string>> = {
  email: fc.emailAddress(),
  uri: fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
  'uri-reference': fc.oneof(fc.webPath(), fc.webUrl()),
  'date-time': fc.oneof(
    DATES,
    fc.constantFrom('2026-11-01T01:30:00-05:00', '2026-12-31T23:59:60Z', '2027-03-14t02:30:00.5z'),
  ),
  binary: fc.constantFrom('\u00FF\u00D8\u00FFjpeg', '\u0089PNG\r\n', 'RIFF\u0000\u0000\u0000\u0000WEBPVP8 '),
}

function textOf(schema: Schema): Arbitrary<string> {
  const { format, pattern, maxLength = 5000 } = schema
  const free = pattern === undefined || new RegExp(pattern, 'u').test(ORDINARY)
  if (format === 'date-time' && pattern) return VENUE_TIMES
  const text = format
    ? FORMATS[format]
    : free
      ? fc.oneof(
          { weight: 6, arbitrary: fc.string({ unit: 'grapheme', maxLength: LONGEST }) },
          { weight: 2, arbitrary: fc.constantFrom(...NASTY) },
          { weight: 1, arbitrary: fc.constant('x'.repeat(maxLength)) },
        )
      : fc.stringMatching(new RegExp(pattern, 'u'))
  if (!text) throw new Error(`the fuzz does not know the format ${format}`)
  // JSON Schema counts characters, while JavaScript counts UTF-16 units.
  const cut = free ? text.map((long) => Array.from(long).slice(0, maxLength).join('')) : text
  return cut.filter((value) => fits(schema, value))
}

function fits({ pattern = '', minLength = 0, maxLength = 5000 }: Schema, value: string): boolean {
  const { length } = Array.from(value)
  return length >= minLength && length <= maxLength && new RegExp(pattern, 'u').test(value)
}

function objectOf(schema: Schema, { contract, known }: Place): Arbitrary<unknown> {
  const {
    properties = {},
    required = [],
    minProperties = 0,
    maxProperties = 4,
    additionalProperties,
  } = schema
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, valuesOf(contract, value, known, name)]),
  )
  if (typeof additionalProperties === 'object')
    return fc.dictionary(fc.string({ maxLength: 10 }), valuesOf(contract, additionalProperties, known), {
      maxKeys: Math.min(maxProperties, 4),
      noNullPrototype: true,
    })
  return fc
    .record(values, { requiredKeys: required, noNullPrototype: true })
    .filter((value) => Object.keys(value).length >= minProperties)
}
