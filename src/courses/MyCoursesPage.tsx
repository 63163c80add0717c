import { Badge, Group, Text } from '@mantine/core'
import { IconArchive, IconCopy, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { CourseListResource } from '../api/generated/training.types.ts'
import { formatPrice } from '../lib/money.ts'
import { plural } from '../lib/plural.ts'
import { useUserId } from '../session/useUserId.ts'
import type { Column } from '../ui/data-table/columns.ts'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import type { Action } from '../ui/data-table/RowMenu.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { TypeTabs } from '../ui/TypeTabs.tsx'
import { useListState } from '../ui/useListState.ts'
import { copyRow, isCopyRow } from './copy-row.ts'
import { COURSE_TYPES, type CourseType, coursesQuery } from './courses-query.ts'
import { useCourseActions, usePendingCourses } from './useCourseActions.tsx'

type Course = CourseListResource

const LABELS: Record<CourseType, string> = { ACTIVE: 'Active', ARCHIVED: 'Archived' }
const EMPTY: Record<CourseType, { title: string; text: string }> = {
  ACTIVE: { title: 'No courses yet', text: 'A course says what you teach. Its dates are your classes.' },
  ARCHIVED: { title: 'No archived courses', text: 'Courses that you archive appear here.' },
}

const columns: Column<Course>[] = [
  {
    id: 'name',
    header: 'Course',
    width: 'minmax(0, 2.2fr)',
    sortBy: ({ attributes }) => attributes.name,
    cell: ({ attributes: { name, abbreviation } }) => (
      <Group gap="xs">
        <Text fw={600}>{name}</Text>
        <Badge variant="light" color="gray" tt="none">
          {abbreviation}
        </Badge>
      </Group>
    ),
  },
  {
    id: 'venue',
    header: 'Where',
    width: 'minmax(0, 1.4fr)',
    sortBy: ({ attributes }) => attributes.venue,
    cell: ({ attributes: { venue, city, state } }) => (
      <>
        <Text>{venue}</Text>
        <Text size="sm" c="dimmed">
          {city}, {state}
        </Text>
      </>
    ),
  },
  {
    id: 'price',
    header: 'Price',
    width: '7rem',
    sortBy: ({ attributes }) => attributes.price,
    cell: ({ attributes }) => formatPrice(attributes.price),
  },
  {
    id: 'classes',
    header: 'Classes',
    sortBy: ({ attributes }) => attributes.futureOccurrencesCount,
    cell: ({ attributes: { futureOccurrencesCount: future, pastOccurrencesCount: past } }) =>
      future + past ? `${future} upcoming, ${past} past` : 'None yet',
  },
]

const text = ({ attributes: { name, venue, city, state, abbreviation } }: Course) =>
  [name, venue, city, state, abbreviation].join(' ')

/** An instructor's courses, active or archived. */
export function MyCoursesPage() {
  const list = useListState(COURSE_TYPES)
  const query = useQuery(coursesQuery(useUserId(), list.type))
  const { copy, archive, remove } = useCourseActions()
  const { labelOf, copied } = usePendingCourses()

  const courses = query.data?.data
  const copies = list.type === 'ACTIVE' ? copied.flatMap((id) => copyRow(courses, id)) : []
  const actions = (course: Course): Action[] => [
    { label: 'Copy', icon: <IconCopy size={18} aria-hidden />, onSelect: () => copy(course) },
    {
      label: 'Archive',
      icon: <IconArchive size={18} aria-hidden />,
      disabledReason: course.attributes.canArchive ? undefined : 'It is archived already.',
      onSelect: () => void archive(course),
    },
    {
      label: 'Delete',
      icon: <IconTrash size={18} aria-hidden />,
      isDanger: true,
      disabledReason: course.attributes.canDelete ? undefined : 'It has had classes. Archive it instead.',
      onSelect: () => void remove(course),
    },
  ]

  return (
    <Page
      section="My Courses"
      subtitle={courses && plural(courses.length, `${LABELS[list.type].toLowerCase()} course`)}
    >
      <TypeTabs label="Which courses" labels={LABELS} value={list.type} onChange={list.setType} />
      <DataTable
        label="courses"
        singular="course"
        query={query}
        rows={courses && [...copies, ...courses]}
        columns={columns}
        rowId={(row) => row.id}
        rowName={(row) => row.attributes.name}
        actions={actions}
        pending={(row) => (isCopyRow(row) ? 'Copying…' : labelOf(row))}
        filterText={text}
        empty={<Notice title={EMPTY[list.type].title}>{EMPTY[list.type].text}</Notice>}
      />
    </Page>
  )
}

export { MyCoursesPage as Component }
