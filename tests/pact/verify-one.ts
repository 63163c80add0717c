// Runs one verification in a process of its own, because the native verifier writes a page about each interaction to the
// standard output and cannot be silenced. The result is sent to the parent process.
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
