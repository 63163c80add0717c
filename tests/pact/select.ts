// Selects the interactions to verify and the tokens to send.
import type { Interaction, PactFile } from './files.ts'

const TOKEN_HEADER = 'Auth-Token'
const SIGNED_IN = /^(\w+) \{id\} is signed in$/

const withInteractions = (pact: PactFile, interactions: Interaction[]): PactFile => ({
  ...pact,
  interactions,
})

/** Keeps only the interactions of these operations. A description begins with the name of its operation. */
export const only = (pact: PactFile, operations: readonly string[]): PactFile =>
  withInteractions(
    pact,
    pact.interactions.filter(({ description }) => operations.includes(description.split(' ', 1).join())),
  )

/** Who is signed in, according to the states of an interaction: `instructor` or `member`; undefined if nobody is. */
function signedIn({ providerStates = [] }: Interaction): string | undefined {
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
 * Replaces the tokens with fixed ones, for a backend whose states do not return tokens. An interaction without a
 * signed-in person gets an invalid token; an interaction of a person without a token here is left out.
 *
 * @param tokens the tokens by person: `instructor`, `member`
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

type Body = NonNullable<Interaction['response']['body']>

/** A body without the versions of its resources. */
const unversioned = (body: Body): Body =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    key === 'meta' && typeof value === 'object' && value !== null && 'version' in value ? undefined : value,
  ) as Body

const isOfVersions = ({ request, response }: Interaction) =>
  response.status === 412 || request.headers?.['If-Match'] !== undefined

/** A Pact for a backend without versions. */
export const withoutVersions = (pact: PactFile): PactFile =>
  withInteractions(
    pact,
    pact.interactions
      .filter((interaction) => !isOfVersions(interaction))
      .map((interaction) => {
        const { body, matchingRules: { body: rules, ...others } = {}, ...response } = interaction.response
        if (!body) return interaction
        const kept = Object.entries(rules ?? {}).filter(
          ([path]) => !/\.meta\.(version|updatedAt)$/.test(path),
        )
        const matchingRules = { ...others, body: Object.fromEntries(kept) }
        return { ...interaction, response: { ...response, body: unversioned(body), matchingRules } }
      }),
  )
