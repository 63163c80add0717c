// Checks that each field of spec §3 is in the contract with the type the specification states, or follows from the
// contract.
import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import bundle from '../../contracts/bundled/mesh.json' with { type: 'json' }
import { type Contract, documents, schemaOf } from '../../contracts/reader/contracts.ts'
import type { Schema } from '../../contracts/reader/openapi.ts'
import { COURSES } from './fields/courses.ts'
import { OTHERS } from './fields/others.ts'
import { PEOPLE } from './fields/people.ts'

/** Where each field of spec §3 is found: every entity, in the words of the specification. */
const ENTITIES = { ...COURSES, ...PEOPLE, ...OTHERS }

const mesh = buildSchema(bundle.sdl)

/**
 * The schema with the properties of a value: for a list, the schema of its elements; for a union, the one that is an
 * object.
 */
function inside(contract: Contract, raw: Schema | undefined): Schema {
  const schema = schemaOf(contract, raw)
  if (schema.items) return inside(contract, schema.items)
  return schema.oneOf?.map((member) => inside(contract, member)).find((member) => member.properties) ?? schema
}

function propertyInRest(contract: Contract, [name = '', ...path]: string[]): Schema | undefined {
  const { components } = documents[contract] as { components: { schemas: Record<string, Schema> } }
  return path.reduce<Schema | undefined>(
    (schema, key) => schema && inside(contract, schema).properties?.[key],
    components.schemas[name],
  )
}

const literal = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** A schema in words: `integer`, `date-time`, `[string]`, `courses|events`; with a question mark if it may be null. */
function wordsOf(contract: Contract, raw: Schema): string | undefined {
  const { type, format, const: constant, enum: values, items, oneOf, properties } = schemaOf(contract, raw)
  if (oneOf)
    return oneOf
      .map((member) => wordsOf(contract, member))
      .join('|')
      .replace(/\|null$/, '?')
  if (constant !== undefined) return literal(constant)
  const types = [type ?? []].flat()
  const [name = properties && 'object'] = types.filter((one) => one !== 'null' || types.length === 1)
  if (name === undefined) return undefined
  const suffix = types.length > 1 ? '?' : ''
  if (items) return `[${wordsOf(contract, items)}]${suffix}`
  if (values)
    return `${values
      .filter((value) => value !== null)
      .map(literal)
      .join('|')}${suffix}`
  return `${format === 'date-time' ? format : name}${suffix}`
}

const GRAPHQL_WORDS: Record<string, string> = {
  Boolean: 'boolean',
  DateTime: 'date-time',
  ID: 'string',
  Int: 'integer',
  Float: 'number',
  String: 'string',
}

function wordsOfMesh(type: GraphQLOutputType): string {
  if (isNonNullType(type)) return wordsOfMesh(type.ofType).replace(/\?$/, '')
  if (isListType(type)) return `[${wordsOfMesh(type.ofType)}]?`
  return `${GRAPHQL_WORDS[type.name] ?? type.name}?`
}

function typeInMesh([name = '', ...path]: string[]): string | undefined {
  let type: GraphQLOutputType | undefined
  let parent: GraphQLNamedType | undefined = mesh.getType(name)
  for (const key of path) {
    type = isObjectType(parent) ? parent.getFields()[key]?.type : undefined
    parent = type && getNamedType(type)
  }
  return type && wordsOfMesh(type)
}

/** The type of a contract's property, in the words of `wordsOf`; undefined if there is no such property. */
function typeAt(property: string): string | undefined {
  const [contract = '', where = ''] = property.split(' ')
  const steps = where.split('.')
  if (contract === 'mesh') return typeInMesh(steps)
  const found = propertyInRest(contract as Contract, steps)
  return found && wordsOf(contract as Contract, found)
}

const words = (text: string) => text.split(' ').filter(Boolean)

/** The type a field's name implies, in every schema. */
const NAMES: readonly [RegExp, type: RegExp][] = [
  [/^(is|has|can|requires|grants|will)[A-Z]/, /^boolean$/],
  [/(Count|^total|^count)$/, /^integer$/],
  [/(At|Time)$/, /^date-time\??$/],
  [/Ids$/, /^\[string\]$/],
  [/(Id|Url)$/, /^string\??$/],
]

describe.each(Object.entries(ENTITIES))(
  'the resource %s',
  (_, { schema, fields, others = {}, types = {} }) => {
    const properties = [
      ...words(fields).map((field) => `${schema}.${field}`),
      ...Object.values(others).filter((place) => typeof place === 'string'),
    ]
    const elsewhere = Object.entries(others).flatMap(([field, place]) =>
      typeof place === 'string' ? [] : [{ field, place }],
    )

    test('has its fields in the contract', () => {
      expect(properties.filter((property) => typeAt(property) === undefined)).toEqual([])
    })

    test('has the types that the specification and the names of the fields state', () => {
      const found = Object.keys(types).map((field) => [field, typeAt(`${schema}.${field}`)])
      expect(Object.fromEntries(found)).toEqual(types)
      const misnamed = properties.flatMap((property) => {
        const name = property.split('.').at(-1) ?? ''
        const [, expected] = NAMES.find(([pattern]) => pattern.test(name)) ?? []
        const type = typeAt(property)
        return expected?.test(type ?? '') === false ? [`${property}: ${type}`] : []
      })
      expect(misnamed).toEqual([])
    })

    test('has its remaining fields in the client', async () => {
      for (const { field, place } of elsewhere) {
        if ('by' in place) {
          const module = (await import(/* @vite-ignore */ `../../${place.file}`)) as Record<string, unknown>
          expect(module[place.by], `${field}: ${place.by} of ${place.file}`).toBeTypeOf('function')
        } else {
          const text = readFileSync(place.file, 'utf8')
          expect(text, `${field}: ${place.in} of ${place.file}`).toMatch(
            new RegExp(`^(export )?(type|const|function) ${place.in}\\b`, 'm'),
          )
        }
      }
      expect(properties.length + elsewhere.length).toBe(words(fields).length + Object.keys(others).length)
    })
  },
)

test.each([
  ['training CourseAttributes.location.city', 'string'],
  ['training CourseAttributes.location.lat', 'number?'],
  ['training CourseAttributes.location.planet', undefined],
  ['training NoSuchSchema.id', undefined],
  ['training OccurrenceAttributes.dates', '[object]'],
  ['mesh Me.instructor.certifications.curriculum.abbreviation', 'string'],
  ['mesh Me.instructor.certifications.curriculum.color', undefined],
  ['mesh Me.memberSince', 'date-time?'],
])('the type of %s is %s', (property, type) => expect(typeAt(property)).toBe(type))

test('the derived fields match the functions that derive them', () => {
  const derived = Object.entries(ENTITIES).flatMap(([entity, { others = {} }]) =>
    Object.entries(others).flatMap(([field, place]) =>
      typeof place === 'object' && 'by' in place ? [`${entity}, ${field}: ${place.by}`] : [],
    ),
  )
  expect(derived).toMatchInlineSnapshot(`
    [
      "Occurrence (public), spotsAvailable: spotsAvailable",
      "Occurrence (public), checkoutUrl: checkoutUrl",
      "Occurrence (public), groupByMonth: groupByMonth",
      "Occurrence (instructor view), result status: resultStatus",
      "Me, retail-partner certified: isRetailPartner",
      "Registrant, locked: lockReason",
      "Session token, userId: readToken",
      "Session token, exp: readToken",
      "Session token, instructorNumber: readToken",
      "Agreement, hasAccepted: hasAccepted",
    ]
  `)
})
