import { fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../tools/temporary-folder.ts'
import type { Interaction, PactFile } from './files.ts'
import { type Failure, failuresOf, type Reason } from './failures.ts'
import { type FailedState, marked, startRecorder } from './recorder.ts'

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
export async function verifyPact(pact: PactFile, baseUrl: string, statesUrl: string) {
  using folder = temporaryFolder()
  const path = folder.at('pact.json')
  writeFileSync(path, JSON.stringify(pact))
  return await verify(path, pact, baseUrl, statesUrl)
}

/** What a failed state was and what its URL answered; undefined for any other reason. */
function failedState(
  { where }: Reason,
  states: readonly FailedState[],
  { providerStates = [] }: Interaction,
) {
  if (where !== 'states') return undefined
  return states.find(({ state, params }) =>
    providerStates.some(
      (one) =>
        one.name === state &&
        Object.entries(one.params ?? {}).every(([name, value]) => params[name] === value),
    ),
  )
}

/** Like `verifyPact`, and says what the backend answered instead of a right status, and which state failed and how. */
export async function verifyRecorded(
  pact: PactFile,
  baseUrl: string,
  statesUrl: string,
): Promise<Verification> {
  await using recorder = await startRecorder(baseUrl, statesUrl)
  const verification = await verifyPact(marked(pact), recorder.origin, recorder.statesUrl)
  const indexOf = ({ interaction }: Failure) =>
    pact.interactions.findIndex(({ description }) => description === interaction)
  // The verifier reports them in any order.
  const inOrder = verification.failed.toSorted((a, b) => indexOf(a) - indexOf(b))
  const failed = inOrder.map((failure): Failure => {
    const index = indexOf(failure)
    const interaction = pact.interactions[index]
    const answer = recorder.answers.get(index)
    if (!interaction) return failure
    return {
      ...failure,
      reasons: failure.reasons.map((reason) => {
        const state = failedState(reason, recorder.failedStates, interaction)
        return state
          ? { ...reason, said: `"${state.state}" returned ${state.status}: ${state.body}` }
          : reason
      }),
      ...(answer && failure.reasons.some(({ where }) => where === 'status') && { answer }),
    }
  })
  return { ...verification, failed }
}
