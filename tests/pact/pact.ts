import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MatchersV3, Pact } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { connect } from '../../src/api/connection.ts'
import { COMMITTED, type PactFile, readPact } from './files.ts'
import type { StateParams } from '../../mocks/states/params.ts'
import type { StateName } from '../../mocks/states/states.ts'

/** `npm run pact` writes the committed files; every other run only compares with them. */
const IS_WRITING = process.env['PACT_DIR'] === COMMITTED
/** Where Pact writes each interaction before it is read. */
const FOLDER = 'node_modules/.cache/pacts'
const CONSUMER = 'training-web'
const nameOf = (provider: string) => `${CONSUMER}-${provider}.json`

/** The name of a state, or its name and parameters. */
export type Given = StateName | readonly [StateName, StateParams]

/** Each recorded interaction, as a Pact file of its own. */
const recorded: PactFile[] = []

/**
 * Records one interaction. Pact would add it to the file of the ones before, and read and write all of them each time, so
 * each interaction starts without a file.
 */
export async function record(provider: string, run: (pact: Pact) => Promise<unknown>) {
  const path = join(FOLDER, nameOf(provider))
  rmSync(path, { force: true })
  await run(new Pact({ consumer: CONSUMER, provider, dir: FOLDER, logLevel: 'error' }))
  recorded.push(readPact(path))
}

/** The text of the Pact file with all interactions of a provider, in the order and the form in which Pact writes it. */
function joined(provider: string): string {
  const all = recorded.filter((pact) => pact.provider.name === provider)
  const [first] = all
  if (!first) throw new Error(`${provider} has no interactions.`)
  const interactions = all
    .flatMap((pact) => pact.interactions)
    .toSorted((a, b) => (a.description < b.description ? -1 : 1))
  return JSON.stringify({ ...first, interactions } satisfies PactFile, null, 2)
}

/**
 * The last line of the file with a provider's interactions: joins them once all are recorded, and writes the Pact file or
 * compares it with the committed one.
 */
export function pactFile(provider: string) {
  const name = nameOf(provider)
  const path = join(COMMITTED, name)
  test(`${name} is ${IS_WRITING ? 'written' : 'up to date: `npm run pact` writes it'}`, () => {
    const text = joined(provider)
    if (IS_WRITING) {
      mkdirSync(COMMITTED, { recursive: true })
      writeFileSync(path, text)
    }
    expect(existsSync(path) ? readFileSync(path, 'utf8') : undefined).toBe(text)
  })
}

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
