// The calendars to subscribe to: the dates of a course, and those of all public courses of an instructor; and a file with one
// date. They hold what anyone may read. A calendar replaces all that it has by what it reads, so a deleted class goes.
import { listCourseOccurrencesQuery, listInstructorCoursesQuery } from '../../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { createReadingClient } from '../../api/query-defaults.ts'
import { config } from '../../config.ts'
import { classEvents } from '../../domain/class-events.ts'
import { type CalendarEvent, calendarFeed, calendarFile } from '../../lib/calendar.ts'
import { slugify } from '../../lib/slug.ts'
import { type Place, venueZone, zonesOf } from '../../lib/venue-zone.ts'
import { paths } from '../../paths.ts'
import { NOT_SOLD_HERE } from '../course-page/class-dates.ts'
import { publicCourseQuery } from '../course-page/class-queries.ts'
import { nameOf } from '../instructors/profile.ts'
import { profileQuery } from '../instructors/profile-query.ts'
import { type Ask, askWith, Missing } from './ask.ts'
import { tagsOf } from './caching.ts'

const ID = '[A-Za-z0-9_-]{1,64}'
const CALENDAR = new RegExp(
  `^/(?:class/(?<course>${ID})(?:/(?<date>${ID}))?|instructor/(?<instructor>${ID}))\\.ics$`,
)

/** In milliseconds. A class stays for so long after its end: nobody wants it to go while it runs, or on the way home. */
const STAYS = 31 * 86_400_000

/** How many occurrences one call returns, and the most calls for a course. */
const PER_PAGE = 100
const MOST_PAGES = 20

type Course = {
  id: string
  name: string
  place: string
  location: Place
  /** When it was last edited. */
  updatedAt: string | undefined
}

/** Whether a path may belong to a calendar. */
export const isCalendar = (path: string) => CALENDAR.test(path)

/**
 * The text of the calendar at a path, its file name if it is to be saved, and its tags for caches. Throws `Missing` if there is
 * no such course, date or instructor, else an ApiError.
 * @param site our own origin
 */
export async function calendarAt(path: string, site: string, now: number) {
  const { course = '', date, instructor } = CALENDAR.exec(path)?.groups ?? {}
  const client = createReadingClient()
  const { ask } = askWith(client)
  try {
    const made: { text: string; file?: string } = instructor
      ? { text: await feedOfInstructor(ask, instructor, site, now) }
      : await fileOfCourse(ask, course, date, site, now)
    return { ...made, tags: tagsOf(client.getQueriesData({})) }
  } finally {
    client.clear()
  }
}

/** @param only the date that the file is about, to be saved once; all dates without it, to subscribe to */
async function fileOfCourse(ask: Ask, id: string, only: string | undefined, site: string, now: number) {
  const { data } = await ask.find(publicCourseQuery(id))
  const { name, location } = data.attributes
  const course = {
    id,
    name,
    place: `${location.name}, ${location.fullAddress}`,
    location,
    updatedAt: data.meta?.updatedAt,
  }
  const occurrences = await occurrencesSince(ask, id, now - STAYS)
  if (only === undefined)
    return { text: calendarFeed(name, eventsOf(occurrences, course, site), config.product, now) }
  const chosen = occurrences.filter((occurrence) => occurrence.id === only)
  if (!chosen.length) throw new Missing(404)
  const file = `${slugify(name)}-${only}.ics`
  return { text: calendarFile(eventsOf(chosen, course, site), config.product, now), file }
}

async function feedOfInstructor(ask: Ask, id: string, site: string, now: number) {
  const profile = await ask.find(profileQuery(id))
  const { data } = await ask.need(listInstructorCoursesQuery({ id, filter: 'searchable' }))
  const events: CalendarEvent[] = []
  // One after the other: nobody waits in front of a screen for it, and the API has others to serve.
  for (const { id: courseId, attributes, meta } of data) {
    const { name, venue, city, state, postalCode, futureOccurrencesCount, pastOccurrencesCount } = attributes
    if (futureOccurrencesCount + pastOccurrencesCount === 0) continue
    const course = {
      id: courseId,
      name,
      place: `${venue}, ${city}, ${state} ${postalCode}`,
      location: { state, lat: null, lng: null },
      updatedAt: meta?.updatedAt,
    }
    events.push(...eventsOf(await occurrencesSince(ask, courseId, now - STAYS), course, site))
  }
  return calendarFeed(`Classes with ${nameOf(profile.data)}`, events, config.product, now)
}

const eventsOf = (
  occurrences: readonly OccurrenceResource[],
  course: Course,
  site: string,
): CalendarEvent[] =>
  occurrences.flatMap(({ id, attributes: { name, dates, canHaveRegistrants }, meta }) =>
    classEvents({
      id,
      name,
      dates,
      place: course.place,
      zone: zoneOf(course.location, dates),
      modified: latestOf(meta?.updatedAt, course.updatedAt),
      ...(!canHaveRegistrants && { notes: `${NOT_SOLD_HERE}.` }),
      url: `${site}${paths.publicClass(slugify(course.name), course.id)}?oid=${encodeURIComponent(id)}`,
    }),
  )

/** The occurrences of a course that ended after an instant or have not. The API lists those first that begin last. */
async function occurrencesSince(ask: Ask, courseId: string, since: number): Promise<OccurrenceResource[]> {
  const all: OccurrenceResource[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    // Not found: one course that goes at this moment must not take a whole calendar with it.
    const { data, meta } = await ask.need(
      listCourseOccurrencesQuery({ id: courseId, perPage: PER_PAGE, page }),
    )
    const later = data.filter(({ attributes: { dates } }) => Date.parse(dates.at(-1)?.endTime ?? '') > since)
    all.push(...later)
    if (!later.length || page >= meta.totalPages) break
  }
  return all
}

/** The zone of the venue. Without coordinates the state alone may mean another one, whose clocks show other hours. */
function zoneOf(location: Place, dates: readonly { startTime: string }[]): string {
  const starts = dates.map(({ startTime }) => startTime)
  const zone = venueZone(location, starts[0])
  const possible = zonesOf(starts)
  return possible.includes(zone) ? zone : (possible[0] ?? zone)
}

/** The latest of these moments; undefined if a server tells none. */
function latestOf(...moments: readonly (string | undefined)[]): number | undefined {
  const known = moments.flatMap((moment) => (moment ? [Date.parse(moment)] : []))
  return known.length ? Math.max(...known) : undefined
}
