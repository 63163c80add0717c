import { Button } from '@mantine/core'
import { IconCalendarDown, IconScan } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { CLASS_TYPES } from '../api/queries.ts'
import { paths } from '../paths.ts'
import { useUserId } from '../session/useUserId.ts'
import { Page } from '../ui/Page.tsx'
import { useListState } from '../ui/useListState.ts'
import { classColumns } from './class-columns.tsx'
import { ClassList, type NoClasses } from './ClassList.tsx'
import { classesQuery } from './classes-query.ts'
import { useCalendarFile } from './useCalendarFile.ts'
import { useClassActions } from './useClassActions.tsx'

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

/** An instructor's classes: upcoming, to be graded, completed. */
export function MyClassesPage() {
  const list = useListState(CLASS_TYPES)
  const userId = useUserId()
  const query = useQuery(classesQuery(userId, list))
  const classActions = useClassActions()
  const { saveAll, isSaving } = useCalendarFile(userId)
  return (
    <Page
      section="My Classes"
      actions={
        <>
          <Button
            component={Link}
            to={paths.eventsCheckIn()}
            variant="default"
            px="sm"
            leftSection={<IconScan size={18} aria-hidden />}
          >
            Event check-in
          </Button>
          <Button
            variant="default"
            px="sm"
            leftSection={<IconCalendarDown size={18} aria-hidden />}
            loading={isSaving}
            aria-label="All my upcoming classes as a calendar file"
            onClick={saveAll}
          >
            Calendar file
          </Button>
        </>
      }
    >
      <ClassList
        list={list}
        query={query}
        rows={query.data?.data}
        pages={{ meta: query.data?.meta }}
        columns={classColumns.ofInstructor}
        classActions={classActions}
        empty={EMPTY}
      />
    </Page>
  )
}

export { MyClassesPage as Component }
