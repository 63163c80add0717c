import { type GraphQLField, Kind } from 'graphql'

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
