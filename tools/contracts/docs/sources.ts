// What Redocly makes the pages from: the contracts, with all that `about.ts` says in the description of each call.
import {
  type ASTNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  print,
  visit,
} from 'graphql'
import {
  type OpenApiDocument,
  type Operation,
  operationsOf,
  resolve,
  type Schema,
} from '../../../contracts/reader/openapi.ts'
import { COMMITTED, pactFiles } from '../../../tests/pact/files.ts'
import { outcomesOf } from '../../../tests/pact/outcomes.ts'
import { readChangelog } from '../changelog.ts'
import { matrix } from '../matrix.ts'
import { directive, rootFieldsOf } from '../mesh-fields.ts'
import { readUses, wordsFor } from '../reads/uses.ts'
import { about, type Page, samplesText } from './about.ts'
import { hookArguments, hookCall, samplesOf, type Sent } from './samples.ts'

/** A page, and the document that Redocly makes it from. */
export type Source = Page & { text: string }

const rows = new Map(matrix().map((row) => [row.id, row]))
const changelog = readChangelog()
const interactions = Object.values(pactFiles(COMMITTED)).flatMap((pact) => pact.interactions)

/** The row of a call in the matrix, its interactions, and the request and the status of the first that succeeds. */
function traceOf(id: string) {
  const row = rows.get(id)
  const own = interactions.filter((one) => outcomesOf(one).some((outcome) => outcome.startsWith(`${id} `)))
  const success = own.find(({ response }) => response.status < 300 && !response.body?.content.errors)
  if (!row || !success) throw new Error(`${id} has no row in the matrix, or no interaction that succeeds.`)
  // The type of an interaction names only what the tests read.
  const changes = changelog.changes.filter(({ operations }) => operations.includes(id))
  return {
    ...row,
    interactions: own,
    sent: success.request as Sent,
    status: success.response.status,
    since: changelog.since[id] ?? 'today',
    changes,
  }
}

const MAX_PATTERN = 40
/** A long pattern says nothing to a reader, and would hide the description, which says the same in words. */
const readable = (key: string, value: unknown) =>
  key === 'pattern' && typeof value === 'string' && value.length > MAX_PATTERN ? undefined : value

/** Whether the resources in an answer have a version. */
function hasVersion(document: OpenApiDocument, { responses, success }: Operation): boolean {
  const propertyOf = (schema: Schema, name: string) =>
    resolve(document, resolve(document, schema).properties?.[name] ?? {})
  const data = propertyOf(responses[success]?.media?.schema ?? {}, 'data')
  return 'version' in (propertyOf(data.items ?? data, 'meta').properties ?? {})
}

const uses = readUses()
/** A description, and who uses the field: `training RegistrantAttributes.email`. */
function withUsers(name: string, text = ''): string {
  const use = uses[name]
  const words = use && wordsFor(use, (file) => `\`${file}\``)
  return words
    ? [text, `*${words.charAt(0).toUpperCase()}${words.slice(1)}.*`].filter(Boolean).join('\n\n')
    : text
}

/** Says in the description of each property who uses it. */
function describeUsers(document: OpenApiDocument, name: string, { properties = {}, items }: Schema) {
  if (items) describeUsers(document, name, items)
  for (const [property, schema] of Object.entries(properties)) {
    const own = `${name}.${property}`
    schema.description = withUsers(own, schema.description ?? resolve(document, schema).description)
    describeUsers(document, own, schema)
  }
}

const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-')

export async function restSource(name: string, document: OpenApiDocument): Promise<Source> {
  for (const [schema, body] of Object.entries(document.components?.schemas ?? {}))
    describeUsers(document, `${name} ${schema}`, body)
  const calls = await Promise.all(
    operationsOf(document).map(async (operation) => {
      const { id, access, method, path, tag, description } = operation
      const trace = traceOf(id)
      const hook = hookCall(name, id, method === 'get', hookArguments(operation, trace.sent))
      // A service with its own client has only types.
      const samples = await samplesOf(trace.sent, trace.status, trace.types ? '' : hook)
      const isVersioned = hasVersion(document, operation)
      const call = { ...trace, access, samples, isVersioned, anchor: `/${slug(tag)}/${slug(id)}` }
      // The description names the section of the specification, too.
      const shown = { description: about(call, description), 'x-codeSamples': samples, 'x-spec': undefined }
      Object.assign(document.paths[path]?.[method] ?? {}, shown)
      return call
    }),
  )
  const { title, summary } = (document as OpenApiDocument & { info: Page }).info
  return { name, title, summary, calls, text: JSON.stringify(document, readable) }
}

export async function meshSource(sdl: string): Promise<Source> {
  const calls = await Promise.all(
    rootFieldsOf(sdl).map(async ({ name, verb, access = '' }) => {
      const { sent, ...trace } = traceOf(name)
      // Every interaction with GraphQL has this body.
      const content = sent.body?.content as { operationName: string; query: string; variables?: object }
      const query = content.query.replaceAll(/\s+/g, ' ').trim()
      const body = { contentType: 'application/json', content: { ...content, query } }
      const hook = hookCall('mesh', content.operationName, verb === 'query', content.variables ?? {})
      const samples = await samplesOf({ ...sent, body }, trace.status, hook)
      const group = verb === 'query' ? 'queries' : 'mutations'
      return { ...trace, access, samples, anchor: `/${group}/${slug(name)}` }
    }),
  )
  /** The name of the type that a field is in; none for an argument. */
  const ownerOf = (ancestors: readonly (ASTNode | readonly ASTNode[])[]) => {
    const owner = ancestors.at(-1)
    return owner && 'kind' in owner && 'name' in owner && 'fields' in owner ? owner.name?.value : undefined
  }
  const described = <Node extends FieldDefinitionNode | InputValueDefinitionNode>(
    node: Node,
    _key: unknown,
    _parent: unknown,
    _path: unknown,
    ancestors: readonly (ASTNode | readonly ASTNode[])[],
  ): Node => {
    const reason = directive({ astNode: node }, 'assumed')
    const words = [node.description?.value, reason && `Assumed: ${reason}`].filter(Boolean).join('\n\n')
    const text = withUsers(`mesh ${ownerOf(ancestors)}.${node.name.value}`, words)
    const isRoot = directive({ astNode: node }, 'access') !== undefined
    const call = isRoot ? calls.find(({ id }) => id === node.name.value) : undefined
    const value = call ? `${about(call, text)}\n\n${samplesText(call)}` : text
    return { ...node, description: { kind: Kind.STRING, value, block: true } }
  }
  const text = print(visit(parse(sdl), { FieldDefinition: described, InputValueDefinition: described }))
  const summary = 'Sign-in and the signed-in user, in GraphQL.'
  return { name: 'mesh', title: 'Identity and membership', summary, calls, text }
}
