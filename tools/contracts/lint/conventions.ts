// The conventions of our own API, which no tool of others knows: names, statuses, bounds, pages, keys, versions and words.
import {
  type OpenApiDocument,
  type Operation,
  operationsOf,
  resolve,
  type Schema,
} from '../../../contracts/reader/openapi.ts'

type Bounded = Schema & { maxLength?: number; maxItems?: number }

const CAMEL_CASE = /^[a-z][a-zA-Z0-9]*$/
const OPERATION =
  /^(accept|add|archive|create|delete|email|get|list|remove|request|submit|update|upload)[A-Z][a-zA-Z]*$/
const SEGMENT = /^([a-z0-9-]+|\{[a-z][a-zA-Z]*\})$/
const OTHER_PAGING = /^(limit|offset|cursor|size|skip|take)$/i
const PLACEHOLDER = /\b(TODO|TBD|FIXME|XXX|lorem ipsum|see the wiki)\b/i
/** The parts of section 7 of the specification, and `assumed`. */
const SECTIONS = [
  '7 Sign-in and user',
  '7 Instructors, certifications, agreements, reviews',
  '7 Courses',
  '7 Occurrences and registrants',
  '7 Students',
  '7 Other',
  'assumed',
]

/** What may be created twice: an acceptance counts once a year, and a second picture harms nobody. */
const KEYLESS = ['acceptAgreements', 'uploadImage']

function statuses({ id, access, path, body, responses }: Operation): string[] {
  const due = {
    401: access !== 'anonymous' && 'it needs a token',
    404: path.includes('{') && 'its path has an id',
    422: body && 'it takes a body',
    default: 'any call can fail otherwise',
  }
  return Object.entries(due).flatMap(([status, why]) =>
    why && !responses[status] ? [`${id}: ${status} is missing, although ${why}`] : [],
  )
}

function names({ id, path, parameters }: Operation): string[] {
  const wrong = path.split('/').filter((part) => part && !SEGMENT.test(part))
  const asked = parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name)
  return [
    ...(OPERATION.test(id) ? [] : [`${id}: an operationId is a known verb and a noun, such as getStudent`]),
    ...wrong.map((part) => `${id}: the part ${part} of the path must be in kebab-case`),
    ...asked
      .filter((name) => OTHER_PAGING.test(name))
      .map((name) => `${id}: ${name} is another way to page; ours is page and perPage`),
    ...(asked.includes('page') === asked.includes('perPage')
      ? []
      : [`${id}: page and perPage belong together`]),
  ]
}

/** Texts and lists that a request may send in any length. */
function unbounded(document: OpenApiDocument, raw: Schema, at: string): string[] {
  const schema = resolve<Bounded>(document, raw)
  const isText = [schema.type].flat().includes('string')
  const isClosed = schema.enum !== undefined || schema.const !== undefined || schema.format === 'date-time'
  const isFixed = /^\^.*\{\d+(,\d+)?\}.*\$$/.test(schema.pattern ?? '')
  return [
    ...(isText && !isClosed && !isFixed && schema.maxLength === undefined ? [`${at} has no maxLength`] : []),
    ...([schema.type].flat().includes('array') && schema.maxItems === undefined
      ? [`${at} has no maxItems`]
      : []),
    ...(schema.items ? unbounded(document, schema.items, `${at}[]`) : []),
    ...(schema.oneOf ?? []).flatMap((one) => unbounded(document, one, at)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
      unbounded(document, one, `${at} ${name}`),
    ),
  ]
}

function headers({ id, method, parameters, responses, success }: Operation): string[] {
  const takes = (name: string) => parameters.some((one) => one.in === 'header' && one.name === name)
  const hasTag = responses[success]?.headers['ETag'] !== undefined
  return [
    ...(method === 'post' && success === 201 && !takes('Idempotency-Key') && !KEYLESS.includes(id)
      ? [`${id}: what creates something takes the header Idempotency-Key`]
      : []),
    ...(method === 'patch' && hasTag !== takes('If-Match')
      ? [`${id}: the header If-Match of an edit and the ETag of its response belong together`]
      : []),
    ...(takes('If-Match') && !responses['412'] ? [`${id}: 412 is missing, although it takes If-Match`] : []),
  ]
}

/** Example errors whose status is not that of their response. */
const wrongStatuses = ({ id, responses }: Operation): string[] =>
  Object.entries(responses).flatMap(([status, { media }]) =>
    Object.entries(media?.examples ?? {}).flatMap(([name, { value }]) =>
      ((value as { errors?: { status: string }[] }).errors ?? [])
        .filter((one) => status !== 'default' && one.status !== status)
        .map((one) => `${id}: the example ${name} of ${status} has the status ${one.status}`),
    ),
  )

/** The names of fields that are not in camelCase, in every schema. */
function fieldNames(value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { properties } = value as { properties?: unknown }
  const own = typeof properties === 'object' && properties !== null ? Object.keys(properties) : []
  return [
    ...own.filter((name) => !CAMEL_CASE.test(name)).map((name) => `${at}: ${name} must be in camelCase`),
    ...Object.entries(value).flatMap(([key, child]) =>
      key === 'examples' || key === 'example' ? [] : fieldNames(child, at),
    ),
  ]
}

/** Descriptions and summaries that wait for their words. */
function placeholders(value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'string'
      ? ['description', 'summary'].includes(key) && PLACEHOLDER.test(child) && !child.startsWith('TODO')
        ? [`${at}: "${child.slice(0, 40)}" is a placeholder`]
        : []
      : placeholders(child, at),
  )
}

/** The problems of our own document, one line each. */
export function conventionProblems(document: OpenApiDocument): string[] {
  const operations = operationsOf(document).flatMap((operation) => {
    const { id, spec, body, path, method } = operation
    return [
      ...statuses(operation),
      ...names(operation),
      ...headers(operation),
      ...wrongStatuses(operation),
      ...(SECTIONS.includes(spec) ? [] : [`${id}: x-spec ${spec} is no section of the specification`]),
      ...(body?.type === 'application/json' ? unbounded(document, body.schema, `${id}: the body`) : []),
      ...placeholders(document.paths[path]?.[method], id),
    ]
  })
  const schemas = Object.entries(document.components.schemas ?? {}).flatMap(([name, schema]) => [
    ...fieldNames(schema, `the schema ${name}`),
    ...placeholders(schema, `the schema ${name}`),
  ])
  return [...new Set([...operations, ...schemas])]
}
