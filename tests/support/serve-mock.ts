import type { Server } from 'node:http'
import { type Backend, createBackend } from '../../mocks/backend.ts'
import { listen } from '../../mocks/http/listen.ts'
import { createMockServer, type Respond } from '../../mocks/http/server.ts'

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
