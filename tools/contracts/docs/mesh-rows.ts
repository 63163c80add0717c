// A GraphQL type as text and as table rows.
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { directive } from '../mesh-fields.ts'
import { html, type Html } from './html.ts'
import { type Row, typeAnchor } from './page.ts'

/** A type as the schema writes it, with a link to the named type. */
export function typeOf(type: GraphQLType): Html {
  const { name } = getNamedType(type)
  const [before = '', after = ''] = String(type).split(name)
  const isOwn = !isSpecifiedScalarType(getNamedType(type))
  return html`${before}${isOwn ? html`<a href="#${typeAnchor(name)}">${name}</a>` : name}${after}`
}

type Named = GraphQLArgument | GraphQLField<unknown, unknown> | GraphQLInputField

/** The row of one field or argument. */
export function rowOf(field: Named, depth = 0): Row {
  const { name, description, type } = field
  const reason = directive(field, 'assumed')
  return {
    name,
    depth,
    isRequired: isNonNullType(type),
    isAssumed: reason !== undefined,
    type: typeOf(type),
    text: [description, reason && `Assumed: ${reason}`].filter(Boolean).join('\n\n'),
  }
}

/** The fields of an object or input type; an empty list for any other type. */
export function fieldsOf(type: GraphQLType): Named[] {
  const named = getNamedType(type)
  return isObjectType(named) || isInputObjectType(named) ? Object.values(named.getFields()) : []
}

/** The fields of a type and of its nested types. A type that contains itself is expanded once. */
export const deepRows = (type: GraphQLType, depth = 0, seen: string[] = []): Row[] =>
  seen.includes(getNamedType(type).name)
    ? []
    : fieldsOf(type).flatMap((field) => [
        rowOf(field, depth),
        ...deepRows(field.type, depth + 1, [...seen, getNamedType(type).name]),
      ])
