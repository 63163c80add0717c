import type { Server } from 'node:http'
import { listen } from '../../mocks/http/listen.ts'

/**
 * Starts a server until the scope ends.
 * @param wanted the port; 0 for any free port
 */
export async function serve(server: Server, wanted = 0) {
  // Longer than a client waits on a busy machine, or it would send a request while the server closes the connection.
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
