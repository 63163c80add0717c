// The indexes, built from the live data on each search, so that changes are found at once. A real engine takes a few
// seconds.
import type { CourseHit, InstructorHit } from '../../../src/api/generated/search.types.ts'
import type { Database } from '../../db/database.ts'
import { EVERYONE } from '../../db/indexes.ts'
import type { Row } from '../../db/rows.ts'
import { ratingOf } from '../../rules/rating.ts'
import { classEntries } from './classes.ts'
import { aboutCourse, type Entry, pointAt } from './entry.ts'
import { bySoonest, cheapest, highestRated, type Order } from './orders.ts'

export type SearchIndex = {
  entries: Entry[]
  facetNames: string[]
  order: Order
  /** A replica keeps its own order even around a place. */
  isReplica?: boolean
}

/** The next class that has not started yet. */
function nextOf(courseId: string, db: Database, now: number): Row<'occurrence'> | undefined {
  let next: Row<'occurrence'> | undefined
  for (const occurrence of db.occurrence.of('courseId', courseId).values())
    if (occurrence.startsAt > now && (!next || occurrence.startsAt < next.startsAt)) next = occurrence
  return next
}

function courseEntry(course: Row<'course'>, db: Database, now: number): Entry<CourseHit> {
  const next = nextOf(course.id, db, now)
  const hit: CourseHit = {
    ...aboutCourse(course, db),
    objectID: course.id,
    abbreviation: db.curriculum.get(course.curriculumId)?.abbreviation ?? '',
    postalCode: course.location.postalCode,
    nextStartTime: next?.dates[0]?.startTime ?? null,
  }
  return {
    hit,
    text: [hit.name, hit.abbreviation, hit.venue, hit.city, hit.taughtBy].join(' '),
    values: { ...hit, nextStart: next ? Math.floor(next.startsAt / 1000) : null },
    point: pointAt(course.location),
    group: course.id,
    startsAt: next?.startsAt ?? Infinity,
    name: hit.name,
  }
}

function instructorEntry(row: Row<'instructor'>, db: Database): Entry<InstructorHit> {
  const { firstName, lastName, slug, city, state, isRangePartner } = row
  const point = pointAt(row)
  const active = [...db.certification.of('accountId', row.accountId).values()].filter(
    ({ status }) => status === 'active',
  )
  const hit: InstructorHit = {
    objectID: row.id,
    firstName,
    lastName,
    slug,
    city,
    state,
    imageUrl: db.image.get(row.imageIds[0])?.imageUrl ?? null,
    isRangePartner,
    curricula: active.flatMap(({ curriculumId }) => db.curriculum.get(curriculumId)?.name ?? []).toSorted(),
    ...ratingOf(row),
    ...(point && { _geoloc: point }),
  }
  return {
    hit,
    text: [firstName, lastName, city].join(' '),
    values: hit,
    point,
    group: row.id,
    startsAt: Infinity,
    name: `${lastName} ${firstName}`,
  }
}

type MakeIndex = (db: Database, now: number) => SearchIndex

const searchable = (db: Database) => [...db.course.of('searchable', EVERYONE).values()]

const courses: MakeIndex = (db, now) => ({
  entries: searchable(db).map((row) => courseEntry(row, db, now)),
  facetNames: ['abbreviation', 'city', 'grantsCCW', 'hasLiveFire', 'isWomensOnly', 'state'],
  order: bySoonest,
})

const classes: MakeIndex = (db, now) => ({
  entries: searchable(db).flatMap((row) => classEntries(row, db, now)),
  facetNames: [
    'curriculum',
    'grantsCCW',
    'hasLiveFire',
    'hasOpenSpots',
    'isEvening',
    'isWheelchairAccessible',
    'isWomensOnly',
    'state',
  ],
  order: bySoonest,
})

const instructors: MakeIndex = (db) => ({
  entries: [...db.instructor.of('everyone', EVERYONE).values()]
    .filter(({ isSearchable }) => isSearchable)
    .map((row) => instructorEntry(row, db)),
  facetNames: ['city', 'curricula', 'isRangePartner', 'state'],
  order: bySoonest,
})

const replica =
  (make: MakeIndex, order: Order): MakeIndex =>
  (db, now) => ({ ...make(db, now), order, isReplica: true })

/**
 * The indexes and their replicas by name.
 * @param now in milliseconds; only later dates count as upcoming
 */
export const searchIndexes: Record<string, MakeIndex> = {
  courses,
  classes,
  classes_soonest: replica(classes, bySoonest),
  classes_cheapest: replica(classes, cheapest),
  classes_rated: replica(classes, highestRated),
  instructors,
  instructors_rated: replica(instructors, highestRated),
}
