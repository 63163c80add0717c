import { type Clash, clashesOf } from './clashes.ts'
import type { Meeting } from '../../shared/meetings.ts'
import { meetingsByDate, meetingsWithin } from './meetings.ts'

/** What a calendar shows: the meetings on each date, which of them clash, and the clocks to compare with. */
export type Visible = {
  on: (date: string) => readonly Meeting[]
  clashOf: (meeting: Meeting) => Clash | undefined
  /** The number of classes, and of those that overlap another one. */
  classes: number
  overlapping: number
}

const NONE: readonly Meeting[] = []
const classesOf = (meetings: Iterable<Meeting>) =>
  new Set([...meetings].map(({ occurrence }) => occurrence.id)).size

/**
 * The part of all meetings between two dates, both included. Everything else is left alone, however much there is.
 * @param now in milliseconds; a clash of the past is over
 */
export function visibleBetween(meetings: readonly Meeting[], from: string, to: string, now: number): Visible {
  const within = meetingsWithin(meetings, from, to)
  const byDate = meetingsByDate(within, from, to)
  const clashes = clashesOf(within.filter(({ end }) => end > now))
  return {
    on: (date) => byDate.get(date) ?? NONE,
    clashOf: (meeting) => clashes.get(meeting),
    classes: classesOf(within),
    overlapping: classesOf(clashes.keys()),
  }
}
