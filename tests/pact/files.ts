import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the committed Pact files. */
export const COMMITTED = 'contracts/pacts'

export type Interaction = {
  description: string
  /** Has `x-spec: assumed` if the specification does not show the operation. */
  comments?: Record<string, unknown>
  providerStates?: { name: string; params?: Record<string, unknown> }[]
  request: {
    method: string
    path: string
    query?: Record<string, string[]>
    headers?: Record<string, string[]>
    /** The values that the verifier sends instead of the recorded ones. */
    generators?: { header?: Record<string, unknown> }
    body?: { content: { query?: string } }
  }
  response: {
    status: number
    body?: { content: { errors?: { message?: string; extensions?: { code?: string } }[] } }
    /** The rules of each place in the body; a place without any must be equal. */
    matchingRules?: { body?: Record<string, { matchers: { match: string }[] }> }
  }
}
export type PactFile = { consumer: { name: string }; provider: { name: string }; interactions: Interaction[] }

export const readPact = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as PactFile

/** The Pact files of a folder, by path. */
export const pactFiles = (folder: string): Record<string, PactFile> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name))
      .map((path) => [path, readPact(path)]),
  )
