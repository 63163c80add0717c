// Pact matchers for GraphQL, guided by the schema, which has the type of every field that a document selects.
import { MatchersV3 as M } from '@pact-foundation/pact'
import {
  getNamedType,
  getNullableType,
  getOperationAST,
  type GraphQLOutputType,
  type GraphQLSchema,
  isListType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { stringLike } from './matchers.ts'

/** A token that the client can decode: three parts, of which the first two hold JSON objects. */
const TOKEN = '^eyJ[\\w-]+\\.eyJ[\\w-]+\\.[\\w-]*$'
const DATE_TIME = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$'

function matcherOf(
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  example: unknown,
): unknown {
  if (example === null) return M.nullValue()
  const bare = getNullableType(type)
  if (isListType(bare)) {
    const [first] = example as unknown[]
    return first === undefined ? [] : M.eachLike(matcherOf(bare.ofType, selection, first) as never)
  }
  const named = getNamedType(bare)
  if (isObjectType(named)) {
    const fields = named.getFields()
    const entries = (selection?.selections ?? []).map((node) => {
      if (node.kind !== Kind.FIELD) throw new Error('Fragments have no matcher yet.')
      const field = fields[node.name.value]
      const value = (example as Record<string, unknown>)[node.name.value]
      if (!field || value === undefined) throw new Error(`The example has no field ${node.name.value}.`)
      if (field.name === 'token') return [field.name, stringLike(TOKEN, value as string)]
      return [field.name, matcherOf(field.type, node.selectionSet, value)]
    })
    return Object.fromEntries(entries) as object
  }
  if (named.name === 'DateTime') return stringLike(DATE_TIME, example as string)
  if (typeof example === 'boolean') return M.boolean(example)
  return typeof example === 'number' ? M.integer(example) : M.string(example as string)
}

/** The matchers for the data that a document returns. */
export function dataMatcher(schema: GraphQLSchema, document: string, data: unknown) {
  const operation = getOperationAST(parse(document))
  const root = operation && schema.getRootType(operation.operation)
  if (!root) throw new Error('The document has no operation.')
  return matcherOf(root, operation.selectionSet, data)
}
