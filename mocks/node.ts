import { setupServer } from 'msw/node'
import type { Backend } from './backend.ts'
import { handlersOf } from './handlers.ts'

/** Starts the mock inside a test process. A call that is in no contract is an error. */
export function startMock(backend: Backend) {
  const server = setupServer(...handlersOf(backend))
  server.listen({ onUnhandledFrame: 'error' })
  return server
}
