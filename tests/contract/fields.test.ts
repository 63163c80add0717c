// Every field of spec §3 is in the contract, or the client derives it from the contract.
import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import bundle from '../../contracts/bundled/mesh.json' with { type: 'json' }
import { type Contract, documents, schemaOf } from '../../contracts/reader/contracts.ts'
import type { Schema } from '../../contracts/reader/openapi.ts'
import { ENTITIES } from './fields.ts'

const mesh = buildSchema(bundle.sdl)

/** What a value of a schema has inside: of a list, of its elements; of one of several, of the one that is an object. */
function inside(contract: Contract, raw: Schema | undefined): Schema {
  const schema = schemaOf(contract, raw)
  if (schema.items) return inside(contract, schema.items)
  return schema.oneOf?.map((member) => inside(contract, member)).find((member) => member.properties) ?? schema
}

const namesType = ({ type, $ref, const: constant, enum: values, oneOf }: Schema) =>
  [type, $ref, constant, values, oneOf].some((part) => part !== undefined)

function typeInRest(contract: Contract, [name = '', ...path]: string[]): Schema | undefined {
  const { components } = documents[contract] as { components: { schemas: Record<string, Schema> } }
  return path.reduce<Schema | undefined>(
    (schema, key) => schema && inside(contract, schema).properties?.[key],
    components.schemas[name],
  )
}

function typeInMesh([name = '', ...path]: string[]) {
  return path.reduce<unknown>((type, key) => {
    const named = isObjectType(type) ? getNamedType(type.getFields()[key]?.type) : undefined
    return named
  }, mesh.getType(name))
}

/** Whether a contract has a property, with a type. */
function isThere(property: string): boolean {
  const [contract = '', where = ''] = property.split(' ')
  const steps = where.split('.')
  if (contract === 'mesh') return typeInMesh(steps) !== undefined
  const found = typeInRest(contract as Contract, steps)
  return found !== undefined && namesType(found)
}

const words = (text: string) => text.split(' ').filter(Boolean)

describe.each(Object.entries(ENTITIES))('%s', (_, { schema, fields, others = {} }) => {
  const properties = [
    ...words(fields).map((field) => `${schema}.${field}`),
    ...Object.values(others).filter((place) => typeof place === 'string'),
  ]
  const elsewhere = Object.entries(others).flatMap(([field, place]) =>
    typeof place === 'string' ? [] : [{ field, place }],
  )

  test('has its fields in the contract', () => {
    expect(properties.filter((property) => !isThere(property))).toEqual([])
  })

  test('has the rest in the client', async () => {
    for (const { field, place } of elsewhere) {
      if ('by' in place) {
        const module = (await import(/* @vite-ignore */ `../../${place.file}`)) as Record<string, unknown>
        expect(module[place.by], `${field}: ${place.by} of ${place.file}`).toBeTypeOf('function')
      } else {
        const text = readFileSync(place.file, 'utf8')
        expect(text, `${field}: ${place.in} of ${place.file}`).toMatch(
          new RegExp(`export (type|const|function) ${place.in}\\b`),
        )
      }
    }
    expect(properties.length + elsewhere.length).toBe(words(fields).length + Object.keys(others).length)
  })
})

test('the table knows a field that is not there', () => {
  expect(isThere('training CourseAttributes.location.city')).toBe(true)
  expect(isThere('training CourseAttributes.location.planet')).toBe(false)
  expect(isThere('training NoSuchSchema.id')).toBe(false)
  expect(isThere('mesh Me.instructor.certifications.curriculum.abbreviation')).toBe(true)
  expect(isThere('mesh Me.instructor.certifications.curriculum.colour')).toBe(false)
})

test('what is derived, and by what', () => {
  const derived = Object.entries(ENTITIES).flatMap(([entity, { others = {} }]) =>
    Object.entries(others).flatMap(([field, place]) =>
      typeof place === 'object' && 'by' in place ? [`${entity}, ${field}: ${place.by}`] : [],
    ),
  )
  expect(derived).toMatchInlineSnapshot(`
    [
      "Agreement, hasAccepted: hasAccepted",
      "Instructor summary, link: instructorLink",
      "Me, retail-partner certified: isRetailPartner",
      "Occurrence (public), spotsAvailable: spotsAvailable",
      "Occurrence (public), checkoutUrl: checkoutUrl",
      "Occurrence (public), groupByMonth: groupByMonth",
      "Occurrence (instructor view), result status: resultStatus",
      "Registrant, locked: lockReason",
      "Session token, userId: readToken",
      "Session token, exp: readToken",
      "Session token, instructorNumber: readToken",
    ]
  `)
})
