import { badRequest, Refusal } from './refusal.ts'

const MAX_FORM = 10_500_000

/** An uploaded file with its bytes already read, because handlers are synchronous. */
export class Upload extends Blob {
  readonly content: Uint8Array

  constructor(bytes: Uint8Array<ArrayBuffer>, type: string) {
    super([bytes], { type })
    this.content = bytes
  }
}

/** Reads the body of a form request. Files become uploads; everything else stays text. Throws a Refusal. */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal(415, { message: 'The request must be a form.' })
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > MAX_FORM) throw new Refusal(413, { message: 'The file is larger than 10 MB.' })
  const form = await new Response(bytes, { headers: request.headers }).formData().catch(() => {
    throw badRequest('The request is not a form that can be read.')
  })
  const fields = new Map<string, unknown>()
  for (const [name, value] of form) {
    if (fields.has(name)) throw badRequest(`The form has ${name} twice.`)
    fields.set(
      name,
      typeof value === 'string' ? value : new Upload(new Uint8Array(await value.arrayBuffer()), value.type),
    )
  }
  // Not built by assignment, because a field could be called `__proto__`.
  return Object.fromEntries(fields)
}
