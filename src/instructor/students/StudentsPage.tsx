import { IconArchive, IconCalendarPlus, IconNote, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { StudentResource } from '../../api/generated/training.types.ts'
import { fullName } from '../../domain/person.ts'
import { plural } from '../../lib/words.ts'
import { useUserId } from '../../session/useUserId.ts'
import type { Column } from '../../ui/data-table/columns.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { useSearched, useSearchText } from '../../ui/data-table/useSearched.ts'
import type { Action } from '../../ui/data-table/RowMenu.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { LOADING, Page } from '../../ui/Page.tsx'
import { laterOrToast } from '../../ui/laterOrToast.tsx'
import { selectable, SelectButton } from '../../ui/selection/selectable.tsx'
import { SelectionContext, useNewSelection } from '../../ui/selection/useSelection.ts'
import { TypeTabs } from '../../ui/tabs/TypeTabs.tsx'
import { useListState } from '../../ui/useListState.ts'
import { usePanel } from '../../ui/useUrlState.ts'
import { emailColumn, PHONE_COLUMN, sortName } from '../shared/people.tsx'
import { StudentSelection } from './many/StudentSelection.tsx'
import { samePersons } from './same-person.ts'
import { PANEL } from './student-panel.ts'
import { StudentName } from './StudentName.tsx'
import { searchedStudentsQuery, STUDENT_TYPES, studentsQuery, type StudentType } from './students-query.ts'
import { useArchiveStudents } from './useArchiveStudents.tsx'

const StudentDrawer = laterOrToast(async () => (await import('./StudentDrawer.tsx')).StudentDrawer)

const AddToClass = laterOrToast(async () => (await import('./add-to-class/AddToClass.tsx')).AddToClass)

const ManyStudents = laterOrToast(async () => (await import('./many/ManyStudents.tsx')).ManyStudents)

const LABELS: Record<StudentType, string> = { ALL: 'All', REMEDIAL: 'Remedial' }
const EMPTY: Record<StudentType, { title: string; text: string }> = {
  ALL: { title: 'No students yet', text: 'They appear here once they are on one of your rosters.' },
  REMEDIAL: {
    title: 'Nobody needs remedial training',
    text: 'Students whose last result is remedial appear here.',
  },
}

const columnsOf = (hints: ReadonlyMap<string, string>): Column<StudentResource>[] => [
  {
    id: 'name',
    header: 'Name',
    width: 'minmax(0, 1.4fr)',
    sortBy: sortName,
    cell: (student) => <StudentName student={student} hint={hints.get(student.id)} />,
  },
  emailColumn('minmax(0, 1.6fr)'),
  PHONE_COLUMN,
  {
    id: 'lastCourse',
    header: 'Last course',
    width: 'minmax(0, 1.4fr)',
    phone: 'line',
    sortBy: ({ attributes }) => attributes.lastCourseName,
    cell: ({ attributes }) => attributes.lastCourseName ?? '–',
  },
]

const NOBODY: readonly StudentResource[] = []

const nameOf = ({ attributes }: StudentResource) => fullName(attributes)

const textOf = (student: StudentResource) =>
  [
    fullName(student.attributes),
    student.attributes.email,
    student.attributes.phone,
    student.attributes.lastCourseName,
  ].join(' ')

/** The instructor's students: one page, or all of them that a search finds. */
export function StudentsPage() {
  const list = useListState(STUDENT_TYPES)
  const userId = useUserId()
  const text = useSearchText()
  const page = useQuery(studentsQuery(userId, list))
  const all = useQuery({ ...searchedStudentsQuery(userId, list.type), enabled: text.isSearching })
  const { query, rows, shown, pages, search } = useSearched(text, page, all, textOf)
  const { panel, open, close } = usePanel(PANEL)
  const { archive, isPending } = useArchiveStudents()
  const actions = (student: StudentResource): Action[] => [
    {
      label: 'Edit',
      letter: 'e',
      icon: <IconPencil size={18} aria-hidden />,
      onSelect: () => open({ student: student.id, mode: 'EDIT' }),
    },
    {
      label: 'Add to a class',
      icon: <IconCalendarPlus size={18} aria-hidden />,
      onSelect: () => open({ add: student.id }),
    },
    {
      label: 'Add a note',
      icon: <IconNote size={18} aria-hidden />,
      onSelect: () => open({ student: student.id, mode: 'NOTE' }),
    },
    { label: 'Archive', icon: <IconArchive size={18} aria-hidden />, onSelect: () => void archive(student) },
  ]
  const total = query.data?.meta.total
  const columns = useMemo(() => selectable(columnsOf(samePersons(rows ?? [])), nameOf), [rows])
  const selection = useNewSelection(rows ?? NOBODY, 'archiveStudent')
  // As they were when the dialog opened: those who are archived are no longer selected. A reload forgets them.
  const [meant, setMeant] = useState(NOBODY)
  const manyTool = meant.length ? panel.tool : undefined
  const empty = EMPTY[list.type]
  return (
    <Page subtitle={total === undefined ? LOADING : plural(total, 'student')}>
      <TypeTabs label="Which students" labels={LABELS} value={list.type} onChange={list.setType} />
      <SelectionContext value={selection}>
        <DataTable
          key={list.type}
          label="students"
          singular="student"
          query={query}
          rows={rows}
          columns={columns}
          rowId={(row) => row.id}
          rowName={nameOf}
          actions={actions}
          pending={(row) => (isPending(row) ? 'Archiving…' : undefined)}
          {...(pages && { paging: { list, ...pages } })}
          filterText={textOf}
          search={search}
          tools={<SelectButton />}
          empty={<Notice title={empty.title}>{empty.text}</Notice>}
        />
        <StudentSelection
          shown={shown}
          onOpen={(tool, students) => {
            setMeant(students)
            open({ tool })
          }}
        />
      </SelectionContext>
      <ManyStudents tool={manyTool} students={meant} opened={manyTool !== undefined} onClose={close} />
      <StudentDrawer
        studentId={panel.student}
        mode={panel.mode}
        tab={panel.tab}
        onTab={(tab) => open({ ...panel, tab }, { replace: true })}
        opened={panel.student !== undefined}
        onClose={close}
      />
      <AddToClass studentId={panel.add} opened={panel.add !== undefined} onClose={close} />
    </Page>
  )
}

export { StudentsPage as Component }
