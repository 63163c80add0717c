import type { Interaction, PactFile } from '../files.ts'
import { type Fault, type Kind, operationOf } from './kind.ts'
import { FAULT_HEADER } from './proxy.ts'

/** A fault and the interaction it is tried on. */
export type Trial = { name: string; kind: Kind; interaction: Interaction; fault: Fault }

/** The REST operation id, or the name of the GraphQL operation. */
export const operationNameOf = (interaction: Interaction) =>
  operationOf(interaction)?.id ?? interaction.description.split(' ', 1).join()

const trialsOf = (kind: Kind, interaction: Interaction): Trial[] =>
  kind.faultsOf(interaction).map((fault) => {
    const name = `${interaction.description}: ${kind.name}, ${fault.where}`
    return { name, kind, interaction, fault }
  })

const groupOf = ({ kind, fault }: Trial) => `${kind.name}: ${fault.group}`

/**
 * Chooses faults so that each interaction has `each` of them and each kind of fault is tried on each kind of value and
 * rule. It takes the groups met least so far, and among those the rarest. Nothing is random: each run chooses the same.
 */
export function chooseEven(
  interactions: readonly Interaction[],
  kinds: readonly Kind[],
  each: number,
): Trial[] {
  const possible = interactions.map((one) => kinds.flatMap((kind) => trialsOf(kind, one)))
  const size = Map.groupBy(possible.flat(), groupOf)
  const met = new Map<string, number>()
  const count = (trial: Trial) => met.get(groupOf(trial)) ?? 0
  const rarity = (trial: Trial) => size.get(groupOf(trial))?.length ?? 0
  const take = (trial: Trial) => {
    met.set(groupOf(trial), count(trial) + 1)
    return trial
  }
  const chosen = possible.flatMap((trials) => {
    const left = new Set(trials)
    return Array.from({ length: Math.min(each, trials.length) }, () => {
      const [next] = [...left].toSorted((a, b) => count(a) - count(b) || rarity(a) - rarity(b))
      if (!next) throw new Error('There are fewer faults than places for them.')
      left.delete(next)
      return take(next)
    })
  })
  const missing = [...size.values()].flatMap(([first]) => (first && !count(first) ? take(first) : []))
  return [...chosen, ...missing]
}

/** Chooses one fault for each kind of value and rule, for each of the kinds. */
export const chooseEach = (interactions: readonly Interaction[], kinds: readonly Kind[]): Trial[] => {
  const all = kinds.flatMap((kind) => interactions.flatMap((one) => trialsOf(kind, one)))
  return [...Map.groupBy(all, groupOf).values()].flatMap(([first]) => first ?? [])
}

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
