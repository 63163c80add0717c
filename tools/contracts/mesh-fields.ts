import { buildSchema, type ConstDirectiveNode, type GraphQLField, Kind } from 'graphql'
import { errorsOf, servedAt } from '../../contracts/reader/directives.ts'

/** What may have a directive, as graphql-js has read it. */
export type Directed = {
  astNode?: { directives?: readonly ConstDirectiveNode[] | undefined } | null | undefined
}

export type RootField = {
  field: GraphQLField<unknown, unknown>
  name: string
  verb: 'query' | 'mutation'
  paths: string[]
  /** The errors by their code, with the status of each. */
  throws: ReadonlyMap<string, string>
  /** The section of the specification, and `assumed` if the specification does not show all of the field. */
  sources: string[]
  access: string | undefined
}

/** The first argument of a directive, if it is a string; undefined if the field does not have the directive. */
export function directive({ astNode }: Directed, name: string): string | undefined {
  const node = astNode?.directives?.find((one) => one.name.value === name)
  const value = node?.arguments?.[0]?.value
  return value?.kind === Kind.STRING ? value.value : undefined
}

const verbs = ['query', 'mutation'] as const

/** The root fields of the GraphQL contract, in the order of the schema. */
export function rootFieldsOf(sdl: string): RootField[] {
  const schema = buildSchema(sdl)
  const types = { query: schema.getQueryType(), mutation: schema.getMutationType() }
  return verbs.flatMap((verb) =>
    Object.values(types[verb]?.getFields() ?? {}).map((field) => {
      const isAssumed = directive(field, 'assumed') !== undefined
      const section = directive(field, 'spec')
      return {
        field,
        name: field.name,
        verb,
        paths: servedAt(field),
        throws: errorsOf(field),
        sources: [...(section === undefined ? [] : [section]), ...(isAssumed ? ['assumed'] : [])],
        access: directive(field, 'access'),
      }
    }),
  )
}
