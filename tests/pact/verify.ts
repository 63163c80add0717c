import { fork } from 'node:child_process'
import { join } from 'node:path'
import { inFile, type PactFile } from './files.ts'
import { type Failure, failuresOf } from './failures.ts'

export type Verification = { provider: string; interactions: number; failed: Failure[] }

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

/** The same for a Pact that is in no file. */
export const verifyPact = (pact: PactFile, baseUrl: string, statesUrl: string) =>
  inFile(pact, (path) => verify(path, pact, baseUrl, statesUrl))
