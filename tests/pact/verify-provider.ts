// `npm run pact:verify -- --provider-base-url URL [--states-url URL]`: the committed interactions against any provider.
// Without a URL, against the mock.
import { parseArgs } from 'node:util'
import { createBackend } from '../../mocks/backend.ts'
import { createMockServer, listen } from '../../mocks/http/server.ts'
import { pactFiles } from './files.ts'
import { verify } from './verify.ts'

const { values } = parseArgs({
  options: { 'provider-base-url': { type: 'string' }, 'states-url': { type: 'string' } },
})
const mock = values['provider-base-url'] ? undefined : createMockServer(createBackend())
const origin = values['provider-base-url'] ?? `http://127.0.0.1:${mock && (await listen(mock, 0))}`
const statesUrl = values['states-url'] ?? new URL('/_mock/provider-states', origin).href

for (const [path, pact] of Object.entries(pactFiles('contracts/pacts'))) {
  const { provider, interactions, failed } = await verify(path, pact, origin, statesUrl)
  console.log(`${provider}: ${interactions - failed.length} of ${interactions} interactions kept`)
  for (const description of failed) console.log(`  failed: ${description}`)
  if (failed.length) process.exitCode = 1
}
mock?.close()
