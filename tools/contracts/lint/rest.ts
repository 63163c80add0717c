// The rules for the REST contracts that Redocly cannot check, because it reads a schema only where it is used.
import {
  type OpenApiDocument,
  type Operation,
  operationsOf,
  resolve,
  type Schema,
  tokensOf,
} from '../../../contracts/reader/openapi.ts'
import { missingHeaders, undescribedFields } from './text.ts'

type Described = { description?: string }

type Refusals = { errors?: { field?: string }[] }

/** The names of what a request can send: its parameters, and the properties of its body. */
function fieldsOf(document: OpenApiDocument, { parameters, body }: Operation): Set<string> {
  const properties = (raw: Schema | undefined): string[] => {
    const { properties: own = {}, oneOf = [] } = resolve<Schema>(document, raw ?? {})
    return [...Object.keys(own), ...oneOf.flatMap(properties)]
  }
  return new Set([...parameters.map(({ name }) => name), ...properties(body?.schema)])
}

/** The example errors of a 422 that blame a field which the request does not have. */
function badFields(document: OpenApiDocument, operation: Operation): string[] {
  const known = fieldsOf(document, operation)
  return Object.entries(operation.responses['422']?.media?.examples ?? {}).flatMap(([name, { value }]) =>
    ((value as Refusals).errors ?? [])
      .map(({ field = '' }) => field)
      .filter((field) => field && !known.has(field.split('.', 1).join()))
      .map((field) => `${operation.id}: the example ${name} of 422 blames the unknown field ${field}`),
  )
}

/**
 * The refusals that an operation shares with others, so that nobody learns its own reasons. Only a call without a body may
 * share its 422: that of a page out of range.
 */
function sharedRefusals(document: OpenApiDocument, { id, path, method, body }: Operation): string[] {
  const { responses = {} } = document.paths[path]?.[method] ?? {}
  return ['409', ...(body ? ['422'] : [])]
    .filter((status) => '$ref' in (responses[status] ?? {}))
    .map((status) => `${id}: ${status} needs a description and examples of its own, one for each reason`)
}

/** The paths of the texts that `npm run new-operation` left for a person to write. */
function leftToDo(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return value.startsWith('TODO') ? [path.join(' ')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => leftToDo(child, [...path, key]))
}

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
  const refusals = operationsOf(document).flatMap((operation) => [
    ...sharedRefusals(document, operation),
    ...badFields(document, operation),
    ...missingHeaders(document, operation),
  ])
  const unwritten = [
    ...Object.entries(schemas).map(([name, schema]) => ({
      name: `the schema ${name}`,
      value: schema as unknown,
    })),
    ...operationsOf(document).map(({ id, path, method }) => ({
      name: id,
      value: document.paths[path]?.[method],
    })),
  ].flatMap(({ name, value }) => leftToDo(value).map((path) => `${name}: ${path} is still TODO`))
  return [
    ...undescribed,
    ...undescribedFields(document),
    ...withoutExample,
    ...contradicted,
    ...refusals,
    ...unwritten,
  ]
}
