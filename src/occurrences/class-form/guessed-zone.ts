import { isGuess, zonesOf } from '../../lib/venue-zone.ts'
import { type DayTimes, type DayValues, readDay } from './days.ts'

const UNSURE =
  'The clocks may change before this date, and we do not know the time zone of the venue. Choose another date, or ask the instructor who owns the course to move the class.'
const UNSURE_YET =
  'The clocks may change before this date, and we could not load the time zone of the venue. Try again above, then save.'

type Known = {
  zone: string
  /** The days of the class as they are stored. */
  stored: readonly DayTimes[]
  /** Whether the zone may still load. */
  mayLoad: boolean
}

/**
 * Refuses days on which the venue's clock may differ from the offset that stands in for its time zone: every zone that fits
 * the stored days has to agree on the new ones.
 */
export function validateGuess(
  days: readonly DayValues[],
  { zone, stored, mayLoad }: Known,
): Record<string, string> {
  if (!isGuess(zone)) return {}
  const zones = zonesOf(stored.flatMap(({ startTime, endTime }) => [startTime, endTime]))
  const isSure = (day: DayValues) => {
    const { start, end } = readDay(day, zone)
    const agrees = (other: string) => {
      const there = readDay(day, other)
      return there.start?.iso === start?.iso && there.end?.iso === end?.iso
    }
    return zones.length > 0 && zones.every(agrees)
  }
  return Object.fromEntries(
    days.flatMap((day, i) => (isSure(day) ? [] : [[`dates.${i}.date`, mayLoad ? UNSURE_YET : UNSURE]])),
  )
}
