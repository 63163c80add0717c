import { writeFileSync } from 'node:fs'
import { temporaryFolder } from '../../tools/temporary-folder.ts'

type Request = {
  jsonBody(body: unknown): unknown
  body(type: string, content: Buffer): unknown
  multipartBody(type: string, path: string, name: string, boundary: string): unknown
}
type AddBody = (request: Request) => void

/** The file extension by media type: Pact derives the type of a form part from the file name. */
const ENDINGS: Record<string, string> = { 'image/png': 'png', 'text/plain': 'txt' }

/** Adds a form with a file. Pact reads the file from disk, and matches its type but not its bytes. */
async function formOf(name: string, file: Blob): Promise<AddBody> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const ending = ENDINGS[file.type]
  if (!ending) throw new Error(`ENDINGS has no file extension for ${file.type}.`)
  return (request) => {
    using folder = temporaryFolder()
    const path = folder.at(`file.${ending}`)
    writeFileSync(path, bytes)
    // A fixed boundary, because a generated one would differ from run to run.
    request.multipartBody(file.type, path, name, 'boundary-of-the-form')
  }
}

const fileIn = (body: object) =>
  Object.entries(body).find((entry): entry is [string, Blob] => entry[1] instanceof Blob)

/** Adds a body to the request of an interaction: as JSON, as JSON with the type `text/plain`, or as a form. */
export async function bodyOf(body: unknown, isText: boolean): Promise<AddBody> {
  if (body === undefined) return () => undefined
  const file = typeof body === 'object' && body !== null ? fileIn(body) : undefined
  if (file) return formOf(...file)
  if (isText) return (request) => void request.body('text/plain', Buffer.from(JSON.stringify(body)))
  return (request) => void request.jsonBody(body)
}
