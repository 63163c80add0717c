// Runs one verification in a separate process, because the native verifier prints a page about each interaction and
// cannot be silenced. The result is sent to the parent process.
import { Verifier } from '@pact-foundation/pact-core'

const [path = '', provider = '', baseUrl = '', statesUrl = ''] = process.argv.slice(2)

try {
  await new Verifier({
    provider,
    providerBaseUrl: baseUrl,
    pactUrls: [path],
    providerStatesSetupUrl: statesUrl,
    providerStatesSetupBody: true,
    providerStatesSetupTeardown: true,
    logLevel: 'error',
  }).verify()
  process.send?.('')
} catch (error) {
  process.send?.(error instanceof Error ? error.message : String(error))
}
