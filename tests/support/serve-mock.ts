import { join } from 'node:path'
import { type Backend, createBackend } from '../../mocks/backend.ts'
import { createMockServer, type Respond } from '../../mocks/http/server.ts'
import { once } from '../../src/lib/once.ts'
import { responseOf } from '../../src/public/server/answer.ts'
import { filesAt, templateAt } from '../../src/public/server/files.ts'
import { serve } from './serve.ts'

/** Serves the mock over HTTP on a free port until the scope ends. */
export const serveMock = (backend: Backend = createBackend(), site?: Respond) =>
  serve(createMockServer(backend, site))

/** The instructors' half alone: its files, and its page for every other path. */
export function appAt(folder: string): Respond {
  const files = filesAt(folder)
  const page = once(() => templateAt(join(folder, 'index.html')))
  return (request) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? responseOf(files(request) ?? page()(request))
      : undefined
}
