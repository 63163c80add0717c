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

/** What the panels of the home share: the classes that are ahead or to be graded, the courses, and what time it is. */
export function useHome() {
  const userId = useUserId()
  const now = useNow()
  const future = useQuery(allClassesQuery(userId, 'future'))
  const toGrade = useQuery(allClassesQuery(userId, 'to_be_graded'))
  const courses = useQuery(ownCoursesQuery(userId, 'ACTIVE'))

  const ahead = future.data?.data ?? NO_CLASSES
  const begun = toGrade.data?.data ?? NO_CLASSES
  // A class moves from one list to the other when it begins, so what runs or comes next is in either.
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
    /** The time zone of the next class, or of the viewer when there is none. */
    zone,
    today: today(now, zone),
    /** City and state of a class; undefined for a course that is not the instructor's own. */
    placeOf(occurrence: OccurrenceResource) {
      const course = courseOf(occurrence)
      return course && `${course.city}, ${course.state}`
    },
  }
}
