import type { Types } from '@graphql-codegen/plugin-helpers'
import {
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql'
import { servedAt } from '../../contracts/reader/directives.ts'

export type MeshOperation = {
  name: string
  call: string
  isQuery: boolean
  paths: string[]
  variables?: string
  /** The root type of the selection: queries or mutations. */
  root: GraphQLObjectType
  selectionSet: SelectionSetNode
}

/** The operations of the documents, each with the paths that serve all of its root fields. */
export function meshOperations(schema: GraphQLSchema, documents: Types.DocumentFile[]): MeshOperation[] {
  const read = ({ name, operation, selectionSet, variableDefinitions }: OperationDefinitionNode) => {
    const title = name?.value ?? ''
    const root = schema.getRootType(operation)
    if (!root) throw new Error(`${title}: the schema has no ${operation}`)
    const fields = root.getFields()
    const roots = selectionSet.selections.flatMap((s) =>
      s.kind === Kind.FIELD ? [servedAt(fields[s.name.value])] : [],
    )
    const paths = (roots[0] ?? []).filter((path) => roots.every((served) => served.includes(path)))
    if (!paths.length) throw new Error(`${title}: no path serves all of its fields`)
    const isQuery = operation === OperationTypeNode.QUERY
    return {
      name: title,
      call: title.charAt(0).toLowerCase() + title.slice(1),
      isQuery,
      paths,
      root,
      selectionSet,
      ...(variableDefinitions?.length && {
        variables: `types.${title}${isQuery ? 'Query' : 'Mutation'}Variables`,
      }),
    }
  }
  return documents
    .flatMap((document) => document.document?.definitions ?? [])
    .filter(
      (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
    )
    .map(read)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
