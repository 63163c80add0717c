import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { PactFile } from './files.ts'

export type Verification = { provider: string; interactions: number; failed: string[] }
type Result = {
  interactionResults?: { interactionDescription?: string; description?: string; result: string }[]
}

/** What the verifier says of a failure: its whole result as JSON, or plain words when it did not get that far. */
function failuresOf(message: string): string[] {
  if (!message.startsWith('{')) return message ? [message] : []
  const { interactionResults = [] } = JSON.parse(message) as Result
  return interactionResults
    .filter(({ result }) => result !== 'OK')
    .map(({ interactionDescription, description }) => interactionDescription ?? description ?? '?')
}

/**
 * Replays the interactions of a Pact file against a provider over HTTP. With the native verifier and not the wrapper of
 * pact-js: that one answers for a state that could not be set up as if it had been.
 */
export async function verify(
  path: string,
  pact: PactFile,
  baseUrl: string,
  statesUrl: string,
): Promise<Verification> {
  const { name } = pact.provider
  const child = fork(join(import.meta.dirname, 'verify-one.ts'), [path, name, baseUrl, statesUrl], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const message = await new Promise<string>((resolve) => {
    child.once('message', (said) => resolve(said as string))
    child.once('exit', (code) => resolve(`the verifier ended with ${code}`))
  })
  return { provider: name, interactions: pact.interactions.length, failed: failuresOf(message) }
}
