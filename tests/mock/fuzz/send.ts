import { getResponse } from 'msw'
import { type ContractOperation, schemaOf } from '../../../contracts/reader/contracts.ts'
import { TOKEN_HEADER } from '../../../mocks/receive.ts'
import { rawOf } from './raw.ts'
import type { Sent } from './valid.ts'
import { CALLERS, handlers } from './world.ts'

export type Answer = Awaited<ReturnType<typeof send>>

/** Sends a request to the mock, without a network. */
export async function send(operation: ContractOperation, sent: Sent) {
  const response = await getResponse(handlers, requestOf(operation, sent))
  if (!response) throw new Error(`nobody answers ${operation.id}`)
  const text = await response.text()
  const isJson = response.headers.get('content-type') === 'application/json'
  const etag = response.headers.get('etag') ?? undefined
  return { status: response.status, etag, body: isJson ? (JSON.parse(text) as unknown) : text || undefined }
}

function requestOf(operation: ContractOperation, sent: Sent): Request {
  const { method, path, body: known, contract } = operation
  const raw = sent.raw === undefined ? undefined : rawOf(operation, sent.raw)
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(sent.path[name] ?? ''),
  )
  const search = new URLSearchParams(sent.query).toString()
  const headers = new Headers()
  const token = CALLERS[sent.as]
  if (token) headers.set(TOKEN_HEADER, token)
  if (sent.key !== undefined) headers.set('Idempotency-Key', sent.key)
  if (sent.ifMatch !== undefined) headers.set('If-Match', sent.ifMatch)
  const isForm = known?.type === 'multipart/form-data' && !raw
  const type = raw?.type ?? (sent.body === undefined ? '' : 'application/json')
  if (type && !isForm) headers.set('content-type', type)
  const files = schemaOf(contract, known?.schema).properties ?? {}
  const body = raw?.text ?? (isForm ? formOf(sent.body, Object.keys(files)) : jsonOf(sent.body))
  return new Request(`http://training.test${filled}${search && `?${search}`}`, {
    method: method.toUpperCase(),
    headers,
    ...(body !== undefined && { body }),
  })
}

const jsonOf = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body))

/** Builds a form: text for a file field becomes a file, byte by byte. */
function formOf(body: unknown, files: string[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {}))
    form.append(
      name,
      files.includes(name) && typeof value === 'string'
        ? new File([Uint8Array.from(value, (byte) => byte.codePointAt(0) ?? 0)], 'file.png')
        : String(value),
    )
  return form
}
