// A JSON schema as text and as table rows.
import { type OpenApiDocument, resolve, type Schema } from '../../../contracts/reader/openapi.ts'
import { html, type Html, joined } from './html.ts'
import { type Row, typeAnchor } from './page.ts'

export type DocSchema = Omit<Schema, 'properties' | 'items' | 'oneOf'> & {
  description?: string
  'x-spec'?: string
  required?: string[]
  properties?: Record<string, DocSchema>
  items?: DocSchema
  oneOf?: DocSchema[]
  additionalProperties?: boolean | DocSchema
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)
const link = (name: string) => html`<a href="#${typeAnchor(name)}">${name}</a>`
const code = (value: unknown) => html`<code>${JSON.stringify(value)}</code>`

/** `1 to 100 characters`, or only one of the limits if the other is missing. */
function range(unit: string, least?: number, most?: number): string[] {
  if (least !== undefined && most !== undefined)
    return [least === most ? `${least}${unit}` : `${least} to ${most}${unit}`]
  if (least !== undefined) return [`${least}${unit} or more`]
  return most === undefined ? [] : [`at most ${most}${unit}`]
}

/** The constraints of a value, in words. */
function limitsOf(schema: DocSchema): string {
  const limits = [
    ...(schema.format ? [schema.format] : []),
    ...range('', schema.minimum, schema.maximum),
    ...(schema.exclusiveMinimum === undefined ? [] : [`more than ${schema.exclusiveMinimum}`]),
    ...range(' characters', schema.minLength, schema.maxLength),
    ...range(' entries', schema.minItems, schema.maxItems),
    ...(schema.pattern ? [`pattern ${schema.pattern}`] : []),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
    ...(schema.properties && schema.additionalProperties === false ? ['no other fields'] : []),
  ]
  return limits.length ? ` (${limits.join(', ')})` : ''
}

const isScalar = ({ properties, items, oneOf }: DocSchema) => !properties && !items && !oneOf

export function schemaReader(document: OpenApiDocument) {
  const follow = (schema: DocSchema) => resolve<DocSchema>(document, schema)

  /** The type of a value, with links to named types. */
  function typeOf(schema: DocSchema): Html {
    if (schema.$ref !== undefined) {
      const target = follow(schema)
      const name = link(nameOf(schema.$ref))
      return isScalar(target) ? html`${typeOf(target)} <small>${name}</small>` : name
    }
    if (schema.const !== undefined) return code(schema.const)
    if (schema.enum) return joined(schema.enum.map(code), ' or ')
    if (schema.oneOf) return joined(schema.oneOf.map(typeOf), ' or ')
    if (schema.items) return html`list of ${typeOf(schema.items)}${limitsOf(schema)}`
    const types = [schema.type ?? 'anything'].flat()
    return html`${types.join(' or ')}${limitsOf(schema)}`
  }

  /** The fields of a value. `deep` adds those of nested named types; a type that contains itself is expanded once. */
  function rowsOf(schema: DocSchema, deep = false, depth = 0, seen: string[] = []): Row[] {
    if (schema.$ref !== undefined) {
      const name = nameOf(schema.$ref)
      return deep && !seen.includes(name) ? rowsOf(follow(schema), deep, depth, [...seen, name]) : []
    }
    if (schema.items) return rowsOf(schema.items, deep, depth, seen)
    if (schema.oneOf)
      return schema.oneOf.flatMap((one, i) => choice(i ? 'or' : 'either', one, deep, depth, seen))
    return Object.entries(schema.properties ?? {}).flatMap(([name, child]) => [
      {
        name,
        depth,
        isRequired: schema.required?.includes(name) ?? false,
        isAssumed: follow(child)['x-spec'] === 'assumed',
        type: typeOf(child),
        text: child.description,
      },
      ...rowsOf(child, deep, depth + 1, seen),
    ])
  }

  /** One alternative of a `oneOf`: its own row, followed by the rows of its fields. */
  function choice(name: string, one: DocSchema, deep: boolean, depth: number, seen: string[]): Row[] {
    const rows = rowsOf(one, deep, depth + 1, seen)
    return rows.length
      ? [{ name, depth, isRequired: false, type: typeOf(one), text: one.description }, ...rows]
      : []
  }

  return { typeOf, rowsOf, follow }
}
