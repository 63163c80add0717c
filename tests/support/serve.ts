import type { Server } from 'node:http'
import { listen } from '../../mocks/http/listen.ts'

/**
 * Starts a server until the scope ends.
 * @param wanted the port; 0 for any free port
 */
export async function serve(server: Server, wanted = 0) {
  // Milliseconds. Longer than a client leaves a connection idle on a busy machine, so that none sends a request while the
  // server closes it.
  server.keepAliveTimeout = 65_000
  const port = await listen(server, wanted)
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
