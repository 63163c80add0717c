// What of a Pact is to be verified, and with which token.
import type { Interaction, PactFile } from './files.ts'

const TOKEN_HEADER = 'Auth-Token'
const SIGNED_IN = /^(\w+) \{id\} is signed in$/

const withInteractions = (pact: PactFile, interactions: Interaction[]): PactFile => ({
  ...pact,
  interactions,
})

/** Only the interactions of these operations; a description begins with the name of its operation. */
export const only = (pact: PactFile, operations: readonly string[]): PactFile =>
  withInteractions(
    pact,
    pact.interactions.filter(({ description }) => operations.includes(description.split(' ', 1).join())),
  )

/** Who is signed in, by an interaction's states: `instructor`, `member`; undefined when nobody is. */
export function signedIn({ providerStates = [] }: Interaction): string | undefined {
  const names = providerStates.map(({ name }) => SIGNED_IN.exec(name)?.[1])
  return names.find((name) => name !== undefined)
}

function withHeader(interaction: Interaction, token: string): Interaction {
  const { generators: { header: recorded, ...generators } = {}, ...request } = interaction.request
  const { [TOKEN_HEADER]: _, ...header } = recorded ?? {}
  const headers = { ...request.headers, [TOKEN_HEADER]: [token] }
  return { ...interaction, request: { ...request, headers, generators: { ...generators, header } } }
}

const carriesToken = ({ request }: Interaction) => request.headers?.[TOKEN_HEADER] !== undefined

/**
 * With fixed tokens, for a backend whose states answer none. An invalid token stays the recorded one; who is signed in
 * and has no token here is left out.
 *
 * @param tokens by who is signed in
 */
export function withTokens(pact: PactFile, tokens: Readonly<Record<string, string>>): PactFile {
  return withInteractions(
    pact,
    pact.interactions.flatMap((interaction) => {
      if (!carriesToken(interaction)) return [interaction]
      const who = signedIn(interaction)
      if (who === undefined) return [withHeader(interaction, 'not-a-valid-token')]
      const token = tokens[who]
      return token === undefined ? [] : [withHeader(interaction, token)]
    }),
  )
}
