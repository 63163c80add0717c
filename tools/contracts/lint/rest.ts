// The rules for the REST contracts that Redocly cannot check, because it reads a schema only where it is used.
import { type OpenApiDocument, operationsOf, tokensOf } from '../../../contracts/reader/openapi.ts'

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
  // x-access and `security` say the same thing twice, for people and for tools. Nobody would notice that they differ.
  const contradicted = operationsOf(document).flatMap((operation) => {
    const { id, access } = operation
    const needsToken = !tokensOf(document, operation).includes('')
    if (needsToken === (access !== 'anonymous')) return []
    return [`${id}: x-access is ${access}, but its security ${needsToken ? 'needs a' : 'needs no'} token`]
  })
  return [...undescribed, ...withoutExample, ...contradicted]
}
