// `npm run mock`: serves only the API, without an application, on PORT or 4010. Nothing is saved when it stops.
import { createBackend } from './backend.ts'
import { listenOnPort } from './http/listen.ts'
import { createMockServer } from './http/server.ts'
import { orExit } from './plain-error.ts'

const port = await orExit(() => listenOnPort(createMockServer(createBackend()), 4010, 'npm run mock'))
const origin = `http://localhost:${port}`
console.log(`The mock backend answers on ${origin}
  GET  ${origin}/_mock/                 the people you can be, and the provider states
  POST ${origin}/_mock/reset            back to the seed
  GET  ${origin}/_mock/outbox           what was sent
  POST ${origin}/_mock/provider-states  { state, params, action } of the Pact verifier`)
