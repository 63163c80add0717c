// The GraphQL contract as a page. Its examples are the requests and responses of the Pact interactions.
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isIntrospectionType,
  isSpecifiedScalarType,
} from 'graphql'
import { type RootField, rootFieldsOf } from '../mesh-fields.ts'
import { html } from './html.ts'
import { interactionsOf, type MeshInteraction } from './mesh-examples.ts'
import { deepRows, fieldsOf, rowOf, typeOf } from './mesh-rows.ts'
import { firstSuccess } from './interactions.ts'
import type { Entry, Outcome, Page, Trace, TraceOf, TypeEntry } from './page.ts'
import { meshSamples } from './samples.ts'

function outcomesOf({ field, throws }: RootField, interactions: MeshInteraction[]): Outcome[] {
  const examplesOf = (code?: string) =>
    interactions
      .filter((interaction) => interaction.code === code)
      .map(({ description, answer }) => ({ title: description, text: answer }))
  return [
    {
      name: 'data',
      tone: 'success',
      text: '',
      type: typeOf(field.type),
      rows: deepRows(field.type),
      headers: [],
      examples: examplesOf(),
    },
    ...throws.map((code) => ({
      name: code,
      tone: 'refusal' as const,
      text: '',
      rows: [],
      headers: [],
      examples: examplesOf(code),
    })),
  ]
}

function entryOf(root: RootField, interactions: MeshInteraction[], trace: Trace): Entry {
  const { field, name, verb, paths, sources, reason, access } = root
  const own = interactions.filter((interaction) => interaction.fields.includes(name))
  const [sent] = own.filter((interaction) => interaction.code === undefined)
  const rows = field.args.flatMap((argument) => [rowOf(argument), ...deepRows(argument.type, 1)])
  return {
    id: name,
    title: name,
    verb,
    paths,
    text: [field.description, reason && `Assumed: ${reason}`].filter(Boolean).join('\n\n'),
    sources,
    ...(access !== undefined && { access }),
    tables: rows.length ? [{ title: 'Arguments', rows }] : [],
    requests: sent ? [{ title: 'query', text: sent.query }, ...sent.variables] : [],
    outcomes: outcomesOf(root, own),
    samples: meshSamples(verb, firstSuccess(trace.interactions)),
    ...trace,
  }
}

function typeEntry(type: GraphQLNamedType): TypeEntry {
  const values = isEnumType(type) ? type.getValues() : []
  return {
    name: type.name,
    kind: type.astNode?.kind.replace('TypeDefinition', '').toLowerCase() ?? '',
    text: type.description ?? '',
    rows: [
      ...fieldsOf(type).map((field) => rowOf(field)),
      ...values.map(({ name, description }) => ({
        name,
        depth: 0,
        isRequired: false,
        type: html`value`,
        text: description ?? undefined,
      })),
    ],
  }
}

export function meshPage(sdl: string, pact: object, traceOf: TraceOf): Page {
  const schema = buildSchema(sdl)
  const interactions = interactionsOf(pact)
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() }
  const entries = rootFieldsOf(sdl).map((root) => entryOf(root, interactions, traceOf(root.name)))
  const isRoot = (type: GraphQLNamedType) => type === roots.query || type === roots.mutation
  return {
    name: 'mesh',
    kind: 'GraphQL',
    title: 'Identity and membership',
    summary: 'Sign-in and the signed-in user, in GraphQL.',
    text: '',
    server: 'Same origin as the application',
    groups: (['query', 'mutation'] as const).map((verb) => ({
      name: verb === 'query' ? 'Queries' : 'Mutations',
      text: roots[verb]?.description ?? '',
      entries: entries.filter((entry) => entry.verb === verb),
    })),
    types: Object.values(schema.getTypeMap())
      .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !isRoot(type))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(typeEntry),
  }
}
