// The places of GraphQL's fields: generated types have them by operation, the contract by type.
import {
  buildSchema,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  OperationTypeNode,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

type Place = { name: string; isRequired: boolean; isReceived: boolean }

/** Every field of the schema, those of queries and mutations themselves left out. */
export function schemaPlaces(sdl: string): Place[] {
  const schema = buildSchema(sdl)
  const roots = new Set([schema.getQueryType()?.name, schema.getMutationType()?.name])
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInputObjectType(type))
    .filter(({ name }) => !name.startsWith('__') && !roots.has(name))
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        name: `${type.name}.${field.name}`,
        isRequired: isNonNullType(field.type),
        isReceived: isObjectType(type),
      })),
    )
}

/** The place in the schema of each field that an operation asks for: `MeQuery.me.id` is `User.id`. */
export function askedPlaces(sdl: string, operations: string): Map<string, string> {
  const types = new TypeInfo(buildSchema(sdl))
  const places = new Map<string, string>()
  let path = ''
  const visitor = visitWithTypeInfo(types, {
    OperationDefinition: ({ name, operation }) =>
      void (path = `${name?.value ?? ''}${operation === OperationTypeNode.QUERY ? 'Query' : 'Mutation'}`),
    Field: {
      enter({ name }) {
        path += `.${name.value}`
        const parent = types.getParentType()
        if (parent) places.set(path, `${parent.name}.${name.value}`)
      },
      leave: () => void (path = path.slice(0, path.lastIndexOf('.'))),
    },
  })
  visit(parse(operations), visitor)
  return places
}
