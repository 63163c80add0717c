import {
  type BreakingChange,
  buildSchema,
  type DangerousChange,
  findBreakingChanges,
  findDangerousChanges,
  getNamedType,
  type GraphQLSchema,
  type GraphQLType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { type RootField, rootFieldsOf } from '../mesh-fields.ts'
import { callerChanges } from './access.ts'
import type { Change, Impact } from './change.ts'

/** The changes in the directives of a root field, which graphql-js does not compare. */
function directiveChanges(before: RootField, after: RootField): Change[] {
  const where = after.name
  const change = (impact: Impact, what: string): Change => ({ impact, operations: [where], where, what })
  const gone = (list: 'paths' | 'throws') => before[list].filter((one) => !after[list].includes(one))
  const added = (list: 'paths' | 'throws') => after[list].filter((one) => !before[list].includes(one))
  return [
    ...callerChanges(where, before.access, after.access),
    ...gone('paths').map((path) => change('major', `is no longer served at ${path}`)),
    ...added('paths').map((path) => change('minor', `is also served at ${path}`)),
    ...gone('throws').map((code) => change('major', `no longer returns the error ${code}`)),
    ...added('throws').map((code) => change('minor', `may return the error ${code}`)),
  ]
}

/** The name of the type inside any list and any non-null. */
const nameOf = (type: GraphQLType) => getNamedType(type).name

/** The names of the types that a root field takes or returns, at any depth. */
function typesOf({ field }: RootField, schema: GraphQLSchema): Set<string> {
  const names = new Set([field.type, ...field.args.map(({ type }) => type)].map((type) => nameOf(type)))
  for (const name of names) {
    const type = schema.getType(name)
    if (isObjectType(type) || isInputObjectType(type))
      for (const inner of Object.values(type.getFields())) names.add(nameOf(inner.type))
  }
  return names
}

/** The root fields that a change touches. Its description begins with the name of a type, or of a field with its type. */
function touched(description: string, fields: readonly RootField[], schema: GraphQLSchema): string[] {
  const words = description.split(/[^\w.]+/)
  return fields
    .filter(
      (field) =>
        words.includes(`Query.${field.name}`) ||
        words.includes(`Mutation.${field.name}`) ||
        [...typesOf(field, schema)].some((type) => words.some((word) => word.split('.')[0] === type)),
    )
    .map(({ name }) => name)
}

/**
 * The changes between two schemas. A change that graphql-js calls dangerous is minor, because at worst a client gets a
 * value that it does not know.
 */
export function meshChanges(before: string, after: string): Change[] {
  const [base, revision] = [buildSchema(before), buildSchema(after)]
  const [known, fields] = [rootFieldsOf(before), rootFieldsOf(after)]
  const added = fields.filter(({ name }) => !known.some((field) => field.name === name))
  const inSchema =
    (impact: Impact) =>
    ({ description }: BreakingChange | DangerousChange): Change => {
      const [where = '', ...what] = description.replace(/\.$/, '').split(' ')
      const operations = [
        ...new Set([...touched(description, known, base), ...touched(description, fields, revision)]),
      ]
      return { impact, operations: operations.toSorted(), where, what: what.join(' ') }
    }
  return [
    ...findBreakingChanges(base, revision).map(inSchema('major')),
    ...findDangerousChanges(base, revision).map(inSchema('minor')),
    ...added.map(({ name, verb, access }): Change => ({
      impact: 'minor',
      operations: [name],
      where: name,
      what: `${verb} was added, for callers: ${access ?? 'nobody named'}`,
    })),
    ...known.flatMap((field) => {
      const now = fields.find(({ name }) => name === field.name)
      return now ? directiveChanges(field, now) : []
    }),
  ]
}
