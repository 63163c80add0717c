import { fork } from 'node:child_process'
import { join } from 'node:path'
import { inFile, type PactFile } from './files.ts'
import { type Failure, failuresOf } from './failures.ts'

export type Verification = { provider: string; interactions: number; failed: Failure[] }

/**
 * Replays the interactions of a Pact file against a provider over HTTP. Uses the native verifier instead of the wrapper in
 * pact-js, because the wrapper treats a state that could not be set up as if it had been.
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
    child.once('exit', (code) => resolve(`The verifier exited with code ${code}.`))
  })
  return { provider: name, interactions: pact.interactions.length, failed: failuresOf(message) }
}

/** Like `verify`, for a Pact that is not in a file. */
export const verifyPact = (pact: PactFile, baseUrl: string, statesUrl: string) =>
  inFile(pact, (path) => verify(path, pact, baseUrl, statesUrl))
