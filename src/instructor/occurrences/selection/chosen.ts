import type { OccurrenceResource } from '../../../api/generated/training.types.ts'

/** The selected classes by ID. */
export type Chosen = ReadonlyMap<string, OccurrenceResource>

/**
 * The selection as the list has it now: with the latest version of each class that is shown, and without the classes that
 * were deleted. It is the same map if nothing changed.
 */
export function updated(
  chosen: Chosen,
  shown: readonly OccurrenceResource[],
  deleted: readonly string[],
): Chosen {
  if (!chosen.size) return chosen
  const latest = new Map(shown.map((one) => [one.id, one]))
  const next = new Map(
    [...chosen]
      .filter(([id]) => !deleted.includes(id))
      .map(([id, one]) => [id, latest.get(id) ?? one] as const),
  )
  const isSame = next.size === chosen.size && [...next].every(([id, one]) => chosen.get(id) === one)
  return isSame ? chosen : next
}
