import { Anchor, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { OccurrenceResource } from '../api/generated/training.types.ts'
import { formatDays, formatHours } from '../lib/venue-time.ts'
import { paths } from '../paths.ts'
import { useUserId } from '../session/useUserId.ts'
import type { Column } from '../ui/data-table/columns.ts'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import type { Action } from '../ui/data-table/RowMenu.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { TypeTabs } from '../ui/TypeTabs.tsx'
import { useListState } from '../ui/useListState.ts'
import { CLASS_TYPES, type ClassType, classesQuery } from './classes-query.ts'
import { resultStatus } from './result-status.ts'
import { ResultStatusBadge } from './ResultStatusBadge.tsx'
import { seats } from './seats.ts'

const LABELS: Record<ClassType, string> = {
  future: 'Upcoming',
  to_be_graded: 'To be graded',
  completed: 'Completed',
}
const EMPTY: Record<ClassType, { title: string; text: string }> = {
  future: { title: 'No upcoming classes', text: 'The dates you put on your courses appear here.' },
  to_be_graded: {
    title: 'Nothing to grade',
    text: 'A class comes here once it has begun, until its results are submitted.',
  },
  completed: { title: 'No completed classes yet', text: 'Classes come here when they are over and graded.' },
}

const columns: Column<OccurrenceResource>[] = [
  {
    id: 'name',
    header: 'Class',
    width: 'minmax(0, 2fr)',
    cell: ({ id, attributes: { name, instructors } }) => (
      <>
        <Anchor component={Link} to={paths.roster(id)} fw={600}>
          {name}
        </Anchor>
        {instructors.length > 1 && (
          <Text size="sm" c="dimmed">
            Taught by {instructors.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(' and ')}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'dates',
    header: 'When',
    width: 'minmax(0, 1.6fr)',
    cell: ({ attributes: { dates } }) => (
      <>
        <Text>{formatDays(dates)}</Text>
        {dates[0] && (
          <Text size="sm" c="dimmed">
            {formatHours(dates[0])}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'students',
    header: 'Students',
    cell: ({ attributes: a }) => seats(a.numberOfRegistrants, a.capacity),
  },
  {
    id: 'status',
    header: 'Results',
    cell: ({ attributes }) => <ResultStatusBadge status={resultStatus(attributes)} />,
  },
]

const actions = ({ id }: OccurrenceResource): Action[] => [
  { label: 'Open roster', icon: <IconUsers size={18} aria-hidden />, to: paths.roster(id) },
]

/** An instructor's classes: upcoming, to be graded, completed. */
export function MyClassesPage() {
  const list = useListState(CLASS_TYPES)
  const query = useQuery(classesQuery(useUserId(), list))
  return (
    <Page section="My Classes">
      <TypeTabs label="Which classes" labels={LABELS} value={list.type} onChange={list.setType} />
      <DataTable
        label="classes"
        singular="class"
        query={query}
        rows={query.data?.data}
        columns={columns}
        rowId={(row) => row.id}
        rowName={(row) => `${row.attributes.name}, ${formatDays(row.attributes.dates)}`}
        actions={actions}
        paging={{ list, meta: query.data?.meta }}
        empty={<Notice title={EMPTY[list.type].title}>{EMPTY[list.type].text}</Notice>}
      />
    </Page>
  )
}

export { MyClassesPage as Component }
