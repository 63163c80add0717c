// The indexes, built from the live data on each search, so that changes are found at once. A real engine takes a few
// seconds.
import type { CourseHit, InstructorHit } from '../../../src/api/generated/search.types.ts'
import type { Database } from '../../db/database.ts'
import { EVERYONE } from '../../db/indexes.ts'
import type { Row } from '../../db/rows.ts'
import { ratingOf } from '../../rules/rating.ts'
import type { Values } from './filters.ts'
import type { Point } from './geo.ts'

/** A record: the hit, the text it is searched by, and the values it is filtered by. */
export type Entry<Hit extends CourseHit | InstructorHit = CourseHit | InstructorHit> = {
  hit: Hit
  text: string
  values: Values
  point: Point | undefined
  /** Sort key for searches without a place; the smallest text comes first. */
  rank: string
}
export type SearchIndex = {
  entries: Entry[]
  facetNames: string[]
  order: (a: Entry, b: Entry) => number
}

type Place = { lat: number | null; lng: number | null }
const pointOf = ({ lat, lng }: Place): Point | undefined =>
  lat === null || lng === null ? undefined : { lat, lng }

const byRank = (a: Entry, b: Entry) => {
  const [x, y] = [a.rank + a.hit.objectID, b.rank + b.hit.objectID]
  return x < y ? -1 : x > y ? 1 : 0
}

/** The next class that has not started yet. */
function nextOf(courseId: string, db: Database, now: number): Row<'occurrence'> | undefined {
  let next: Row<'occurrence'> | undefined
  for (const occurrence of db.occurrence.of('entityId', courseId).values())
    if (occurrence.startsAt > now && (!next || occurrence.startsAt < next.startsAt)) next = occurrence
  return next
}

function courseEntry(course: Row<'course'>, db: Database, now: number): Entry<CourseHit> {
  const { name: venue, city, state, postalCode } = course.location
  const teacher = db.instructor.get(course.instructorId)
  const image = db.image.get(course.imageId)
  const next = nextOf(course.id, db, now)
  const point = pointOf(course.location)
  const hit: CourseHit = {
    objectID: course.id,
    name: course.name,
    abbreviation: db.curriculum.get(course.curriculumId)?.abbreviation ?? '',
    instructorId: course.instructorId,
    taughtBy: teacher ? `${teacher.firstName} ${teacher.lastName}` : '',
    venue,
    city,
    state,
    postalCode,
    price: course.price,
    cardImages: image ? [image.imageUrl] : [],
    isWomensOnly: course.isWomensOnly,
    hasLiveFire: course.hasLiveFire,
    grantsCCW: course.grantsCCW,
    ...ratingOf(course),
    nextStartTime: next?.dates[0]?.startTime ?? null,
    ...(point && { _geoloc: point }),
  }
  const nextStart = next ? Math.floor(next.startsAt / 1000) : null
  return {
    hit,
    text: [hit.name, hit.abbreviation, venue, city, hit.taughtBy].join(' '),
    values: { ...hit, nextStart },
    point,
    // A course without an upcoming class comes last.
    rank: `${nextStart === null ? '~' : String(nextStart).padStart(12, '0')} ${hit.name} `,
  }
}

function instructorEntry(row: Row<'instructor'>, db: Database): Entry<InstructorHit> {
  const { firstName, lastName, slug, city, state, isRangePartner } = row
  const point = pointOf(row)
  const hit: InstructorHit = {
    objectID: row.id,
    firstName,
    lastName,
    slug,
    city,
    state,
    imageUrl: db.image.get(row.imageIds[0])?.imageUrl ?? null,
    isRangePartner,
    ...ratingOf(row),
    ...(point && { _geoloc: point }),
  }
  return {
    hit,
    text: [firstName, lastName, city].join(' '),
    values: hit,
    point,
    rank: `${lastName} ${firstName} `,
  }
}

/**
 * The indexes by name.
 * @param now in milliseconds; only later dates count as upcoming
 */
export const searchIndexes: Record<string, (db: Database, now: number) => SearchIndex> = {
  courses: (db, now) => ({
    entries: [...db.course.of('searchable', EVERYONE).values()].map((row) => courseEntry(row, db, now)),
    facetNames: ['abbreviation', 'city', 'grantsCCW', 'hasLiveFire', 'isWomensOnly', 'state'],
    order: byRank,
  }),
  instructors: (db) => ({
    entries: [...db.instructor.of('everyone', EVERYONE).values()]
      .filter(({ isSearchable }) => isSearchable)
      .map((row) => instructorEntry(row, db)),
    facetNames: ['city', 'isRangePartner', 'state'],
    order: byRank,
  }),
}
