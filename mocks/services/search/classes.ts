import type { ClassHit } from '../../../src/api/generated/search.types.ts'
import { dateOf } from '../../../src/lib/venue-time.ts'
import type { Database } from '../../db/database.ts'
import type { Row } from '../../db/rows.ts'
import { aboutCourse, type Entry } from './entry.ts'

/** The day as a number that filters can compare: 20261205. */
const dayNumber = (startTime: string) => Number(dateOf(startTime).replaceAll('-', ''))

/** The hour at which an evening begins. */
const EVENING = 16
const hourOf = (startTime: string) => Number(startTime.slice(11, 13))

const isOpen = ({ canHaveRegistrants, capacity, numberOfRegistrants }: Row<'occurrence'>) =>
  canHaveRegistrants && capacity > numberOfRegistrants

/**
 * A record per upcoming class of a course, or a single one without a date.
 * @param now in milliseconds; only later classes count as upcoming
 */
export function classEntries(course: Row<'course'>, db: Database, now: number): Entry<ClassHit>[] {
  const curriculum = db.curriculum.get(course.curriculumId)
  const upcoming = [...db.occurrence.of('courseId', course.id).values()].filter(
    ({ startsAt }) => startsAt > now,
  )
  const open = upcoming.filter(isOpen).toSorted((a, b) => a.startsAt - b.startsAt)
  const firstOpen = open[0]
  const all = {
    ...aboutCourse(course, db),
    courseId: course.id,
    curriculum: curriculum?.name ?? '',
    isWheelchairAccessible: course.isWheelchairAccessible,
    classCount: upcoming.length,
    openClassCount: open.length,
    firstOpenTime: firstOpen?.dates[0]?.startTime ?? null,
  }
  const { venue, city, taughtBy, _geoloc: point } = all
  const text = [course.name, curriculum?.abbreviation, curriculum?.name, venue, city, taughtBy].join(' ')

  /** A class without a seat comes right after the first one of its course that has one. */
  const rankOf = (occurrence: Row<'occurrence'>) =>
    firstOpen && !isOpen(occurrence)
      ? Math.max(occurrence.startsAt, firstOpen.startsAt + 1)
      : occurrence.startsAt

  function entryOf(occurrence: Row<'occurrence'> | undefined): Entry<ClassHit> {
    const first = occurrence?.dates[0]
    const spotsAvailable = occurrence ? Math.max(0, occurrence.capacity - occurrence.numberOfRegistrants) : 0
    const canHaveRegistrants = occurrence?.canHaveRegistrants ?? true
    const hit: ClassHit = {
      ...all,
      objectID: occurrence?.id ?? course.id,
      startTime: first?.startTime ?? null,
      endTime: first?.endTime ?? null,
      dayCount: occurrence?.dates.length ?? 0,
      spotsAvailable,
      canHaveRegistrants,
    }
    return {
      hit,
      text,
      values: {
        ...hit,
        hasOpenSpots: occurrence !== undefined && isOpen(occurrence),
        isEvening: first !== undefined && hourOf(first.startTime) >= EVENING,
        ...(first && { day: dayNumber(first.startTime) }),
      },
      point,
      group: course.id,
      startsAt: occurrence ? rankOf(occurrence) : Infinity,
      name: course.name,
    }
  }

  return upcoming.length ? upcoming.map(entryOf) : [entryOf(undefined)]
}
