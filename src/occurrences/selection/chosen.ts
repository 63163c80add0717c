import type { OccurrenceResource } from '../../api/generated/training.types.ts'

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
  const changed = shown.filter((one) => chosen.has(one.id) && chosen.get(one.id) !== one)
  const gone = deleted.filter((id) => chosen.has(id))
  if (!changed.length && !gone.length) return chosen
  const next = new Map(chosen)
  for (const one of changed) next.set(one.id, one)
  for (const id of gone) next.delete(id)
  return next
}
