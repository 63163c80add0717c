import { hash } from '../../../mocks/seed/random.ts'
import type { Interaction, PactFile } from '../files.ts'
import { type Fault, type Kind, operationOf } from './kind.ts'
import { FAULT_HEADER } from './proxy.ts'

/** A fault and the interaction that meets it. */
export type Trial = { name: string; kind: Kind; interaction: Interaction; fault: Fault }

/** The operation of REST, or the document of GraphQL. */
export const operationNameOf = (interaction: Interaction) =>
  operationOf(interaction)?.id ?? interaction.description.split(' ', 1).join()

/** One of several, always the same. */
const pick = <T>(list: readonly T[], seed: string) => list[hash(seed) % list.length]

function trialOf(kind: Kind, interaction: Interaction): Trial | undefined {
  const fault = pick(kind.faultsOf(interaction), `${kind.name} ${interaction.description}`)
  const name = `${interaction.description}: ${kind.name}, ${fault?.where}`
  return fault && { name, kind, interaction, fault }
}

/**
 * So many faults for each interaction, of the kinds that have been met least so far: each interaction has some, and
 * each kind about as many as the others that fit as often, the rare ones first. Nothing is left to chance.
 */
export function chooseEven(
  interactions: readonly Interaction[],
  kinds: readonly Kind[],
  each: number,
): Trial[] {
  const met = new Map(kinds.map((kind) => [kind, 0]))
  const count = (kind: Kind) => met.get(kind) ?? 0
  const fits = new Map(
    kinds.map((kind) => [kind, interactions.filter((one) => kind.faultsOf(one).length).length]),
  )
  const rarity = (kind: Kind) => fits.get(kind) ?? 0
  return interactions.flatMap((interaction) => {
    const fitting = kinds
      .flatMap((kind) => trialOf(kind, interaction) ?? [])
      .toSorted((a, b) => count(a.kind) - count(b.kind) || rarity(a.kind) - rarity(b.kind))
    const chosen = fitting.slice(0, each)
    for (const { kind } of chosen) met.set(kind, count(kind) + 1)
    return chosen
  })
}

/** For each kind, so many of the interactions that it fits. */
export const chooseSome = (
  interactions: readonly Interaction[],
  kinds: readonly Kind[],
  most: number,
): Trial[] =>
  kinds.flatMap((kind) => {
    const fitting = interactions.flatMap((interaction) => trialOf(kind, interaction) ?? [])
    return fitting.toSorted((a, b) => hash(a.name) - hash(b.name)).slice(0, most)
  })

/** A Pact with one interaction a trial, which says in a header what it is to meet. */
export const pactOf = (pact: PactFile, trials: readonly Trial[]): PactFile => ({
  ...pact,
  interactions: trials.map(({ name, interaction }, index) => ({
    ...interaction,
    description: name,
    request: {
      ...interaction.request,
      headers: { ...interaction.request.headers, [FAULT_HEADER]: [String(index)] },
    },
  })),
})
