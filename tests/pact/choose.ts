// Chooses the interactions to verify by the names on the command line. A name that matches nothing is an error, because
// otherwise a typo would look like a success.
import { existsSync } from 'node:fs'
import { advice } from '../../contracts/reader/advice.ts'
import { COMMITTED, type Interaction, type PactFile, pactFiles, readPact } from './files.ts'
import { operationOf, outcomesOf } from './outcomes.ts'
import { withoutVersions } from './select.ts'

/** The names of an interaction: its description, and its operation with each outcome, such as `createReply 409`. */
const namesOf = (interaction: Interaction) => [interaction.description, ...outcomesOf(interaction)]

const begins = (text: string, name: string) => `${text} `.toLowerCase().startsWith(`${name} `.toLowerCase())
const isNamed = (interaction: Interaction, name: string) =>
  namesOf(interaction).some((text) => begins(text, name))
const hasState = ({ providerStates = [] }: Interaction, text: string) =>
  providerStates.some(({ name }) => name.toLowerCase().includes(text.toLowerCase()))

function check(
  option: string,
  names: readonly string[],
  matches: (name: string) => boolean,
  known: string[],
) {
  for (const name of names)
    if (!matches(name)) throw new Error(`${option} ${name} matches no interaction.${advice(name, known)}`)
}

/**
 * The Pacts with only the interactions that have one of the names and one of the states; Pacts without any are left out.
 *
 * @param only operations, or operations with an outcome: `createReply`, `createReply 409`. Case does not matter
 * @param states parts of the names of states. Throws if one of the names or states matches nothing
 */
function chosen(
  pacts: readonly PactFile[],
  { only = [], states = [] }: { only?: string[] | undefined; states?: string[] | undefined },
): PactFile[] {
  const all = pacts.flatMap(({ interactions }) => interactions)
  check('--only', only, (name) => all.some((one) => isNamed(one, name)), [...new Set(all.map(operationOf))])
  const known = new Set(all.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))
  check('--state', states, (text) => all.some((one) => hasState(one, text)), [...known])
  const isChosen = (interaction: Interaction) =>
    (!only.length || only.some((name) => isNamed(interaction, name))) &&
    (!states.length || states.some((text) => hasState(interaction, text)))
  return pacts
    .map((pact) => ({ ...pact, interactions: pact.interactions.filter(isChosen) }))
    .filter(({ interactions }) => interactions.length)
}

type Choice = {
  pact?: string[] | undefined
  only?: string[] | undefined
  state?: string[] | undefined
  'without-versions': boolean
}

/** The Pacts with the interactions that a command line chooses. Throws if it names what does not exist. */
export function readChosen({ pact: files, only, state, ...options }: Choice): PactFile[] {
  const missing = files?.find((path) => !existsSync(path))
  if (missing !== undefined) throw new Error(`There is no file ${missing}.`)
  const all = files?.map(readPact) ?? Object.values(pactFiles(COMMITTED))
  const pacts = chosen(options['without-versions'] ? all.map(withoutVersions) : all, { only, states: state })
  if (!pacts.length) throw new Error('No interaction has both a name from --only and a state from --state.')
  return pacts
}
