// The rules for the GraphQL contract that Redocly cannot check: it knows neither our directives nor our operations.
import { buildSchema, parse, validate } from 'graphql'
import { rootFieldsOf } from '../mesh-fields.ts'

/** The problems of the schema and of the operations that the application sends, one line each. */
export function meshProblems(sdl: string, documents: Record<string, string>): string[] {
  const schema = buildSchema(sdl)
  const fields = rootFieldsOf(sdl)
  const hasAccess = schema.getDirective('access') != null
  return [
    ...fields.filter(({ field }) => !field.description).map(({ name }) => `${name} has no description`),
    ...fields
      .filter(({ sources }) => !sources.length)
      .map(
        ({ name }) => `${name} needs @spec with a section of the specification, or @assumed with a reason`,
      ),
    ...fields
      .filter(({ access }) => hasAccess && access === undefined)
      .map(({ name }) => `${name} needs @access to say who may call it`),
    ...Object.entries(documents).flatMap(([file, text]) =>
      validate(schema, parse(text)).map(({ message }) => `${file}: ${message}`),
    ),
  ]
}
