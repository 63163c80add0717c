import { useQuery } from '@tanstack/react-query'
import { CLASS_TYPES } from '../api/queries.ts'
import { useUserId } from '../session/useUserId.ts'
import { useListState } from '../ui/useListState.ts'
import { classColumns } from './class-columns.tsx'
import { ClassList, type NoClasses } from './ClassList.tsx'
import { classesQuery } from './classes-query.ts'
import type { useClassActions } from './useClassActions.tsx'

const EMPTY: NoClasses = {
  future: { title: 'No upcoming classes', text: 'Classes you schedule appear here.' },
  to_be_graded: {
    title: 'Nothing to grade',
    text: 'Classes appear here after they start, until you submit results.',
  },
  completed: {
    title: 'No completed classes yet',
    text: 'Classes appear here once they are over and graded.',
  },
}

/** An instructor's classes in three lists: upcoming, to be graded, completed. */
export function MyClassList({ classActions }: { classActions: ReturnType<typeof useClassActions> }) {
  const list = useListState(CLASS_TYPES)
  const query = useQuery(classesQuery(useUserId(), list))
  return (
    <ClassList
      list={list}
      query={query}
      rows={query.data?.data}
      pages={{ meta: query.data?.meta }}
      columns={classColumns.ofInstructor}
      classActions={classActions}
      empty={EMPTY}
    />
  )
}
