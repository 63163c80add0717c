// A bundled OpenAPI document as a page.
import {
  type OpenApiDocument,
  type Operation,
  operationsOf,
  resolve,
} from '../../../contracts/reader/openapi.ts'
import { firstSuccess } from './interactions.ts'
import type { Entry, Example, Outcome, Page, Table, TraceOf } from './page.ts'
import { restSamples } from './samples.ts'
import { type DocSchema, schemaReader } from './schema.ts'

type Described = { description?: string }
type Header = Described & { schema: DocSchema }
type RawResponse = Described & { headers?: Record<string, unknown> }
type RawOperation = Described & { responses: Record<string, RawResponse | { $ref: string }> }
/** The parts of a document that only these pages read. */
type DocDocument = OpenApiDocument & {
  info: { title: string; summary?: string; description?: string }
  servers: { url: string; description?: string }[]
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, RawOperation>>
  components: { schemas?: Record<string, DocSchema> }
}

const PLACES = { path: 'In the path', query: 'In the query', header: 'Headers', cookie: 'Cookies' }

const examplesOf = (examples: Record<string, { value: unknown }> = {}): Example[] =>
  Object.entries(examples).map(([title, { value }]) => ({ title, text: JSON.stringify(value, null, 2) }))

const toneOf = (status: string): Outcome['tone'] =>
  status.startsWith('2') ? 'success' : status === 'default' ? 'other' : 'refusal'

/** @param hasHooks whether codegen writes hooks for this contract */
export function restPage(name: string, document: OpenApiDocument, traceOf: TraceOf, hasHooks: boolean): Page {
  const { info, servers, tags, paths, components } = document as DocDocument
  const { typeOf, rowsOf, follow } = schemaReader(document)

  function tablesOf({ parameters, body }: Operation): Table[] {
    const places = (['path', 'query', 'header', 'cookie'] as const).map((place) => ({
      title: PLACES[place],
      rows: parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) => ({
          name: parameter.name,
          depth: 0,
          isRequired: parameter.required ?? false,
          isAssumed: follow(parameter.schema)['x-spec'] === 'assumed',
          type: typeOf(parameter.schema),
          text: (parameter as Described).description,
        })),
    }))
    const schema: DocSchema | undefined = body?.schema
    const form = body?.type === 'multipart/form-data' ? 'Form' : 'Body'
    return [
      ...places.filter(({ rows }) => rows.length),
      ...(schema
        ? [
            {
              title: body?.required ? form : `${form}, optional`,
              type: typeOf(schema),
              rows: rowsOf(schema, true),
            },
          ]
        : []),
    ]
  }

  function outcomesOf({ responses }: Operation, raw: RawOperation): Outcome[] {
    return Object.entries(responses).map(([status, { media }]) => {
      const described = resolve<RawResponse>(document, raw.responses[status] ?? {})
      const schema: DocSchema | undefined = media?.schema
      const isSuccess = toneOf(status) === 'success'
      return {
        name: status,
        tone: toneOf(status),
        text: described.description ?? '',
        ...(schema && { type: typeOf(schema) }),
        // Errors share one schema, which the type links to.
        rows: schema && isSuccess ? rowsOf(schema, true) : [],
        headers: Object.entries(described.headers ?? {}).map(([header, value]) => {
          // The reader of the other tools needs only the names of headers, so it does not say what they are.
          const { description, schema: valueSchema } = resolve(document, value as Header | { $ref: string })
          return { name: header, depth: 0, isRequired: false, type: typeOf(valueSchema), text: description }
        }),
        examples: examplesOf(media?.examples),
      }
    })
  }

  const entryOf = (operation: Operation): Entry => {
    const { id, summary, method, path, spec, access, body } = operation
    const raw: RawOperation = paths[path]?.[method] ?? { responses: {} }
    const trace = traceOf(id)
    return {
      id,
      title: summary,
      verb: method,
      paths: [path],
      text: raw.description ?? '',
      sources: [spec],
      access,
      tables: tablesOf(operation),
      requests: examplesOf(body?.examples),
      outcomes: outcomesOf(operation, raw),
      samples: restSamples(operation, firstSuccess(trace.interactions), hasHooks ? name : undefined),
      ...trace,
    }
  }

  const operations = operationsOf(document)
  return {
    name,
    kind: 'REST',
    title: info.title,
    summary: info.summary ?? '',
    text: info.description ?? '',
    server: servers.map(({ url, description }) => description ?? url).join(', '),
    groups: tags.map((tag) => ({
      name: tag.name,
      text: tag.description ?? '',
      entries: operations.filter((operation) => operation.tag === tag.name).map(entryOf),
    })),
    types: Object.entries(components.schemas ?? {}).map(([typeName, schema]) => ({
      name: typeName,
      kind: '',
      text: schema.description ?? '',
      isAssumed: schema['x-spec'] === 'assumed',
      type: typeOf(schema),
      rows: rowsOf(schema),
    })),
  }
}
