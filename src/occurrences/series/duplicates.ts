import type { CourseAttributes, OccurrenceResource } from '../../api/generated/training.types.ts'
import { formatDays, formatHours } from '../../lib/venue-time.ts'
import { venueZone } from '../../lib/venue-zone.ts'
import { classBody, classValues } from '../class-form/class-values.ts'
import { dayValues, type DayTimes } from '../class-form/days.ts'
import type { Promotion } from '../class-form/promotions.ts'
import { daysNextMonth } from './next-month.ts'
import { type Plan, previewOf } from './planned.ts'
import type { SeriesRow } from './series.ts'

/** The places of the instructor's own active courses, by the ID of the course. */
export type Places = ReadonlyMap<string, CourseAttributes['location']>

type Context = {
  places: Places
  /** The other classes of the instructor. */
  classes: readonly OccurrenceResource[]
  /** In milliseconds. */
  now: number
  /** The classes that are left out; until the instructor chooses, those with a warning. */
  leftOut: readonly string[] | undefined
  activeAt: (start: number | undefined) => readonly Promotion[]
}

const NOT_OWN = 'You can only add classes to your own active courses.'

const textOf = (days: readonly DayTimes[], zone: string) => {
  const [day] = days
  return day && days.length === 1 ? `${formatDays(days)}, ${formatHours(day, zone)}` : formatDays(days)
}

/** What would be added for each class: its dates in the next month, and the call that adds it. */
export function duplicatesOf(chosen: readonly OccurrenceResource[], context: Context) {
  const { places, classes, now, leftOut, activeAt } = context
  const all = chosen.map((occurrence) => {
    const { id, attributes } = occurrence
    const place = places.get(attributes.entityId)
    const { days, note } = daysNextMonth(attributes.dates.map(dayValues))
    const zone = venueZone(place, attributes.dates[0]?.startTime)
    return { occurrence, key: id, days, note, zone, isOwn: place !== undefined, isKept: true }
  })
  const hasWarning = (plan: Plan) =>
    previewOf([plan], { now, classes }).some(({ warnings }) => warnings.length)
  const plans = all.map((plan) => ({
    ...plan,
    isKept: plan.isOwn && (leftOut ? !leftOut.includes(plan.key) : !hasWarning(plan)),
  }))
  return previewOf(plans, { now, classes }).map((planned, i) => {
    const plan = plans[i]
    if (!plan) throw new Error('a plan went missing')
    const { occurrence, key, days, zone, note, isOwn } = plan
    const problem = isOwn ? planned.problem : NOT_OWN
    const isKept = !problem && (leftOut ? planned.isKept : !planned.warnings.length)
    const when = textOf(planned.days, zone)
    const title = occurrence.attributes.name
    const values = classValues(occurrence)
    const isActive = activeAt(Date.parse(planned.days[0]?.startTime ?? '')).some(
      ({ id }) => id === values.promotionId,
    )
    const body = classBody({ ...values, promotionId: isActive ? values.promotionId : '' }, zone, days)
    const row = (): SeriesRow => ({
      label: `${title}, ${when}`,
      args: {
        idempotencyKey: crypto.randomUUID(),
        body: { entityId: occurrence.attributes.entityId, entityType: 'courses', ...body },
      },
      outcome: 'waiting',
    })
    return {
      key,
      title,
      detail: when,
      isKept,
      isImpossible: problem !== undefined,
      warnings: [...(note ? [note] : []), ...planned.warnings],
      ...(problem && { problem }),
      row,
    }
  })
}
