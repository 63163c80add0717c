// `npm run mock`: the API alone, without an application, on PORT or 4010. Nothing is kept when it stops.
import { createBackend } from './backend.ts'
import { createMockServer, listen } from './http/server.ts'

const port = await listen(createMockServer(createBackend()), Number(process.env['PORT'] ?? 4010))
const origin = `http://localhost:${port}`
console.log(`The mock backend answers on ${origin}
  GET  ${origin}/_mock/                 who one can be, and the provider states
  POST ${origin}/_mock/reset            back to the seed
  GET  ${origin}/_mock/outbox           what was sent
  POST ${origin}/_mock/provider-states  { state, params, action } of the Pact verifier`)
