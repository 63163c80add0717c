import { expect, test } from 'vitest'
import { createBackend } from '../../../mocks/backend.ts'
import { worldInFile } from '../../../mocks/http/world-file.ts'
import { serveMock } from '../../support/serve-mock.ts'
import { useFolder } from '../../support/use-folder.ts'
import { headersOf, INSTRUCTOR, now } from './calls.ts'

const inFolder = useFolder()
const STUDENT = `/api/training/students/s-${INSTRUCTOR}-3`

const read = (origin: string) => fetch(`${origin}${STUDENT}`, { headers: headersOf() })
const edit = (origin: string, version: Record<string, string> = {}) =>
  fetch(`${origin}${STUDENT}`, {
    method: 'PATCH',
    headers: { ...headersOf(), ...version },
    body: JSON.stringify({ notes: 'x' }),
  })

test('the version of an answer is its ETag, and outlives the server', async () => {
  const file = inFolder('versions.jsonl')
  const start = () => serveMock(createBackend(now, worldInFile(file, now)))
  {
    await using mock = await start()
    expect((await read(mock.origin)).headers.get('etag')).toBe('"1"')
    expect((await edit(mock.origin)).headers.get('etag')).toBe('"2"')
  }
  await using mock = await start()
  expect((await read(mock.origin)).headers.get('etag')).toBe('"2"')
  const refused = await edit(mock.origin, { 'If-Match': '"1"' })
  expect(refused.status).toBe(412)
  expect(refused.headers.get('etag')).toBeNull()
})

test('an application on another port may send a key and If-Match, and read the ETag', async () => {
  await using mock = await serveMock(createBackend(now))
  const asked = 'idempotency-key, if-match'
  const headers = { origin: 'http://localhost:5173', 'access-control-request-headers': asked }
  const response = await fetch(`${mock.origin}${STUDENT}`, { method: 'OPTIONS', headers })
  for (const name of ['Idempotency-Key', 'If-Match'])
    expect(response.headers.get('access-control-allow-headers')).toContain(name)
  expect(response.headers.get('access-control-expose-headers')).toContain('ETag')
})
