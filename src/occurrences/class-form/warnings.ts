import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { formatTime, zoneName } from '../../lib/venue-time.ts'
import { inZone, type WallTime } from '../../lib/wall-clock.ts'
import { clashOf } from './clash.ts'
import { type DayTimes, type DayValues, dayTimes, overlap, intervalsOf, readDay } from './days.ts'

type Around = {
  zone: string
  now: number
  /** The other classes of the instructor. */
  classes: readonly OccurrenceResource[]
  /** The class that is edited. */
  exceptId?: string | undefined
}

/** The doubled hour of a day, which is read as the first of the two. */
const doubled = (time: WallTime | undefined, zone: string) =>
  time?.isDoubled
    ? [`${formatTime(time.iso)} comes twice that night. The first one counts, ${zoneName(time.iso, zone)}.`]
    : []

/** What is allowed for one class and should be known before: a past date, a doubled hour, a clash. */
export function warningsOf(days: readonly DayValues[], around: Around): string[] {
  const { zone, now, classes, exceptId } = around
  const times = dayTimes(days, zone)
  const [first] = times
  const read = days.map((day) => readDay(day, zone))
  const clash = clashOf(times, classes, exceptId)
  return [
    ...(first && Date.parse(first.startTime) < now ? ['This date is past. It can still be added.'] : []),
    ...read.flatMap(({ start, end }) => [...doubled(start, zone), ...doubled(end, zone)]),
    ...(clash ? [`You teach at the same time: ${clash}.`] : []),
  ]
}

/** One class of a plan: its days, and what should be known of it. */
export type Planned = { days: DayTimes[]; warnings: string[] }

/** Every class of a plan. One that meets while another one of them does is said as well. */
export function previewOf(planned: readonly DayValues[][], around: Around): Planned[] {
  const all = planned.map((days) => dayTimes(days, around.zone))
  return all.map((days, i) => {
    const other = all.findIndex(
      (before, j) => j < i && intervalsOf(before).some((a) => intervalsOf(days).some((b) => overlap(a, b))),
    )
    const clash = other < 0 ? [] : [`It meets at the same time as class ${other + 1} of this list.`]
    return { days, warnings: [...warningsOf(planned[i] ?? [], around), ...clash] }
  })
}

/** By which clock the times are, and what that is for somebody whose own clock differs. */
export function zoneNote(start: WallTime | undefined, zone: string, viewer: string, now: number): string {
  const shown = start?.iso ?? inZone(now, zone)
  const note = `Times are by the clock of the venue, ${zoneName(shown, zone)}.`
  const own = inZone(start?.instant ?? now, viewer)
  if (!start || own.slice(0, 16) === shown.slice(0, 16)) return note
  return `${note} ${formatTime(shown)} there is ${formatTime(own)} for you.`
}
