import type { Types } from '@graphql-codegen/plugin-helpers'
import {
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql'
import { accessOf, servedAt, throwsOf } from '../../contracts/reader/directives.ts'
import { docComment } from './doc-comment.ts'

export type MeshOperation = {
  name: string
  call: string
  /** The comment above everything that is generated for it. */
  comment: string
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
    const selected = selectionSet.selections.flatMap((s) =>
      s.kind === Kind.FIELD ? (fields[s.name.value] ?? []) : [],
    )
    const roots = selected.map(servedAt)
    const paths = (roots[0] ?? []).filter((path) => roots.every((served) => served.includes(path)))
    if (!paths.length) throw new Error(`${title}: no path serves all of its fields`)
    const isQuery = operation === OperationTypeNode.QUERY
    return {
      name: title,
      call: title.charAt(0).toLowerCase() + title.slice(1),
      isQuery,
      paths,
      comment: docComment({
        summary: '',
        description: selected.map((field) => field.description ?? '').join('\n\n'),
        call: `${operation} ${paths[0] ?? ''}`,
        access: selected.map(accessOf).join(', '),
        isDeprecated: selected.some((field) => field.deprecationReason != null),
        errors: selected.flatMap(throwsOf),
      }),
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
