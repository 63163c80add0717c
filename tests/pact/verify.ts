import { Verifier } from '@pact-foundation/pact-core'
import type { PactFile } from './files.ts'

export type Verification = { provider: string; interactions: number; failed: string[] }
type Result = {
  interactionResults?: { interactionDescription?: string; description?: string; result: string }[]
}

/** What the verifier says of a failure: its whole result as JSON, or plain words when it did not get that far. */
function failuresOf({ message }: Error): string[] {
  if (!message.startsWith('{')) return [message]
  const { interactionResults = [] } = JSON.parse(message) as Result
  return interactionResults
    .filter(({ result }) => result !== 'OK')
    .map(({ interactionDescription, description }) => interactionDescription ?? description ?? '?')
}

/**
 * Replays the interactions of a Pact file against a provider over HTTP. The native verifier, not the wrapper of pact-js:
 * that one answers for a state that could not be set up as if it had been.
 */
export async function verify(
  path: string,
  pact: PactFile,
  baseUrl: string,
  statesUrl: string,
): Promise<Verification> {
  const result = { provider: pact.provider.name, interactions: pact.interactions.length }
  const verifier = new Verifier({
    provider: pact.provider.name,
    providerBaseUrl: baseUrl,
    pactUrls: [path],
    providerStatesSetupUrl: statesUrl,
    providerStatesSetupBody: true,
    providerStatesSetupTeardown: true,
    logLevel: 'error',
  })
  try {
    await verifier.verify()
    return { ...result, failed: [] }
  } catch (error) {
    return { ...result, failed: failuresOf(error as Error) }
  }
}
