// A request that a test sends, and what it is over HTTP.
import { type ContractOperation, schemaOf } from '../../../contracts/reader/contracts.ts'
import { TOKEN_HEADER } from '../../../mocks/receive.ts'
import { rawOf } from './raw.ts'
import type { Caller } from './world.ts'

export type Sent = {
  /** What is wrong with it: nothing, by the contract, where it is `valid`. */
  kind: 'valid' | 'path' | 'query' | 'key' | 'version' | 'body' | 'raw'
  as: Caller
  path: Record<string, string>
  query: [name: string, value: string][]
  key?: string | undefined
  ifMatch?: string | undefined
  body?: unknown
  /** The name of a malformed text to send instead of a body. */
  raw?: string
}

const takes =
  (header: string) =>
  ({ parameters }: ContractOperation) =>
    parameters.some((p) => p.name === header)
export const takesKey = takes('Idempotency-Key')
export const takesVersion = takes('If-Match')

type Place = { origin?: string; token?: string | undefined }

/** The request over HTTP. */
export function requestOf(
  operation: ContractOperation,
  sent: Sent,
  { origin = 'http://training.test', token }: Place,
): Request {
  const { method, path, body: known, contract } = operation
  const raw = sent.raw === undefined ? undefined : rawOf(operation, sent.raw)
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(sent.path[name] ?? ''),
  )
  const search = new URLSearchParams(sent.query).toString()
  const headers = new Headers()
  if (token) headers.set(TOKEN_HEADER, token)
  if (sent.key !== undefined) headers.set('Idempotency-Key', sent.key)
  if (sent.ifMatch !== undefined) headers.set('If-Match', sent.ifMatch)
  const isForm = known?.type === 'multipart/form-data' && !raw
  const type = raw?.type ?? (sent.body === undefined ? '' : 'application/json')
  if (type && !isForm) headers.set('content-type', type)
  const files = schemaOf(contract, known?.schema).properties ?? {}
  const body = raw?.text ?? (isForm ? formOf(sent.body, Object.keys(files)) : jsonOf(sent.body))
  return new Request(`${origin}${filled}${search && `?${search}`}`, {
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
