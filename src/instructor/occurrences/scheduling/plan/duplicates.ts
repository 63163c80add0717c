import type { CourseAttributes, OccurrenceResource } from '../../../../api/generated/training.types.ts'
import { formatWhen } from '../../../../lib/venue-time.ts'
import { venueZone } from '../../../../lib/venue-zone.ts'
import { classBody, classValues } from './class-values.ts'
import { dayValues } from './days.ts'
import type { Promotion } from './promotions.ts'
import { NOT_OWN } from '../../class-reasons.ts'
import { daysNextMonth } from './next-month.ts'
import { previewOf } from './planned.ts'
import type { SeriesRow } from './series.ts'

/** The places of the instructor's own active courses, by the ID of the course. */
export type Places = ReadonlyMap<string, CourseAttributes['location']>

export type Context = {
  places: Places
  /** The other classes of the instructor. */
  classes: readonly OccurrenceResource[]
  /** In milliseconds. */
  now: number
  /** The classes that are left out; until the instructor chooses, those with a warning. */
  leftOut: readonly string[] | undefined
  /** Undefined if the promotions could not be loaded. The server then decides about each promotion. */
  activeAt: ((start: number | undefined) => readonly Promotion[]) | undefined
}

/** What would be added for each class: its dates in the next month, and the call that adds it. */
export function duplicatesOf(chosen: readonly OccurrenceResource[], context: Context) {
  const { places, classes, now, leftOut, activeAt } = context
  const plans = chosen.map((occurrence) => {
    const { id, attributes } = occurrence
    const place = places.get(attributes.entityId)
    const isOwn = place !== undefined
    const { days, note } = daysNextMonth(attributes.dates.map(dayValues))
    return {
      occurrence,
      key: id,
      name: attributes.name,
      days,
      note,
      zone: venueZone(place, attributes.dates[0]?.startTime),
      isOwn,
      isKept: isOwn ? leftOut && !leftOut.includes(id) : false,
    }
  })
  return previewOf(plans, { now, classes }).map((planned, i) => {
    const plan = plans[i]
    if (!plan) throw new Error('a plan went missing')
    const { occurrence, key, days, zone, note, isOwn } = plan
    const problem = isOwn ? planned.problem : NOT_OWN
    const isKept = !problem && planned.isKept
    const when = formatWhen(planned.days, zone)
    const title = occurrence.attributes.name
    const values = classValues(occurrence)
    const active = activeAt?.(Date.parse(planned.days[0]?.startTime ?? ''))
    const isActive = !active || active.some(({ id }) => id === values.promotionId)
    const body = classBody({ ...values, promotionId: isActive ? values.promotionId : '' }, zone, days)
    const row = (): SeriesRow => ({
      from: key,
      label: `${title}, ${when}`,
      body: { entityId: occurrence.attributes.entityId, entityType: 'courses', ...body },
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
