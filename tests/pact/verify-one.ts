// One verification in a process of its own: the native verifier writes a page about every interaction to the standard
// output, where nobody can stop it. The result goes to the parent.
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
