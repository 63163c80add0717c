import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { slugify } from '../../lib/slug.ts'

/** Capacity minus registrants, never below 0. */
export const spotsAvailable = (capacity: number, numberOfRegistrants: number) =>
  Math.max(0, capacity - numberOfRegistrants)

type Checkout = {
  title: string
  courseId: string
  occurrenceId: string
  /** ID of the visit. */
  tid?: string | undefined
}

/** The URL where students register, outside this application (spec §2). `tid` is left out if it is `unknown`. */
export function checkoutUrl({ title, courseId, occurrenceId, tid }: Checkout): string {
  const query = new URLSearchParams({ oid: occurrenceId, ...(tid && tid !== 'unknown' && { tid }) })
  return `/register/${slugify(title)}/${encodeURIComponent(courseId)}?${query.toString()}`
}

/** The month of a class in the venue's local time: `2026-12`. */
export const groupByMonth = (startTime: string) => startTime.slice(0, 'yyyy-mm'.length)

/**
 * A class as visitors see it (spec §3 "Occurrence (public)").
 * @param tid ID of the visit
 */
export function publicView({ id, attributes }: OccurrenceResource, tid?: string) {
  const { capacity, numberOfRegistrants, dates, instructors, name, entityId } = attributes
  const startTime = dates[0]?.startTime
  return {
    occurrenceId: id,
    capacity,
    numberOfRegistrants,
    spotsAvailable: spotsAvailable(capacity, numberOfRegistrants),
    canHaveRegistrants: attributes.canHaveRegistrants,
    checkoutUrl: checkoutUrl({ title: name, courseId: entityId, occurrenceId: id, tid }),
    instructorIds: instructors.map(({ guid }) => guid),
    dateIds: dates.map(({ guid }) => guid),
    isEligibleForInstructorAutomation: attributes.isEligibleForInstructorAutomation,
    webPayOnly: attributes.webPayOnly,
    registrationQuestions: attributes.registrationQuestions,
    isInstructorCertifying: attributes.isInstructorCertifying,
    groupByMonth: startTime && groupByMonth(startTime),
    /** Start of the first day; undefined for a class without days. */
    startTime,
  }
}
