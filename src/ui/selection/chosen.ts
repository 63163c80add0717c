/** The selected rows by ID. */
export type Chosen<Row> = ReadonlyMap<string, Row>

/**
 * The selection as the list has it now: with the latest version of each row that is shown, and without the rows that were
 * deleted. It is the same map if nothing changed.
 */
export function updated<Row extends { id: string }>(
  chosen: Chosen<Row>,
  shown: readonly Row[],
  deleted: readonly string[],
): Chosen<Row> {
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
