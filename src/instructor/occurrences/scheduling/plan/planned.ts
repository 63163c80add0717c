import type { OccurrenceResource } from '../../../../api/generated/training.types.ts'
import { formatDay } from '../../../../lib/venue-time.ts'
import { type DayTimes, type DayValues, dayTimes, intervalsOf, overlap, validateDays } from './days.ts'
import { warningsOf } from './warnings.ts'

/** A class to be added: its days as they are typed, in the time zone of its venue. */
export type Plan = {
  key: string
  /** What the other classes of the list call it; by default the day it starts on. */
  name?: string
  days: readonly DayValues[]
  zone: string
  /** Undefined until the instructor decides: it is kept unless it has a problem or a warning. */
  isKept: boolean | undefined
}

/** A planned class with what there is to know about it. Only one without a problem can be added. */
export type Planned = { key: string; days: DayTimes[]; isKept: boolean; problem?: string; warnings: string[] }

type Schedule = {
  /** In milliseconds. */
  now: number
  /** The other classes of the instructor. */
  classes: readonly OccurrenceResource[]
  /** The class that is being edited. */
  exceptId?: string | undefined
}

const spanOf = (days: readonly DayTimes[]) => {
  const all = intervalsOf(days)
  return { start: Math.min(...all.map(({ start }) => start)), end: Math.max(...all.map(({ end }) => end)) }
}

/** Every planned class with its warnings, also if it overlaps an earlier one of the plan that is kept. */
export function previewOf(plans: readonly Plan[], { now, classes, exceptId }: Schedule): Planned[] {
  const all = plans.map(({ days, zone }) => dayTimes(days, zone))
  // Each plan is compared with the classes of those weeks only, not with thousands of them.
  const span = spanOf(all.flat())
  const near = classes.filter(({ attributes }) => overlap(spanOf(attributes.dates), span))
  const preview: Planned[] = []
  for (const [i, { key, days, zone, isKept }] of plans.entries()) {
    const times = all[i] ?? []
    const other = preview.findIndex(
      (before) =>
        before.isKept && intervalsOf(before.days).some((a) => intervalsOf(times).some((b) => overlap(a, b))),
    )
    const clash =
      other < 0 ? [] : [`This overlaps ${nameOf(plans[other], preview[other])}, which is also in this list.`]
    const [problem] = times.length ? Object.values(validateDays(days, zone)) : validateSkipped(days, zone)
    const warnings = [...warningsOf(days, { zone, now, classes: near, exceptId }), ...clash]
    const isFine = !problem && !warnings.length
    preview.push({ key, days: times, isKept: isKept ?? isFine, warnings, ...(problem && { problem }) })
  }
  return preview
}

const nameOf = (plan: Plan | undefined, planned: Planned | undefined) => {
  const [first] = planned?.days ?? []
  return plan?.name ?? (first ? `the class that starts on ${formatDay(first.startTime)}` : 'another class')
}

/** A day without readable times is either not typed yet, or in an hour that the clocks skip. */
const validateSkipped = (days: readonly DayValues[], zone: string) =>
  days.every(({ date, start, end }) => date && start && end) ? Object.values(validateDays(days, zone)) : []
