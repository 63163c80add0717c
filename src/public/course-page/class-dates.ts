import type { CourseDocument, OccurrenceListDocument } from '../../api/generated/training.types.ts'
import { type Day, formatMonth } from '../../lib/venue-time.ts'
import { venueZone } from '../../lib/venue-zone.ts'
import { publicView } from './public-view.ts'

type Location = CourseDocument['data']['attributes']['location']

/** A date of a class: the public view (spec §3), its days and its time zone. */
export type ClassDate = ReturnType<typeof publicView> & { name: string; days: readonly Day[]; zone: string }

/** The dates of one month, in the venue's local time. */
export type Month = { key: string; label: string; dates: ClassDate[] }

/** The upcoming dates, soonest first; dates that start at the same time by name. @param tid ID of the visit */
export const datesOf = ({ data }: OccurrenceListDocument, location: Location, tid?: string): ClassDate[] =>
  data
    .map((occurrence): ClassDate => {
      const { name, dates } = occurrence.attributes
      const zone = venueZone(location, dates[0]?.startTime)
      return { ...publicView(occurrence, tid), name, days: dates, zone }
    })
    .filter(({ days }) => days.length > 0)
    .toSorted((a, b) => startOf(a) - startOf(b) || a.name.localeCompare(b.name))

const startOf = ({ startTime = '' }: ClassDate) => Date.parse(startTime)

/** Groups dates by month and keeps their order. */
export function monthsOf(dates: readonly ClassDate[]): Month[] {
  const months = new Map<string, Month>()
  for (const date of dates) {
    const key = date.groupByMonth ?? ''
    const month = months.get(key) ?? { key, label: formatMonth(date.startTime ?? ''), dates: [] }
    month.dates.push(date)
    months.set(key, month)
  }
  return [...months.values()]
}

/** Whether this product has a seat for sale on a date. Some dates take their registrations elsewhere. */
export const isOpen = ({ canHaveRegistrants, spotsAvailable }: ClassDate) =>
  canHaveRegistrants && spotsAvailable > 0

/** Whether a date has a roster here, and no free seat on it. */
export const isFull = ({ canHaveRegistrants, spotsAvailable }: ClassDate) =>
  canHaveRegistrants && spotsAvailable === 0

/** The date to offer first: the soonest with a seat for sale, else the soonest that is not known to be full. */
export const nextOf = (dates: readonly ClassDate[] = []) =>
  dates.find(isOpen) ?? dates.find((date) => !isFull(date)) ?? dates[0]

/** What visitors read where other dates have their number of free seats. */
export const NOT_SOLD_HERE = 'The instructor takes registrations for this date'

const FEW = 5

/** `Full`, `1 spot left`, `7 spots left`. An overbooked class is just `Full`, because visitors need not know more. */
export const spotsText = (spots: number) =>
  spots === 0 ? 'Full' : `${spots === 1 ? '1 spot' : `${spots} spots`} left`

/** Whether few seats are left, so that the page says "Only" and highlights the number. */
export const isAlmostFull = (spots: number) => spots > 0 && spots <= FEW
