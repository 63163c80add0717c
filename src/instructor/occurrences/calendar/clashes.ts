import { plural } from '../../../lib/words.ts'
import type { Meeting } from '../../shared/meetings.ts'

/** The other classes of the instructor at the same time: one of them, and how many there are. */
export type Clash = { other: Meeting; count: number }

/** How many of the ascending numbers are below a limit. */
function countBelow(ascending: readonly number[], limit: number): number {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? limit) < limit) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The meetings that overlap another one in time. Instants decide, so two venues with different clocks can clash. It never
 * compares all pairs: thousands of classes at the same time would make millions of them.
 * @param meetings by start
 */
export function clashesOf(meetings: readonly Meeting[]): Map<Meeting, Clash> {
  const lasting = meetings.filter(({ start, end }) => end > start)
  const starts = lasting.map(({ start }) => start)
  const ends = lasting.map(({ end }) => end).toSorted((a, b) => a - b)
  const clashes = new Map<Meeting, Clash>()
  /** Of the earlier meetings, the one that lasts longest. */
  let longest: Meeting | undefined
  lasting.forEach((meeting, i) => {
    const { start, end } = meeting
    const count = countBelow(starts, end) - countBelow(ends, start + 1) - 1
    const other = longest && longest.end > start ? longest : lasting[i + 1]
    if (count > 0 && other) clashes.set(meeting, { other, count })
    if (!longest || end > longest.end) longest = meeting
  })
  return clashes
}

/** `Overlaps Pistol Basics`, `Overlaps Pistol Basics and 2 more classes`. */
export function clashWords({ other, count }: Clash): string {
  const { name } = other.occurrence.attributes
  return count === 1
    ? `Overlaps ${name}`
    : `Overlaps ${name} and ${plural(count - 1, 'more class', 'more classes')}`
}
