// The rules for the REST contracts that Redocly cannot check, because it reads a schema only where it is used.
import { type OpenApiDocument, operationsOf } from '../../../contracts/reader/openapi.ts'

type Described = { description?: string }

/** The problems of a bundled document, one line each. */
export function restProblems(document: OpenApiDocument): string[] {
  const { schemas = {} } = document.components as { schemas?: Record<string, Described> }
  const undescribed = Object.entries(schemas)
    .filter(([, { description = '' }]) => !description.trim())
    .map(([name]) => `the schema ${name} has no description`)
  const withoutExample = operationsOf(document).flatMap(({ id, body, responses }) => {
    // A form with a file has no example, because a file cannot be written as text.
    const request = body?.type === 'application/json' ? body : undefined
    const answers = Object.entries(responses).map(([status, { media }]) => ({ name: status, media }))
    return [{ name: 'request', media: request }, ...answers]
      .filter(({ media }) => media && !Object.keys(media.examples ?? {}).length)
      .map(({ name }) => `${id}: ${name} has no example`)
  })
  return [...undescribed, ...withoutExample]
}
