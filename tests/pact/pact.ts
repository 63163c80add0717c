import { MatchersV3, Pact } from '@pact-foundation/pact'
import { connect } from '../../src/api/connection.ts'
import type { StateParams } from '../../mocks/states/params.ts'
import type { StateName } from '../../mocks/states/states.ts'
import { record } from './recorded.ts'

const CONSUMER = 'training-web'

/** The name of a state, or its name and parameters. */
export type Given = StateName | readonly [StateName, StateParams]

/** Records an interaction with a provider. */
export const recordWith = (provider: string, run: (pact: Pact) => Promise<unknown>) =>
  record(`${CONSUMER}-${provider}`, (dir) =>
    run(new Pact({ consumer: CONSUMER, provider, dir, logLevel: 'error' })),
  )

/** Adds the states to an interaction in order: each state builds on the ones before it. */
export const inStates = <I extends { given(state: string, params?: never): I }>(
  interaction: I,
  states: readonly Given[],
): I =>
  states.reduce(
    (so, state) => (typeof state === 'string' ? so.given(state) : so.given(state[0], state[1] as never)),
    interaction,
  )

/** An invalid token. The provider state of a signed-in person returns the token that replaces it. */
export const RECORDED_TOKEN = 'recorded-token'
export const tokenHeader = (token: string) => MatchersV3.fromProviderState('${token}', token)

/** The ETag of the stored version. The version that the last provider state returns replaces the one in it. */
export const CURRENT = '"1"'
export const currentVersion = () => MatchersV3.fromProviderState('"${version}"', CURRENT)

/** Sends the calls of all clients to one base URL. */
export const callAt = (baseUrl: string, token: string | undefined) => {
  const services = { content: baseUrl, geocoding: baseUrl, leads: baseUrl, search: baseUrl }
  connect({ baseUrl, services, token: () => token })
}

/** The error that a call throws; undefined if it succeeds. */
export const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )
