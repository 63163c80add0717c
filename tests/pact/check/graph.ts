// Checks a GraphQL exchange against the schema. `graphql` itself would silently convert a number to text.
import {
  buildSchema,
  type FieldNode,
  getNamedType,
  getOperationAST,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql'
import bundle from '../../../contracts/bundled/mesh.json' with { type: 'json' }
import { errorsOf, rootFields, servedAt } from '../../../contracts/reader/directives.ts'
import { oneOf, shown } from '../../../contracts/reader/explain.ts'
import type { Violation } from '../../../contracts/reader/validate.ts'
import type { Exchange, Finding } from './exchange.ts'

const schema = buildSchema(bundle.sdl)
const fields = new Map(rootFields(schema).map((field) => [field.name, field]))
const paths = new Set(rootFields(schema).flatMap(servedAt))

export const isGraph = (method: string, pathname: string) =>
  method.toLowerCase() === 'post' && paths.has(pathname)

type Reply = {
  data?: Record<string, unknown> | null
  errors?: { message?: unknown; extensions?: { code?: string; status?: unknown } }[]
}

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
const isText = (value: unknown): value is string => typeof value === 'string'
const SCALARS: Record<string, (value: unknown) => boolean> = {
  ID: isText,
  String: isText,
  Int: Number.isInteger,
  Float: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  DateTime: (value) => isText(value) && DATE_TIME.test(value),
}

const selected = ({ selections }: SelectionSetNode) =>
  selections.filter((node): node is FieldNode => node.kind === Kind.FIELD)

function valueViolations(
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  value: unknown,
  field: string,
): Violation[] {
  const must = (wanted: string): Violation[] => [{ field, message: `must ${wanted}`, got: shown(value) }]
  if (value === undefined) return must('be present')
  if (isNonNullType(type))
    return value === null
      ? must('not be null')
      : valueViolations(type.ofType as GraphQLOutputType, selection, value, field)
  if (value === null) return []
  if (isListType(type))
    return Array.isArray(value)
      ? value.flatMap((one, i) => valueViolations(type.ofType, selection, one, `${field}.${i}`))
      : must('be a list')
  const named = getNamedType(type)
  if (isObjectType(named) && selection) {
    if (typeof value !== 'object') return must('be an object')
    const known = named.getFields()
    return selected(selection).flatMap((node) => {
      const child = known[node.name.value]
      const key = node.alias?.value ?? node.name.value
      const own = (value as Record<string, unknown>)[key]
      return child ? valueViolations(child.type, node.selectionSet, own, `${field}.${key}`) : []
    })
  }
  if (isEnumType(named))
    return isText(value) && named.getValue(value)
      ? []
      : must(`be ${oneOf(named.getValues().map(({ name }) => name))}`)
  return SCALARS[named.name]?.(value) === false ? must(`be ${named.name}`) : []
}

const codeWords = (codes: string[]) => oneOf(codes) || 'absent: the contract documents no error here'

function errorViolations(errors: NonNullable<Reply['errors']>, names: readonly string[]): Violation[] {
  const documented = new Map(names.flatMap((name) => [...errorsOf(fields.get(name) as never)]))
  const codes = [...documented.keys()]
  return errors.flatMap(({ message, extensions = {} }, i) => {
    const at = `errors.${i}`
    const { code, status } = extensions
    return [
      ...(isText(message) && message
        ? []
        : [{ field: `${at}.message`, message: 'must be a text', got: shown(message) }]),
      ...(code !== undefined && codes.includes(code)
        ? []
        : [{ field: `${at}.extensions.code`, message: `must be ${codeWords(codes)}`, got: shown(code) }]),
      ...(isText(status) && status === (documented.get(code ?? '') ?? status)
        ? []
        : [
            {
              field: `${at}.extensions.status`,
              message: `must be ${shown(documented.get(code ?? '') ?? '401')}`,
              got: shown(status),
            },
          ]),
    ]
  })
}

/** Throws a SyntaxError if a body is not JSON. */
export function checkGraph({ url, requestBody, status, body }: Exchange): Finding {
  const { query = '' } = JSON.parse(requestBody) as { query?: string }
  const document = parse(query)
  const operation = getOperationAST(document)
  const root = operation && schema.getRootType(operation.operation)
  const names = operation ? selected(operation.selectionSet).map(({ name }) => name.value) : []
  const call = `${names.join(' and ') || url.pathname} at ${url.pathname}`
  if (status !== 200)
    return {
      call,
      violations: [{ field: 'status', message: 'must be 200 for GraphQL', got: String(status) }],
    }
  const { data, errors } = JSON.parse(body) as Reply
  if (errors) return { call, violations: errorViolations(errors, names) }
  const invalid = validate(schema, document).map(({ message }) => ({
    field: 'query',
    message: `${message} The server accepted the request`,
  }))
  if (!root || !operation) return { call, violations: invalid }
  return { call, violations: [...invalid, ...valueViolations(root, operation.selectionSet, data, 'data')] }
}
