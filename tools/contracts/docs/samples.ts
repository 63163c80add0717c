// How to make a call: with curl, with fetch, and with the generated hook. The values are those of a Pact interaction.
import { format } from 'prettier'
import type { Operation } from '../../../contracts/reader/openapi.ts'
import type { Interaction } from '../../../tests/pact/files.ts'

/** The request of a Pact interaction. */
export type Sent = Omit<Interaction['request'], 'body'> & { body?: { content: unknown; contentType: string } }
/** An entry of `x-codeSamples`. */
export type Sample = { label: string; lang: string; source: string }

const TOKEN = 'Auth-Token'

const single = (lists: Record<string, string[]> = {}) =>
  Object.entries(lists).map(([name, values]): [string, string] => [name, values.join(', ')])
const isForm = ({ body }: Sent) => body?.contentType.startsWith('multipart/') ?? false
const formatted = async (source: string) =>
  (await format(source, { parser: 'babel', singleQuote: true, semi: false, printWidth: 76 })).trim()
/** A string for the shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The arguments of the hook of a REST call. */
export function hookArguments({ path, parameters }: Operation, sent: Sent): object {
  const pattern = path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const inQuery = single(sent.query).map(([name, value]): [string, unknown] => {
    const type = parameters.find((parameter) => parameter.name === name)?.schema.type
    const isText = type !== 'integer' && type !== 'boolean'
    return [name, type === 'array' ? value.split(',') : isText ? value : JSON.parse(value)]
  })
  const takes = (header: string) => parameters.some(({ name }) => name === header)
  return {
    ...new RegExp(pattern).exec(sent.path)?.groups,
    ...Object.fromEntries(inQuery),
    ...(takes('Idempotency-Key') && { idempotencyKey: '0b7c1f2e-one-key-per-form' }),
    ...(takes('If-Match') && { ifMatch: '"1"' }),
    ...(sent.body && { body: isForm(sent) ? { file: 'FILE' } : sent.body.content }),
  }
}

/** A call of the generated hook. */
export function hookCall(contract: string, id: string, isRead: boolean, given: object): string {
  const hook = `use${id.charAt(0).toUpperCase()}${id.slice(1)}`
  const args = Object.keys(given).length ? JSON.stringify(given).replace('"FILE"', 'file') : ''
  return `import { ${hook} } from '../api/generated/${contract}.hooks.ts'\n
    const { ${isRead ? 'data' : 'mutate'}, error, isPending } = ${hook}(${isRead ? args : ''})
    ${isRead ? '' : `mutate(${args})`}`
}

/** The samples of a call. `hook` is missing for a service that has none. */
export async function samplesOf(sent: Sent, status: number, hook = ''): Promise<Sample[]> {
  const { method, path, query, body } = sent
  const url = path + (query ? `?${new URLSearchParams(single(query)).toString()}` : '')
  // A client knows the boundary of its form.
  const headers = single(sent.headers).filter(([name]) => !(isForm(sent) && name === 'Content-Type'))
  const isText = typeof body?.content === 'string'
  const content = isText ? String(body.content) : JSON.stringify(body?.content, null, 2)
  const curl = [
    `curl --request ${method} "$API${url}"`,
    ...headers
      .map(([name, value]) => (name === TOKEN ? `"${TOKEN}: $TOKEN"` : quoted(`${name}: ${value}`)))
      .map((header) => `--header ${header}`),
    ...(isForm(sent) ? ['--form file=@image.png'] : body ? [`--data ${quoted(content)}`] : []),
  ]
  const own = headers.map(([name, value]) => `'${name}': ${name === TOKEN ? 'token' : JSON.stringify(value)}`)
  const data = isForm(sent) ? 'form' : isText ? JSON.stringify(content) : `JSON.stringify(${content})`
  const script = `${isForm(sent) ? "const form = new FormData(); form.append('file', file)" : ''}
    const response = await fetch(api + '${url}', {
      method: '${method}', headers: { ${own.join(', ')} }, ${body ? `body: ${data}` : ''}
    })
    if (!response.ok) throw new Error(response.statusText)
    ${status === 204 ? '' : 'const answer = await response.json()'}`
  return [
    { label: 'curl', lang: 'bash', source: curl.join(' \\\n  ') },
    { label: 'fetch', lang: 'javascript', source: await formatted(script) },
    ...(hook ? [{ label: 'hook', lang: 'javascript', source: await formatted(hook) }] : []),
  ]
}
