// What the contract says of the things that a new operation lists or creates: from it, their table and their page are written.
import { type OpenApiDocument, operationsOf, resolve, type Schema } from '../../contracts/reader/openapi.ts'
import { nounOf, pascal, singular } from './names.ts'
import { kindOf, type NewOperation } from './operation.ts'

export type Field = {
  name: string
  type: 'string' | 'number' | 'integer' | 'boolean'
  isNullable: boolean
  isRequired: boolean
  format: string | undefined
  /** The values that it may have, if it may not have others. */
  values: readonly string[] | undefined
  longest: number | undefined
  /** The value in the example of the contract; null if it has none. */
  example: Example
}

type Example = string | number | boolean | null

/** Things that belong to an instructor, such as payouts. */
export type Things = {
  /** `payouts`: their place in the path, their type, and the folder of their screen. */
  many: string
  /** `payout`: their table in the mock. */
  one: string
  title: string
  /** The name of the schema of one. */
  resource: string
  id: string
  fields: readonly Field[]
  /** What is sent to create one; empty for a list. */
  input: readonly Field[]
}

const SIMPLE = ['string', 'number', 'integer', 'boolean']
const isSimple = (type: unknown): type is Field['type'] => SIMPLE.includes(type as string)

/** A field with a single value; undefined for a list or an object, for which no table can be guessed. */
function fieldOf(
  document: OpenApiDocument,
  raw: Schema,
): Omit<Field, 'name' | 'example' | 'isRequired'> | undefined {
  const schema = resolve<Schema>(document, raw)
  const choices = (schema.oneOf ?? []).map((one) => resolve<Schema>(document, one))
  const own = choices.find(({ type }) => type !== 'null') ?? schema
  const types = [own.type ?? []].flat()
  const [type, ...others] = types.filter((name) => name !== 'null')
  if (!isSimple(type) || others.length) return undefined
  const values = own.enum?.filter((value): value is string => typeof value === 'string')
  return {
    type,
    isNullable: types.includes('null') || choices.some((one) => one.type === 'null'),
    format: own.format,
    values: values?.length ? values : undefined,
    longest: own.maxLength,
  }
}

/** The fields of an object; undefined if one of them is a list or an object. */
function fieldsOf(
  document: OpenApiDocument,
  schema: Schema | undefined,
  example: unknown,
): Field[] | undefined {
  const { properties = {}, required = [] } = resolve<Schema>(document, schema ?? {})
  const values = (example ?? {}) as Record<string, Example>
  const fields = Object.entries(properties).flatMap(([name, raw]) => {
    const field = fieldOf(document, raw)
    return field
      ? [{ ...field, name, isRequired: required.includes(name), example: values[name] ?? null }]
      : []
  })
  return fields.length === Object.keys(properties).length ? fields : undefined
}

type Resource = { id: string; attributes: object }

/**
 * What the contract says of the things. Undefined unless an instructor's own list of them is read, or one is added to it, and
 * all their fields are plain: of others, nobody can guess the table.
 */
export function thingsOf(operation: NewOperation, document: OpenApiDocument): Things | undefined {
  const kind = kindOf(operation)
  const contract = operationsOf(document).find(({ id }) => id === operation.id)
  if (!contract || (kind !== 'list' && kind !== 'creation') || contract.access !== 'owner') return undefined
  if (!/^\/api\/training\/instructors\/\{id\}\/[\w-]+$/.test(operation.path)) return undefined
  const { media } = contract.responses[contract.success] ?? {}
  const [example] = Object.values(media?.examples ?? {}).map(
    ({ value }) => (value as { data: Resource[] | Resource }).data,
  )
  const [first] = [example ?? []].flat()
  const { properties: { data } = {} } = resolve<Schema>(document, media?.schema ?? {})
  const list = resolve<Schema>(document, data ?? {})
  const raw = kind === 'list' ? list.items : data
  const [, resource] = /schemas\/(\w+)$/.exec(raw?.$ref ?? '') ?? []
  const fields = fieldsOf(
    document,
    resolve<Schema>(document, raw ?? {}).properties?.['attributes'],
    first?.attributes,
  )
  const [body] = Object.values(contract.body?.examples ?? {}).map(({ value }) => value)
  const input = fieldsOf(document, contract.body?.schema, body)
  if (!first || !resource || !fields?.length || !input) return undefined
  const many = nounOf(operation.path)
  return { many, one: singular(many), title: pascal(many), resource, id: first.id, fields, input }
}

/** A value as code. */
export const code = (value: unknown) => JSON.stringify(value)
/** The values of fields as the inside of an object. */
export const valuesOf = (fields: readonly Field[]) =>
  fields.map(({ name, example }) => `${name}: ${code(example)}`).join(', ')
