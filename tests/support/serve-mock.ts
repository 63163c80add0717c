import type { Server } from 'node:http'
import { join } from 'node:path'
import { type Backend, createBackend } from '../../mocks/backend.ts'
import { listen } from '../../mocks/http/listen.ts'
import { createMockServer, type Respond } from '../../mocks/http/server.ts'
import { once } from '../../src/lib/once.ts'
import { filesAt, templateAt } from '../../src/public/server/files.ts'

/** Starts a server on a free port until the scope ends. */
export async function serve(server: Server) {
  const port = await listen(server, 0)
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Serves the mock over HTTP on a free port until the scope ends. */
export const serveMock = (backend: Backend = createBackend(), site?: Respond) =>
  serve(createMockServer(backend, site))

/** The instructors' half alone: its files, and its page for every other path. */
export function appAt(folder: string): Respond {
  const files = filesAt(folder)
  const page = once(() => templateAt(join(folder, 'index.html')))
  return (request) =>
    request.method === 'GET' || request.method === 'HEAD' ? (files(request) ?? page()(request)) : undefined
}
