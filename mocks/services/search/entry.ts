import type { ClassHit, CourseHit, InstructorHit } from '../../../src/api/generated/search.types.ts'
import type { Point } from '../../../src/lib/distance.ts'
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

type Place = { lat: number | null; lng: number | null }

/** The coordinates of a place; undefined if they are not known. */
export const pointAt = ({ lat, lng }: Place): Point | undefined =>
  lat === null || lng === null ? undefined : { lat, lng }
