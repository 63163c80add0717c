import { useQuery } from '@tanstack/react-query'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { listInstructorOccurrencesQuery } from '../../api/generated/training.hooks.ts'
import { allClassesQuery, ownCoursesQuery } from '../../api/queries.ts'
import { nextMeeting, today } from '../shared/class-day.ts'
import { venueZone } from '../../lib/venue-zone.ts'
import { useUserId } from '../../session/useUserId.ts'
import { useClassDays } from '../shared/useClassDays.ts'

export type Home = ReturnType<typeof useHome>
export type ClassQuery = Home['future']

/** The latest first: nobody completes as many in the time that the page looks back. */
const completedQuery = (userId: string) =>
  listInstructorOccurrencesQuery({ id: userId, entity: 'courses', filter: 'completed', perPage: 100 })

/** The data that the panels of the dashboard share: upcoming classes, classes to grade, courses and the time. */
export function useHome() {
  const userId = useUserId()
  const { now, future, toGrade, meetings } = useClassDays(userId, allClassesQuery(userId, 'future'))
  const completed = useQuery(completedQuery(userId))
  const courses = useQuery(ownCoursesQuery(userId, 'ACTIVE'))
  const next = nextMeeting(meetings, now)

  const courseOf = ({ attributes: { entityId } }: OccurrenceResource) =>
    courses.data?.data.find(({ id }) => id === entityId)?.attributes
  const state = next && courseOf(next.occurrence)?.state
  const zone = venueZone(state ? { state, lat: null, lng: null } : undefined, next?.day.startTime)
  return {
    userId,
    now,
    future,
    toGrade,
    completed,
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
