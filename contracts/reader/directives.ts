import { type GraphQLField, type GraphQLSchema, Kind } from 'graphql'

type RootField = GraphQLField<unknown, unknown>

const argumentsOf = (field: RootField | undefined, directive: string) =>
  (field?.astNode?.directives ?? [])
    .filter((d) => d.name.value === directive)
    .flatMap((d) => d.arguments?.map((argument) => argument.value) ?? [])

/** The paths of a root field, from its @servedAt directive. Throws if it has none. */
export function servedAt(field: RootField | undefined): string[] {
  const [paths] = argumentsOf(field, 'servedAt')
  if (paths?.kind !== Kind.LIST)
    throw new Error(`${field?.name ?? 'An unknown root field'} has no @servedAt.`)
  return paths.values.flatMap((path) => (path.kind === Kind.STRING ? [path.value] : []))
}

/** The errors of a root field by their code, with the status of each, from its @throws directives. */
export const errorsOf = (field: RootField): ReadonlyMap<string, string> =>
  new Map(
    (field.astNode?.directives ?? [])
      .filter(({ name }) => name.value === 'throws')
      .map(({ arguments: given = [] }) => {
        const text = (wanted: string) => {
          const value = given.find(({ name }) => name.value === wanted)?.value
          return value?.kind === Kind.STRING ? value.value : ''
        }
        return [text('code'), text('status')]
      }),
  )

/** The error codes of a root field. */
export const throwsOf = (field: RootField): string[] => [...errorsOf(field).keys()]

/** The values of @access. */
export const CALLERS = ['anonymous', 'signed-in', 'instructor'] as const
export type Caller = (typeof CALLERS)[number]

/** Who may call a root field, from its @access directive. Throws if it is missing or has an unknown value. */
export function accessOf(field: RootField): Caller {
  const [who] = argumentsOf(field, 'access')
  const caller = CALLERS.find((known) => who?.kind === Kind.STRING && who.value === known)
  if (!caller) throw new Error(`${field.name} has no valid @access.`)
  return caller
}

/** Whether a root field is marked @assumed, because the specification does not show its shape. */
export const isAssumed = (field: RootField) => argumentsOf(field, 'assumed').length > 0

/** The root fields of a schema, queries first. */
export const rootFields = (schema: GraphQLSchema): RootField[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}))
