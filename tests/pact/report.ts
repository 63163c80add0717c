import type { Failure, Reason } from './failures.ts'
import type { Interaction, PactFile } from './files.ts'
import type { Verification } from './verify.ts'

export const statesOf = ({ providerStates = [] }: Interaction) =>
  providerStates.map(({ name, params = {} }) => {
    const values = Object.entries(params).map(([key, value]) => `${key}: ${String(value)}`)
    return values.length ? `${name} (${values.join(', ')})` : name
  })

export function callOf({ request: { method, path, query = {} } }: Interaction): string {
  const search = Object.entries(query).map(([key, values]) => `${key}=${values.join(',')}`)
  return `${method} ${path}${search.length ? `?${search.join('&')}` : ''}`
}

export const lineOf = ({ where, expected, actual, said, note = '' }: Reason) =>
  actual === undefined
    ? `${where}: ${said}`
    : `${where}: expected ${expected ?? 'nothing'}, got ${actual}${note}`

const LONGEST = 400
export const bodyOf = ({ body }: { body: string }) => {
  const text = body.replaceAll(/\s+/g, ' ').trim()
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text || '(empty)'
}

const markOf = (interaction: Interaction | undefined) =>
  interaction?.comments?.['x-spec'] === 'assumed' ? ' (assumed)' : ''

function blockOf(failure: Failure, interaction: Interaction | undefined): string[] {
  return [
    '',
    `  ${failure.interaction}${markOf(interaction)}`,
    ...(interaction ? [`    ${callOf(interaction)}`] : []),
    ...(interaction ? statesOf(interaction).map((state) => `    given ${state}`) : []),
    ...failure.reasons.map((reason) => `    ✗ ${lineOf(reason)}`),
    ...(failure.answer ? [`    the response: ${bodyOf(failure.answer)}`] : []),
  ]
}

/** The report of a verification: the count, and for each failed interaction the expected and the actual values. */
export function report({ provider, interactions, failed }: Verification, pact: PactFile): string {
  const byName = new Map(pact.interactions.map((interaction) => [interaction.description, interaction]))
  return [
    `${provider}: ${interactions - failed.length} of ${interactions} interactions passed`,
    ...failed.flatMap((failure) => blockOf(failure, byName.get(failure.interaction))),
  ].join('\n')
}
