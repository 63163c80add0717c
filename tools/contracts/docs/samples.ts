// How to make a call: with curl, with fetch, and with the generated hook.
import type { Operation } from '../../../contracts/reader/openapi.ts'
import type { DocInteraction } from './interactions.ts'

export type Sample = { language: 'curl' | 'fetch' | 'hook'; text: string }

const WIDTH = 76
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const TOKEN = 'Auth-Token'

/** A value as TypeScript: on one line if it fits. */
function literal(value: unknown): string {
  const text = JSON.stringify(value, null, 2)
    .replaceAll(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
    .replaceAll(/"([^"'\\]*)"/g, "'$1'")
  const line = text.replaceAll(/\n\s*/g, ' ')
  return line.length <= WIDTH ? line : text
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

const isForm = ({ body }: DocInteraction) => body?.contentType.startsWith('multipart/') ?? false

/** The headers that a caller chooses. A client sets the rest itself. */
const ownHeaders = (one: DocInteraction) =>
  Object.entries(one.headers).filter(
    ([name]) => name !== 'Accept' && !(isForm(one) && name === 'Content-Type'),
  )

function curl(one: DocInteraction): string {
  const { method, path, body } = one
  const text = typeof body?.content === 'string' ? body.content : JSON.stringify(body?.content, null, 2)
  return [
    `curl "$API${path.replaceAll('$', String.raw`\$`)}"`,
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    ...ownHeaders(one).map(([name, value]) =>
      name === TOKEN ? `--header "${TOKEN}: $TOKEN"` : `--header ${quoted(`${name}: ${value}`)}`,
    ),
    ...(isForm(one) ? ['--form file=@image.png'] : body ? [`--data ${quoted(text)}`] : []),
  ].join(' \\\n  ')
}

function fetchCall(one: DocInteraction): string {
  const { method, path, body, status } = one
  const headers = ownHeaders(one).map(
    ([name, value]) => `    '${name}': ${name === TOKEN ? 'token' : quoted(value)},\n`,
  )
  const sent = (content: unknown) =>
    isForm(one) ? 'form' : `JSON.stringify(${literal(content).replaceAll('\n', '\n  ')})`
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',\n`]),
    ...(headers.length ? [`  headers: {\n${headers.join('')}  },\n`] : []),
    ...(body ? [`  body: ${sent(body.content)},\n`] : []),
  ]
  const form = isForm(one) ? `const form = new FormData()\nform.append('file', file)\n` : ''
  const call = `const response = await fetch(\`\${api}${path.replaceAll('$', String.raw`\$`)}\`${options.length ? `, {\n${options.join('')}}` : ''})`
  return `${form}${call}\n${status === 204 ? 'if (!response.ok) throw new Error(response.statusText)' : 'const answer = await response.json()'}`
}

/** The hook of a call with its arguments. */
const hookText = (contract: string, id: string, isRead: boolean, args: string) => {
  const hook = `use${capital(id)}`
  const found = isRead
    ? `const { data, error, isPending } = ${hook}(${args})`
    : `const { mutate, error, isPending } = ${hook}()\nmutate(${args})`
  return `import { ${hook} } from '../api/generated/${contract}.hooks.ts'\n\n${found}`
}

function argumentsOf({ path: template, parameters }: Operation, one: DocInteraction) {
  const [pathname = '', search = ''] = one.path.split('?')
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
  const pattern = new RegExp(
    `^${template.replaceAll(/\{[^}]+\}/g, '([^/]+)').replaceAll('*', String.raw`\*`)}$`,
  )
  const values = pattern.exec(pathname)?.slice(1) ?? []
  const typed = (name: string, value: string) => {
    const type = parameters.find((parameter) => parameter.name === name)?.schema.type
    if (type === 'array') return value.split(',')
    return type === 'integer' ? Number(value) : type === 'boolean' ? value === 'true' : value
  }
  const header = (name: string) =>
    parameters.some((parameter) => parameter.in === 'header' && parameter.name === name)
  return {
    ...Object.fromEntries(names.map((name, i) => [name, values[i]])),
    ...Object.fromEntries(
      [...new URLSearchParams(search)].map(([name, value]) => [name, typed(name, value)]),
    ),
    ...(header('Idempotency-Key') && { idempotencyKey: '0b7c1f2e-one-key-per-form' }),
    ...(header('If-Match') && { ifMatch: '"1"' }),
    ...(one.body && { body: isForm(one) ? { file: 'FILE' } : one.body.content }),
  }
}

/**
 * The samples of a REST call.
 * @param hooks the contract with the generated hooks; undefined for a service with its own client
 */
export function restSamples(operation: Operation, one: DocInteraction | undefined, hooks?: string): Sample[] {
  if (!one) return []
  const args = argumentsOf(operation, one)
  const text = Object.keys(args).length ? literal(args).replace("'FILE'", 'file') : ''
  const isRead = operation.method === 'get'
  return [
    { language: 'curl', text: curl(one) },
    { language: 'fetch', text: fetchCall(one) },
    ...(hooks ? [{ language: 'hook' as const, text: hookText(hooks, operation.id, isRead, text) }] : []),
  ]
}

type MeshBody = { operationName: string; query: string; variables?: object }

/** The samples of a GraphQL call. Its hook has the name of the operation, not of the root field. */
export function meshSamples(verb: 'query' | 'mutation', one: DocInteraction | undefined): Sample[] {
  if (!one) return []
  // Every interaction with GraphQL has this body.
  const content = one.body?.content as MeshBody
  const { operationName, variables } = content
  const query = content.query.replaceAll(/\s+/g, ' ').trim()
  const short = {
    ...one,
    body: { contentType: 'application/json', encoded: false as const, content: { ...content, query } },
  }
  const text = variables && Object.keys(variables).length ? literal(variables) : ''
  return [
    { language: 'curl', text: curl(short) },
    { language: 'fetch', text: fetchCall(short) },
    { language: 'hook', text: hookText('mesh', operationName, verb === 'query', text) },
  ]
}
