// The rules for the GraphQL contract that Redocly cannot check: it knows neither our directives nor our operations.
import {
  buildSchema,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  parse,
  specifiedScalarTypes,
  validate,
} from 'graphql'
import { CALLERS } from '../../../contracts/reader/directives.ts'
import { rootFieldsOf } from '../mesh-fields.ts'

type Part = { name: string; description?: string | null | undefined }

/** The types, fields, arguments and values without a description, as `Type.field(argument)`. */
function undescribed(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !specifiedScalarTypes.some(({ name }) => name === type.name),
  )
  const below = (name: string, parts: readonly Part[], end = ''): Part[] =>
    parts.map((part) => ({ name: `${name}${part.name}${end}`, description: part.description }))
  const parts = types.flatMap((type): Part[] => {
    if (isEnumType(type)) return [type, ...below(`${type.name}.`, type.getValues())]
    if (isInputObjectType(type)) return [type, ...below(`${type.name}.`, Object.values(type.getFields()))]
    const fields = isObjectType(type) ? Object.values(type.getFields()) : []
    return [
      type,
      ...fields.flatMap((field) => [
        ...below(`${type.name}.`, [field]),
        ...below(`${type.name}.${field.name}(`, field.args, ')'),
      ]),
    ]
  })
  return parts
    .filter(({ description }) => !description?.trim())
    .map(({ name }) => `${name} has no description`)
}

/** The problems of the schema and of the operations that the application sends, one line each. */
export function meshProblems(sdl: string, documents: Record<string, string>): string[] {
  const schema = buildSchema(sdl)
  const fields = rootFieldsOf(sdl)
  const hasAccess = schema.getDirective('access') != null
  return [
    ...undescribed(schema),
    ...fields
      .filter(({ sources }) => !sources.length)
      .map(
        ({ name }) => `${name} needs @spec with a section of the specification, or @assumed with a reason`,
      ),
    ...fields
      .filter(({ access }) => hasAccess && access === undefined)
      .map(({ name }) => `${name} needs @access to say who may call it`),
    ...fields
      .filter(({ access }) => access !== undefined && !CALLERS.some((caller) => caller === access))
      .map(({ name, access }) => `${name} has @access for ${access}: choose from ${CALLERS.join(', ')}`),
    ...Object.entries(documents).flatMap(([file, text]) =>
      validate(schema, parse(text)).map(({ message }) => `${file}: ${message}`),
    ),
  ]
}
