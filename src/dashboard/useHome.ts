import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { OccurrenceResource } from '../api/generated/training.types.ts'
import { allClassesQuery, ownCoursesQuery } from '../api/queries.ts'
import { callAt } from '../lib/long-timeout.ts'
import { venueZone } from '../lib/venue-zone.ts'
import { useUserId } from '../session/useUserId.ts'
import { useNow } from '../ui/useNow.ts'
import { meetingsOf, nextChange, nextMeeting, today } from './class-day.ts'

export type Home = ReturnType<typeof useHome>
export type ClassQuery = Home['future']

const NO_CLASSES: readonly OccurrenceResource[] = []

/** The data that the panels of the dashboard share: upcoming classes, classes to grade, courses and the time. */
export function useHome() {
  const userId = useUserId()
  const now = useNow()
  const future = useQuery(allClassesQuery(userId, 'future'))
  const toGrade = useQuery(allClassesQuery(userId, 'to_be_graded'))
  const courses = useQuery(ownCoursesQuery(userId, 'ACTIVE'))

  const ahead = future.data?.data ?? NO_CLASSES
  const begun = toGrade.data?.data ?? NO_CLASSES
  // The server moves a class from `future` to `to_be_graded` when it begins, so the next class can be in either list.
  const meetings = useMemo(() => meetingsOf([...ahead, ...begun]), [ahead, begun])
  const next = nextMeeting(meetings, now)

  const refresh = useEffectEvent(() => {
    void future.refetch()
    void toGrade.refetch()
  })
  const change = nextChange(meetings, now)
  useEffect(() => (change === undefined ? undefined : callAt(change, refresh)), [change])

  const courseOf = ({ attributes: { entityId } }: OccurrenceResource) =>
    courses.data?.data.find(({ id }) => id === entityId)?.attributes
  const state = next && courseOf(next.occurrence)?.state
  const zone = venueZone(state ? { state, lat: null, lng: null } : undefined, next?.day.startTime)
  return {
    userId,
    now,
    future,
    toGrade,
    courses,
    meetings,
    next,
    /** The time zone of the next class; without one, the viewer's. */
    zone,
    today: today(now, zone),
    /** City and state of a class; undefined for another instructor's course. */
    placeOf(occurrence: OccurrenceResource) {
      const course = courseOf(occurrence)
      return course && `${course.city}, ${course.state}`
    },
  }
}
