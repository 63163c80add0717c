import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Answer, OccurrenceResource } from '../../api/generated/training.types.ts'
import { allClassesQuery, type ClassType, ownCoursesQuery } from '../../api/queries.ts'
import { fullName } from '../../domain/person.ts'
import { formatDays, formatMonth } from '../../lib/venue-time.ts'
import { useUserId } from '../../session/useUserId.ts'
import { useSearched, useSearchText } from '../../ui/data-table/useSearched.ts'
import type { List } from '../../ui/useListState.ts'
import { classesQuery } from './classes-query.ts'

/** One page of an instructor's classes or, while something is searched for, all classes of the list. */
export function useSearchedClasses(list: List<ClassType>) {
  const userId = useUserId()
  const text = useSearchText()
  const { isSearching } = text
  const page = useQuery(classesQuery(userId, list))
  const all = useQuery({ ...allClassesQuery(userId, list.type), enabled: isSearching })
  const courses = useQuery(ownCoursesQuery(userId, 'ACTIVE')).data?.data
  const filterText = useMemo(() => textWith(courses), [courses])
  return { ...useSearched(text, page, all, filterText), filterText }
}

/** The name, the dates with their months, the place and the instructors of a class. */
const textWith =
  (courses: Answer<'listInstructorCourses'>['data'] | undefined) =>
  ({ attributes: { name, dates, instructors, entityId } }: OccurrenceResource) => {
    const course = courses?.find(({ id }) => id === entityId)?.attributes
    return [
      name,
      formatDays(dates),
      ...dates.map(({ startTime }) => formatMonth(startTime)),
      course && `${course.venue} ${course.city}, ${course.state}`,
      ...instructors.map(fullName),
    ].join(' ')
  }
