// A GraphQL schema as a flat list of its parts, each under its place: `Me`, `Me.name`, `me`, `me(id:)`, `@throws(code:)`.
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql'
import { directive, type Directed } from '../mesh-fields.ts'

/** Whether a client receives a part, sends it, or never meets it. An enum may be both received and sent. */
type Side = { isReceived: boolean; isSent: boolean }
export type Part = Side & {
  kind: 'type' | 'field' | 'argument' | 'value' | 'member' | 'directive'
  /** The name of the type that it belongs to. The arguments of a field belong to the type of the field's owner. */
  owner: string
  /** `String!`; of a type, its kind. */
  type: string
  default?: string
  deprecation: string | undefined
  /** What only people read: the description and the directives `@spec` and `@assumed`. */
  words: string
}

const RECEIVED: Side = { isReceived: true, isSent: false }
const SENT: Side = { isReceived: false, isSent: true }
const UNSEEN: Side = { isReceived: false, isSent: false }

type Described = Directed & {
  description?: string | null | undefined
  deprecationReason?: string | null | undefined
}

/** What a member of any kind has. */
const said = (part: Described) => ({
  deprecation: part.deprecationReason ?? undefined,
  words: [part.description, ...['spec', 'assumed'].map((name) => directive({ astNode: part.astNode }, name))]
    .filter(Boolean)
    .join('\n'),
})

const input = (value: GraphQLArgument | GraphQLInputField, owner: string, side: Side): Part => ({
  ...said(value),
  ...side,
  kind: 'argument',
  owner,
  type: String(value.type),
  ...(value.defaultValue !== undefined && { default: JSON.stringify(value.defaultValue) }),
})

/** The name of the type inside any list and any non-null. */
export const nameOf = (type: GraphQLType) => getNamedType(type).name

/**
 * The names of these types and of all that they lead to, at any depth.
 *
 * @param isSentToo also what the arguments of their fields lead to
 */
export function reached(schema: GraphQLSchema, first: readonly string[], isSentToo: boolean): Set<string> {
  const names = new Set(first)
  for (const name of names) {
    const type = schema.getType(name)
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) names.add(nameOf(field.type))
    else if (isUnionType(type)) for (const member of type.getTypes()) names.add(member.name)
    else if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields()))
        for (const { type: inner } of [field, ...(isSentToo ? field.args : [])]) names.add(nameOf(inner))
  }
  return names
}

/** Every part of a schema, without what GraphQL itself defines. */
export function partsOf(schema: GraphQLSchema): Map<string, Part> {
  const parts = new Map<string, Part>()
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const types = Object.values(schema.getTypeMap())
  const args = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).flatMap((field) => field.args)
      : [],
  )
  const sent = reached(
    schema,
    args.map(({ type }) => nameOf(type)),
    false,
  )
  const received = reached(
    schema,
    roots.flatMap((root) => (root ? [root.name] : [])),
    false,
  )
  for (const type of types) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue
    const { name: owner } = type
    const side = { isReceived: received.has(owner), isSent: sent.has(owner) }
    const kind = type.astNode?.kind.replace(/(TypeDefinition|Definition)$/, '') ?? ''
    parts.set(owner, {
      ...side,
      kind: 'type',
      owner,
      type: kind,
      deprecation: undefined,
      words: type.description ?? '',
    })
    if (isEnumType(type))
      for (const value of type.getValues())
        parts.set(`${owner}.${value.name}`, { ...said(value), ...side, kind: 'value', owner, type: '' })
    if (isUnionType(type))
      for (const { name } of type.getTypes())
        parts.set(`${owner}.${name}`, { ...said({}), ...side, kind: 'member', owner, type: '' })
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        parts.set(`${owner}.${field.name}`, input(field, owner, SENT))
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const { name } of type.getInterfaces())
      parts.set(`${owner} implements ${name}`, { ...said({}), ...side, kind: 'member', owner, type: '' })
    for (const field of Object.values(type.getFields())) {
      const place = roots.includes(type as never) ? field.name : `${owner}.${field.name}`
      parts.set(place, { ...said(field), ...RECEIVED, kind: 'field', owner, type: String(field.type) })
      for (const arg of field.args) parts.set(`${place}(${arg.name}:)`, input(arg, owner, SENT))
    }
  }
  for (const one of schema.getDirectives()) {
    if (isSpecifiedDirective(one)) continue
    const place = `@${one.name}`
    const type = [one.isRepeatable ? 'repeatable' : 'once', ...one.locations].join(' ')
    parts.set(place, {
      ...said({ description: one.description }),
      ...UNSEEN,
      kind: 'directive',
      owner: '',
      type,
    })
    for (const arg of one.args) parts.set(`${place}(${arg.name}:)`, input(arg, '', UNSEEN))
  }
  return parts
}
