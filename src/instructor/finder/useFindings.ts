import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type {
  CourseListResource,
  OccurrenceResource,
  StudentResource,
} from '../../api/generated/training.types.ts'
import { allClassesQuery, allStudentsQuery, CLASS_TYPES, ownCoursesQuery } from '../../api/queries.ts'
import { fullName } from '../../domain/person.ts'
import { formatDays } from '../../lib/venue-time.ts'
import { paths } from '../../paths.ts'
import { useUserId } from '../../session/useUserId.ts'
import { useFailure } from '../../ui/failure/useFailure.ts'
import { type Finding, indexOf } from './findings.ts'

const action = (label: string, to: string, keywords: string): Finding => ({
  id: `action ${label}`,
  group: 'Actions',
  label,
  to,
  keywords,
})

/** The pages for instructors, with other words that people use for them. */
export const ACTIONS: readonly Finding[] = [
  action('Home', paths.dashboard(), 'dashboard today next class week'),
  action('My Classes', paths.myClasses(), 'upcoming dates schedule'),
  action('Classes to grade', paths.classesToGrade(), 'results submit'),
  action('My Courses', paths.myCourses(), 'schedule a class add'),
  action('Students', paths.students(), 'people'),
  action('Create a course', paths.createCourse(), 'new add'),
  action('Event check-in', paths.eventsCheckIn(), 'arrivals scan'),
  action('Reviews', paths.reviews(), 'rating stars reply'),
  action('Resources', paths.instructorResources(), 'downloads documents files'),
  action('Account', paths.instructorAccount(), 'profile photo address cancellation policy'),
  action('Agreements', paths.acceptAgreements(), 'accept documents'),
  action('Certifications', paths.certifications(), 'curriculum credits'),
  action('Payments', paths.payments(), 'money account connect'),
]

const ofClass = ({ id, attributes }: OccurrenceResource): Finding => ({
  id: `class ${id}`,
  group: 'Classes',
  label: attributes.name,
  description: formatDays(attributes.dates),
  to: attributes.canHaveRegistrants ? paths.roster(id) : paths.manageCourse(attributes.entityId),
  keywords: 'roster',
})

const ofCourse = ({ id, attributes: { name, venue, city, state } }: CourseListResource): Finding => ({
  id: `course ${id}`,
  group: 'Courses',
  label: name,
  description: [venue, `${city}, ${state}`].filter(Boolean).join(', '),
  to: paths.manageCourse(id),
})

const ofStudent = ({ id, attributes }: StudentResource): Finding => ({
  id: `student ${id}`,
  group: 'Students',
  label: fullName(attributes),
  description: attributes.email,
  to: paths.student(id),
  keywords: attributes.phone ?? '',
})

/** Lists are reused for ten minutes, unless a change makes them stale earlier. */
const ONCE = { staleTime: 600_000, refetchOnWindowFocus: false }

/**
 * Everything that an instructor can find. The lists of classes and courses load when the finder opens. The list of
 * students can be megabytes, so it loads only when something is typed.
 */
export function useFindings({ isOpen, isTyping }: { isOpen: boolean; isTyping: boolean }) {
  const userId = useUserId()
  const classes = useQueries({
    queries: CLASS_TYPES.map((type) => ({
      ...allClassesQuery(userId, type),
      ...ONCE,
      enabled: isOpen && (type !== 'completed' || isTyping),
    })),
  })
  const courses = useQuery({ ...ownCoursesQuery(userId, 'ACTIVE'), ...ONCE, enabled: isOpen })
  const students = useQuery({ ...allStudentsQuery(userId), enabled: isOpen && isTyping })
  const [future, toGrade, completed] = classes.map(({ data }) => data)
  const index = useMemo(
    () =>
      indexOf([
        ...ACTIONS,
        ...[toGrade, future, completed].flatMap((list) => list?.data.map(ofClass) ?? []),
        ...(courses.data?.data.map(ofCourse) ?? []),
        ...(students.data?.data.map(ofStudent) ?? []),
      ]),
    [future, toGrade, completed, courses.data, students.data],
  )
  const queries = [...classes, courses, students]
  return {
    index,
    isLoading: queries.some(({ isFetching, data }) => isFetching && !data),
    failure: useFailure(queries),
  }
}
