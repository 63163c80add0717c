import { buildSchema, getOperationAST, Kind, parse } from 'graphql'
import bundle from '../../contracts/bundled/mesh.json' with { type: 'json' }
import { operationAt, operations } from '../../contracts/reader/contracts.ts'
import { rootFields, servedAt, throwsOf } from '../../contracts/reader/directives.ts'
import type { Interaction } from './files.ts'

const schema = buildSchema(bundle.sdl)

const dataAt = (path: string) => `data at ${path}`

/** Every outcome in the contracts: each status of each operation, and each path and error of each root field. */
export const documentedOutcomes = (): string[] => [
  ...operations.flatMap(({ id, responses }) =>
    Object.keys(responses)
      .filter((status) => status !== 'default')
      .map((status) => `${id} ${status}`),
  ),
  ...rootFields(schema).flatMap((field) =>
    [...servedAt(field).map(dataAt), ...throwsOf(field)].map((outcome) => `${field.name} ${outcome}`),
  ),
]

function fieldsOf(query: string): string[] {
  return (getOperationAST(parse(query))?.selectionSet.selections ?? []).flatMap((node) =>
    node.kind === Kind.FIELD ? [node.name.value] : [],
  )
}

/** The operation or root field that an interaction is about. */
export const operationOf = (interaction: Interaction) =>
  (outcomesOf(interaction)[0] ?? '').split(' ', 1).join()

/** The outcomes that an interaction covers, under the names of `documentedOutcomes`. */
export function outcomesOf({ description, request, response }: Interaction): string[] {
  const query = request.body?.content.query
  if (query) {
    const outcomes = response.body?.content.errors?.map((error) => error.extensions?.code ?? '?') ?? [
      dataAt(request.path),
    ]
    return fieldsOf(query).flatMap((field) => outcomes.map((outcome) => `${field} ${outcome}`))
  }
  const operation = operationAt(request.method, request.path)
  return [
    operation ? `${operation.id} ${response.status}` : `${description}: ${request.method} ${request.path}`,
  ]
}
