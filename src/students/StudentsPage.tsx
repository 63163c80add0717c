import { Anchor } from '@mantine/core'
import { IconArchive, IconNote, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { StudentResource } from '../api/generated/training.types.ts'
import { plural } from '../lib/plural.ts'
import { useUserId } from '../session/useUserId.ts'
import type { Column } from '../ui/data-table/columns.ts'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import type { Action } from '../ui/data-table/RowMenu.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { lazily } from '../ui/lazily.tsx'
import { useListState } from '../ui/useListState.ts'
import { useOnce } from '../ui/useOnce.ts'
import { studentsQuery } from './students-query.ts'
import { useArchiveStudents } from './useArchiveStudents.tsx'
import { useStudentDrawer } from './useStudentDrawer.ts'

const StudentDrawer = lazily(async () => (await import('./StudentDrawer.tsx')).StudentDrawer)

const nameOf = ({ attributes: { firstName, lastName } }: StudentResource) => `${firstName} ${lastName}`

const columnsOf = (open: (id: string) => void): Column<StudentResource>[] => [
  {
    id: 'name',
    header: 'Name',
    width: 'minmax(0, 1.4fr)',
    cell: (student) => (
      <Anchor component="button" type="button" fw={600} ta="start" onClick={() => open(student.id)}>
        <bdi>{nameOf(student)}</bdi>
      </Anchor>
    ),
  },
  {
    id: 'email',
    header: 'Email',
    width: 'minmax(0, 1.6fr)',
    cell: ({ attributes: { email } }) => <Anchor href={`mailto:${email}`}>{email}</Anchor>,
  },
  {
    id: 'phone',
    header: 'Phone',
    cell: ({ attributes: { phone } }) => (phone ? <Anchor href={`tel:${phone}`}>{phone}</Anchor> : '–'),
  },
  {
    id: 'lastCourse',
    header: 'Last course',
    width: 'minmax(0, 1.4fr)',
    cell: ({ attributes }) => attributes.lastCourseName ?? '–',
  },
]

/** An instructor's students, a page at a time. */
export function StudentsPage() {
  const list = useListState()
  const query = useQuery(studentsQuery(useUserId(), list))
  const drawer = useStudentDrawer()
  const { archive, isPending } = useArchiveStudents()
  const actions = (student: StudentResource): Action[] => [
    {
      label: 'Edit',
      icon: <IconPencil size={18} aria-hidden />,
      onSelect: () => drawer.open(student.id, 'EDIT'),
    },
    {
      label: 'Add a note',
      icon: <IconNote size={18} aria-hidden />,
      onSelect: () => drawer.open(student.id, 'NOTE'),
    },
    { label: 'Archive', icon: <IconArchive size={18} aria-hidden />, onSelect: () => void archive(student) },
  ]
  const total = query.data?.meta.total
  return (
    <Page section="Students" subtitle={total !== undefined && plural(total, 'student')}>
      <DataTable
        label="students"
        singular="student"
        query={query}
        rows={query.data?.data}
        columns={columnsOf(drawer.open)}
        rowId={(row) => row.id}
        rowName={nameOf}
        actions={actions}
        pending={(row) => (isPending(row) ? 'Archiving…' : undefined)}
        paging={{ list, meta: query.data?.meta }}
        empty={<Notice title="No students yet">They appear here once they are on a roster of yours.</Notice>}
      />
      {useOnce(drawer.studentId !== undefined) && <StudentDrawer {...drawer} />}
    </Page>
  )
}

export { StudentsPage as Component }
