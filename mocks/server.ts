// `npm run mock`: serves only the API, without an application, on PORT or 4010. Nothing is saved when it stops. PURGE is the
// address of a cache of pages that is told about each change.
import { createBackend, demoWorld } from './backend.ts'
import { listenOnPort } from './http/listen.ts'
import { createMockServer } from './http/server.ts'
import { orExit } from './plain-error.ts'
import { purging } from './purges.ts'

const { PURGE } = process.env
const open = () => (PURGE ? purging(demoWorld(Date.now()), PURGE) : demoWorld(Date.now()))
const backend = createBackend(Date.now, open)
const port = await orExit(() => listenOnPort(createMockServer(backend), 4010, 'npm run mock'))
const origin = `http://localhost:${port}`
console.log(`The mock backend answers on ${origin}
  GET  ${origin}/_mock/                 the people you can be, and the provider states
  POST ${origin}/_mock/reset            back to the seed
  GET  ${origin}/_mock/outbox           what was sent
  POST ${origin}/_mock/provider-states  { state, params, action } of the Pact verifier`)
