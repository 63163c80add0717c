import { type Backend, createBackend } from '../../mocks/backend.ts'
import { createMockServer, listen } from '../../mocks/http/server.ts'

/** The mock over HTTP on a free port, until the scope ends. */
export async function serveMock(
  backend: Backend = createBackend(),
  site?: (request: Request) => Response | undefined,
) {
  const server = createMockServer(backend, site)
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
