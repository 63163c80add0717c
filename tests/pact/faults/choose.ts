import { hash } from '../../../mocks/seed/random.ts'
import type { Interaction, PactFile } from '../files.ts'
import { type Fault, type Kind, operationOf } from './kind.ts'
import { FAULT_HEADER } from './proxy.ts'

/** A fault and the interaction it is tried on. */
export type Trial = { name: string; kind: Kind; interaction: Interaction; fault: Fault }

/** The REST operation id, or the name of the GraphQL operation. */
export const operationNameOf = (interaction: Interaction) =>
  operationOf(interaction)?.id ?? interaction.description.split(' ', 1).join()

/** Picks one element by a hash, so that each run picks the same. */
const pick = <T>(list: readonly T[], seed: string) => list[hash(seed) % list.length]

function trialOf(kind: Kind, interaction: Interaction): Trial | undefined {
  const fault = pick(kind.faultsOf(interaction), `${kind.name} ${interaction.description}`)
  const name = `${interaction.description}: ${kind.name}, ${fault?.where}`
  return fault && { name, kind, interaction, fault }
}

/**
 * Chooses `each` faults for each interaction. It prefers the kinds chosen least so far, and among those the kinds that fit
 * the fewest interactions, so that each interaction and each kind has its share. Not random: each run chooses the same.
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

/** Chooses up to `most` interactions for each kind. */
export const chooseSome = (
  interactions: readonly Interaction[],
  kinds: readonly Kind[],
  most: number,
): Trial[] =>
  kinds.flatMap((kind) => {
    const fitting = interactions.flatMap((interaction) => trialOf(kind, interaction) ?? [])
    return fitting.toSorted((a, b) => hash(a.name) - hash(b.name)).slice(0, most)
  })

/** A Pact with one interaction per trial. A header of its request tells the proxy which fault to make. */
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
