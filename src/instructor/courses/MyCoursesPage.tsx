import { Button } from '@mantine/core'
import {
  IconArchive,
  IconCalendarEvent,
  IconCopy,
  IconExternalLink,
  IconLink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { CourseListResource } from '../../api/generated/training.types.ts'
import { allClassesQuery, COURSE_TYPES, type CourseType, ownCoursesQuery } from '../../api/queries.ts'
import { plural } from '../../lib/words.ts'
import { paths } from '../../paths.ts'
import { useUserId } from '../../session/useUserId.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import type { Action } from '../../ui/data-table/RowMenu.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { LOADING, Page } from '../../ui/Page.tsx'
import { TypeTabs } from '../../ui/tabs/TypeTabs.tsx'
import { useListState } from '../../ui/useListState.ts'
import { copyRow, isCopyRow } from './copy-row.ts'
import { columnsOf, nextClasses } from './course-columns.tsx'
import { publicPathOf, useCourseActions, usePendingCourses } from './useCourseActions.tsx'

type Course = CourseListResource

const LABELS: Record<CourseType, string> = { ACTIVE: 'Active', ARCHIVED: 'Archived' }
const EMPTY: Record<CourseType, { title: string; text: string }> = {
  ACTIVE: { title: 'No courses yet', text: 'A course describes what you teach. Its dates are your classes.' },
  ARCHIVED: { title: 'No archived courses', text: 'Courses that you archive appear here.' },
}

const text = ({ attributes: { name, venue, city, state, abbreviation } }: Course) =>
  [name, venue, city, state, abbreviation].join(' ')

/** The page with the instructor's courses, active or archived. */
export function MyCoursesPage() {
  const navigate = useNavigate()
  const list = useListState(COURSE_TYPES)
  const userId = useUserId()
  const query = useQuery({
    ...ownCoursesQuery(userId, list.type),
    placeholderData: keepPreviousData,
  })
  const { share, copy, archive, remove } = useCourseActions()
  const { labelOf, copied } = usePendingCourses()

  const classes = useQuery(allClassesQuery(userId, 'future'))
  const columns = useMemo(() => {
    // If the classes cannot be loaded, the list still says how many each course has.
    const ahead = classes.data?.data ?? (classes.isError ? [] : undefined)
    return columnsOf(query.data, ahead && nextClasses(ahead))
  }, [query.data, classes.data, classes.isError])
  const courses = query.data?.data
  const copies = list.type === 'ACTIVE' ? copied.flatMap((id) => copyRow(courses, id)) : []
  const actions = (course: Course): Action[] => [
    {
      label: 'Manage',
      icon: <IconCalendarEvent size={18} aria-hidden />,
      to: paths.manageCourse(course.id),
    },
    {
      label: 'Edit',
      letter: 'e',
      icon: <IconPencil size={18} aria-hidden />,
      disabledReason: course.attributes.isArchived ? 'An archived course cannot be edited.' : undefined,
      onSelect: () => void navigate(paths.editCourse(course.id)),
    },
    {
      label: 'Public page',
      icon: <IconExternalLink size={18} aria-hidden />,
      disabledReason: course.attributes.isArchived ? 'An archived course has no public page.' : undefined,
      to: publicPathOf(course.id, course.attributes.name),
    },
    {
      label: 'Share link',
      icon: <IconLink size={18} aria-hidden />,
      disabledReason: course.attributes.isArchived ? 'An archived course has no public page.' : undefined,
      onSelect: () => void share(course),
    },
    { label: 'Copy', icon: <IconCopy size={18} aria-hidden />, onSelect: () => copy(course) },
    {
      label: 'Archive',
      icon: <IconArchive size={18} aria-hidden />,
      disabledReason: course.attributes.canArchive ? undefined : 'Already archived.',
      onSelect: () => void archive(course),
    },
    {
      label: 'Delete',
      icon: <IconTrash size={18} aria-hidden />,
      isDanger: true,
      disabledReason: course.attributes.canDelete
        ? undefined
        : 'It has past or upcoming classes. Archive it instead.',
      onSelect: () => void remove(course),
    },
  ]

  return (
    <Page
      subtitle={courses ? plural(courses.length, 'course') : LOADING}
      actions={
        <Button component={Link} to={paths.createCourse()}>
          Create course
        </Button>
      }
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
