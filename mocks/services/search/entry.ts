import type { ClassHit, CourseHit, InstructorHit } from '../../../src/api/generated/search.types.ts'
import type { Point } from '../../../src/lib/distance.ts'
import type { Database } from '../../db/database.ts'
import type { Row } from '../../db/rows.ts'
import { ratingOf } from '../../rules/rating.ts'
import type { Values } from './filters.ts'

type Hit = CourseHit | ClassHit | InstructorHit

/** A record: the hit, the text it is searched by, and the values it is filtered by. */
export type Entry<Of extends Hit = Hit> = {
  hit: Of
  text: string
  values: Values
  point: Point | undefined
  /** Records of one group are alternatives: a `distinct` search lists only the best of them. */
  group: string
  /** In milliseconds; Infinity without a date. */
  startsAt: number
  name: string
}

/** What a course and its classes have in common. */
export function aboutCourse(course: Row<'course'>, db: Database) {
  const { name: venue, city, state } = course.location
  const teacher = db.instructor.get(course.instructorId)
  const image = db.image.get(course.imageId)
  const point = pointAt(course.location)
  const { name, price, instructorId, isWomensOnly, hasLiveFire, grantsCCW } = course
  return {
    name,
    price,
    instructorId,
    isWomensOnly,
    hasLiveFire,
    grantsCCW,
    venue,
    city,
    state,
    taughtBy: teacher ? `${teacher.firstName} ${teacher.lastName}` : '',
    cardImages: image ? [image.imageUrl] : [],
    ...ratingOf(course),
    ...(point && { _geoloc: point }),
  }
}

type Place = { lat: number | null; lng: number | null }

/** The coordinates of a place; undefined if they are not known. */
export const pointAt = ({ lat, lng }: Place): Point | undefined =>
  lat === null || lng === null ? undefined : { lat, lng }
