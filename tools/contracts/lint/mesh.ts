// What Redocly cannot ask of the GraphQL contract: it does not know our directives, nor what the application sends.
import { buildSchema, parse, validate } from 'graphql'
import { rootFieldsOf } from '../mesh-fields.ts'

/** The problems of the schema and of the documents that the application sends, one line each. */
export function meshProblems(sdl: string, documents: Record<string, string>): string[] {
  const schema = buildSchema(sdl)
  const fields = rootFieldsOf(sdl)
  const hasAccess = schema.getDirective('access') != null
  return [
    ...fields.filter(({ field }) => !field.description).map(({ name }) => `${name} has no description`),
    ...fields
      .filter(({ sources }) => !sources.length)
      .map(({ name }) => `${name} names neither a section of the specification nor why it is assumed`),
    ...fields
      .filter(({ access }) => hasAccess && access === undefined)
      .map(({ name }) => `${name} does not say who may call it`),
    ...Object.entries(documents).flatMap(([file, text]) =>
      validate(schema, parse(text)).map(({ message }) => `${file}: ${message}`),
    ),
  ]
}
