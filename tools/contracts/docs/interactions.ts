// The Pact interactions of each call, as the pages show and send them.
import { type Interaction, pactFiles } from '../../../tests/pact/files.ts'
import { outcomesOf } from '../../../tests/pact/outcomes.ts'

type Body = { content: unknown; contentType: string; encoded: false | string }

export type DocInteraction = {
  name: string
  /** The HTTP status, or the error code of a GraphQL call. */
  outcome: string
  status: number
  states: { name: string; params?: Record<string, unknown> }[]
  method: string
  /** With the query. */
  path: string
  headers: Record<string, string>
  /** The headers that a state fills, with the value in which `${token}` and `${version}` stand for what it returned. */
  generated: Record<string, string>
  body?: Body
}

const single = (lists: Record<string, string[]> = {}) =>
  Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, values.join(', ')]))

function read(interaction: Interaction, outcome: string): DocInteraction {
  const { description, providerStates = [], response } = interaction
  // The type of the tests names only what they read.
  const request = interaction.request as Interaction['request'] & { body?: Body }
  const query = new URLSearchParams(single(request.query)).toString()
  const generators = Object.entries(request.generators?.header ?? {}) as [string, { expression: string }][]
  return {
    name: description,
    outcome,
    status: response.status,
    states: providerStates,
    method: request.method,
    path: request.path + (query && `?${query}`),
    headers: single(request.headers),
    generated: Object.fromEntries(generators.map(([name, { expression }]) => [name, expression])),
    ...(request.body && { body: request.body }),
  }
}

/** The interactions of the committed Pact files by operation, in the order of the files. */
export function interactionsByOperation(): Record<string, DocInteraction[]> {
  const found: Record<string, DocInteraction[]> = {}
  for (const interaction of Object.values(pactFiles('contracts/pacts')).flatMap((pact) => pact.interactions))
    for (const named of outcomesOf(interaction)) {
      const [id = '', ...outcome] = named.split(' ')
      ;(found[id] ??= []).push(read(interaction, outcome.join(' ')))
    }
  return found
}

/** The first interaction that succeeds: the values in the samples of a call come from it. */
export const firstSuccess = (interactions: DocInteraction[] = []): DocInteraction | undefined =>
  interactions.find(({ outcome }) => /^(2..|data )/.test(outcome))
