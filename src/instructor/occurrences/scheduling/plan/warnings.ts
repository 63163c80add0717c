import type { OccurrenceResource } from '../../../../api/generated/training.types.ts'
import { formatTime, zoneName } from '../../../../lib/venue-time.ts'
import { inZone, type WallTime } from '../../../../lib/wall-clock.ts'
import { clashOf } from './clash.ts'
import { type DayValues, dayTimes, readDay } from './days.ts'

/** What a class is checked against. */
type ScheduleContext = {
  zone: string
  now: number
  /** The other classes of the instructor. */
  classes: readonly OccurrenceResource[]
  /** The class that is being edited. */
  exceptId?: string | undefined
}

/** Says so if a time occurs twice, when the clocks go back: it is read as the first of the two. */
const doubled = (time: WallTime | undefined, zone: string) =>
  time?.isDoubled
    ? [`${formatTime(time.iso)} occurs twice that night; we use the first (${zoneName(time.iso, zone)}).`]
    : []

/** What is allowed but worth knowing: a past date, a doubled hour, a clash. */
export function warningsOf(days: readonly DayValues[], context: ScheduleContext): string[] {
  const { zone, now, classes, exceptId } = context
  const times = dayTimes(days, zone)
  const [first] = times
  const read = days.map((day) => readDay(day, zone))
  const clash = clashOf(times, classes, exceptId)
  return [
    ...(first && Date.parse(first.startTime) < now
      ? ['This date is in the past. You can still use it.']
      : []),
    ...read.flatMap(({ start, end }) => [...doubled(start, zone), ...doubled(end, zone)]),
    ...(clash ? [`This overlaps your class ${clash}.`] : []),
  ]
}

/** Names the venue's time zone, and adds the viewer's own time if it differs. */
export function zoneNote(start: WallTime | undefined, zone: string, viewer: string, now: number): string {
  const shown = start?.iso ?? inZone(now, zone)
  const note = `Times are in the venue's time zone (${zoneName(shown, zone)}).`
  const own = inZone(start?.instant ?? now, viewer)
  if (!start || own.slice(0, 16) === shown.slice(0, 16)) return note
  return `${note} ${formatTime(shown)} there is ${formatTime(own)} for you.`
}
