// Reads an OpenAPI document for our own tools: the generator, the mock and the tests.
const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const

export type Access = 'anonymous' | 'signed-in' | 'instructor' | 'owner' | 'co-instructor'
export type Schema = {
  $ref?: string
  description?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  default?: unknown
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  maxLength?: number
  oneOf?: Schema[]
  /** `owner` on a field that nobody else gets. */
  'x-access'?: Access
}
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  explode?: boolean
  schema: Schema
}
export type Media = { schema: Schema; examples?: Record<string, { value: unknown }> }
type Ref = { $ref: string }
type RawMedia = { schema: Schema; examples?: Record<string, { value: unknown } | Ref> }
/** A request body is JSON or a form with files. */
const MEDIA_TYPES = ['application/json', 'multipart/form-data'] as const
type MediaType = (typeof MEDIA_TYPES)[number]
type Content = { [T in MediaType]?: RawMedia } & { 'text/plain'?: unknown }
type Header = Pick<Parameter, 'required' | 'schema'>
type ResponseObject = { description: string; headers?: Record<string, Header | Ref>; content?: Content }
type RequestBody = { required?: boolean; content: Content }
/** The alternatives of `security`: each names the schemes that it needs, `{}` none. */
type Security = Record<string, string[]>[]
type OperationObject = {
  operationId: string
  summary: string
  description?: string
  deprecated?: boolean
  tags: [string]
  'x-spec': string
  'x-access': Access
  security?: Security
  parameters?: (Parameter | Ref)[]
  requestBody?: RequestBody
  responses: Record<string, ResponseObject | Ref>
}
type PathItem = { parameters?: (Parameter | Ref)[] } & { [M in (typeof METHODS)[number]]?: OperationObject }

export type OpenApiDocument = {
  'x-generated'?: string
  security?: Security
  paths: Record<string, PathItem>
  components: {
    schemas?: Record<string, Schema>
    examples?: Record<string, { value: unknown }>
    securitySchemes?: Record<string, Record<string, unknown>>
  }
  servers?: { url: string }[]
}

export type Operation = {
  id: string
  summary: string
  description: string
  isDeprecated: boolean
  tag: string
  /** The value of x-spec: a section of the specification, or `assumed`. */
  spec: string
  access: Access
  method: (typeof METHODS)[number]
  /** The path template, with `{name}` for each path parameter. */
  path: string
  parameters: Parameter[]
  /** `isText` means that the JSON may also be sent as `text/plain`. */
  body?: Media & { type: MediaType; required: boolean; pointer: string; isText: boolean }
  /** The responses by status, including `default`, with their headers by name. A response without a body has no media. */
  responses: Record<
    string,
    { description: string; media?: Media; pointer?: string; headers: Record<string, Parameter> }
  >
  /** The only 2xx status. */
  success: number
}

/** Resolves a `$ref` inside the document, until the value has none. Throws if its target does not exist. */
export function resolve<T>(document: OpenApiDocument, value: T | Ref): T {
  const ref = (value as Partial<Ref> | undefined)?.$ref
  if (ref === undefined) return value as T
  const target = ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    )
  if (target === undefined) throw new Error(`Cannot resolve ${ref}.`)
  return resolve(document, target as T)
}

const escape = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** A media object, with references to examples resolved. */
const mediaOf = (document: OpenApiDocument, { schema, examples = {} }: RawMedia): Media => ({
  schema,
  examples: Object.fromEntries(
    Object.entries(examples).map(([name, raw]) => [name, resolve<{ value: unknown }>(document, raw)]),
  ),
})

const schemaAt = (pointer: string, type: MediaType) => `${pointer}/content/${escape(type)}/schema`

function bodyOf(document: OpenApiDocument, { content, required = false }: RequestBody, pointer: string) {
  const type = MEDIA_TYPES.find((known) => content[known])
  const media = type && content[type]
  if (!media) throw new Error(`${pointer} must have a JSON body or a form.`)
  const isText = 'text/plain' in content
  return { ...mediaOf(document, media), type, required, pointer: schemaAt(pointer, type), isText }
}

/** Every operation of the document, sorted by id. */
export function operationsOf(document: OpenApiDocument): Operation[] {
  const read = (path: string, item: PathItem, method: (typeof METHODS)[number]): Operation[] => {
    const operation = item[method]
    if (!operation) return []
    const root = `/paths/${escape(path)}/${method}`
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    const { requestBody } = operation
    return [
      {
        id: operation.operationId,
        summary: operation.summary,
        description: operation.description ?? '',
        isDeprecated: operation.deprecated ?? false,
        tag: operation.tags[0],
        spec: operation['x-spec'],
        access: operation['x-access'],
        method,
        path,
        parameters: parameters.map((parameter) => resolve<Parameter>(document, parameter)),
        ...(requestBody && { body: bodyOf(document, requestBody, `${root}/requestBody`) }),
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, raw]) => {
            const { description, content, headers = {} } = resolve<ResponseObject>(document, raw)
            const media = content?.['application/json']
            const at = '$ref' in raw ? raw.$ref.slice(1) : `${root}/responses/${status}`
            return [
              status,
              {
                description,
                headers: Object.fromEntries(
                  Object.entries(headers).map(([name, header]) => [
                    name,
                    { name, in: 'header', ...resolve<Header>(document, header) },
                  ]),
                ),
                ...(media && { media: mediaOf(document, media), pointer: schemaAt(at, 'application/json') }),
              },
            ]
          }),
        ),
        success: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
      },
    ]
  }
  return Object.entries(document.paths)
    .flatMap(([path, item]) => METHODS.flatMap((method) => read(path, item, method)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/**
 * The alternatives in which an operation takes a token, each as the names of its schemes; an empty text is a call without
 * a token. An operation without `security` has that of the document.
 */
export function tokensOf(document: OpenApiDocument, { path, method }: Pick<Operation, 'path' | 'method'>) {
  const alternatives = document.paths[path]?.[method]?.security ?? document.security ?? []
  const names = alternatives.map((schemes) => Object.keys(schemes).toSorted().join(' and '))
  return names.length ? names : ['']
}
