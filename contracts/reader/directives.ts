import { type GraphQLField, type GraphQLSchema, Kind } from 'graphql'

type RootField = GraphQLField<unknown, unknown>

const argumentsOf = (field: RootField | undefined, directive: string) =>
  (field?.astNode?.directives ?? [])
    .filter((d) => d.name.value === directive)
    .flatMap((d) => d.arguments?.map((argument) => argument.value) ?? [])

/** The paths of a root field, from its @servedAt directive. Throws when it has none. */
export function servedAt(field: RootField | undefined): string[] {
  const [paths] = argumentsOf(field, 'servedAt')
  if (paths?.kind !== Kind.LIST) throw new Error(`${field?.name ?? 'an unknown root field'} has no @servedAt`)
  return paths.values.flatMap((path) => (path.kind === Kind.STRING ? [path.value] : []))
}

/** The error codes that a root field documents with @throws. */
export const throwsOf = (field: RootField): string[] =>
  argumentsOf(field, 'throws').flatMap((code) => (code.kind === Kind.STRING ? [code.value] : []))

/** Who may call a root field. */
const CALLERS = ['anonymous', 'signed-in', 'instructor'] as const
export type Caller = (typeof CALLERS)[number]

/** From the @access directive. Throws when it is missing or says what we do not know. */
export function accessOf(field: RootField): Caller {
  const [who] = argumentsOf(field, 'access')
  const caller = CALLERS.find((known) => who?.kind === Kind.STRING && who.value === known)
  if (!caller) throw new Error(`${field.name} has no @access`)
  return caller
}

/** Whether the specification leaves the shape of a root field to us. */
export const isAssumed = (field: RootField) => argumentsOf(field, 'assumed').length > 0

/** The root fields of a schema, queries first. */
export const rootFields = (schema: GraphQLSchema): RootField[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}))
