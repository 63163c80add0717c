import { useQuery } from '@tanstack/react-query'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { allClassesQuery, type ClassType, ownCoursesQuery } from '../../api/queries.ts'
import { fold } from '../../lib/fold.ts'
import { fullName } from '../../domain/person.ts'
import { formatDays, formatMonth } from '../../lib/venue-time.ts'
import { useUserId } from '../../session/useUserId.ts'
import { matcherOf } from '../../ui/data-table/filtering.ts'
import { useFailure } from '../../ui/failure/useFailure.ts'
import type { List } from '../../ui/useListState.ts'
import { useUrlAhead } from './useUrlAhead.ts'
import { classesQuery } from './classes-query.ts'

/**
 * One page of an instructor's classes or, while something is searched for, all classes of the list. They load in the
 * background once something is typed; until then the search covers the page that is shown.
 */
export function useSearchedClasses(list: List<ClassType>) {
  const userId = useUserId()
  const { value: text, set: setText } = useUrlAhead('search', (typed) => typed, ['page'])
  const isSearching = text.trim() !== ''
  const page = useQuery(classesQuery(userId, list))
  const all = useQuery({ ...allClassesQuery(userId, list.type), enabled: isSearching })
  const failure = useFailure([all])
  const courses = useQuery(ownCoursesQuery(userId, 'ACTIVE')).data?.data
  /** The name, the dates with their months, the place and the instructors of a class. */
  const filterText = ({ attributes: { name, dates, instructors, entityId } }: OccurrenceResource) => {
    const course = courses?.find(({ id }) => id === entityId)?.attributes
    return [
      name,
      formatDays(dates),
      ...dates.map(({ startTime }) => formatMonth(startTime)),
      course && `${course.venue} ${course.city}, ${course.state}`,
      ...instructors.map(fullName),
    ].join(' ')
  }
  const isWhole = isSearching && all.data !== undefined
  const query = isWhole ? all : page
  const rows = query.data?.data
  const matches = matcherOf(text)
  return {
    query,
    rows,
    /** The rows that match the search. */
    shown: (isSearching ? rows?.filter((row) => matches(fold(filterText(row)))) : rows) ?? [],
    pages: isWhole ? undefined : { meta: page.data?.meta },
    search: {
      text,
      setText,
      isLoading: isSearching && !all.data && !failure,
      failure: isSearching ? failure : undefined,
    },
    filterText,
  }
}
