// What someone probably meant by a name that nobody knows.

/** The number of letters to change to get from one word to another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1]
    for (const [j, other] of b.split('').entries())
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** `Did you mean …?` with the known name that is nearest; empty if none is near. */
export function advice(name: string, known: readonly string[]): string {
  const nearest = known
    .map((other) => ({ other, letters: distance(name.toLowerCase(), other.toLowerCase()) }))
    .toSorted((a, b) => a.letters - b.letters)[0]
  return nearest && nearest.letters <= name.length / 3 ? ` Did you mean ${nearest.other}?` : ''
}
