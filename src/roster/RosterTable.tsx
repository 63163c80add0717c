import { IconCalendarRepeat, IconPencil, IconUserMinus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type {
  OccurrenceResource,
  RegistrantListDocument,
  RegistrantResource,
} from '../api/generated/training.types.ts'
import { fullName } from '../lib/person.ts'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import type { Action } from '../ui/data-table/RowMenu.tsx'
import { Notice } from '../ui/Notice.tsx'
import { NoRoster } from './NoRoster.tsx'
import { lockReason } from './registrant.ts'
import { rosterColumns } from './roster-columns.tsx'
import { useRemoveRegistrant } from './useRemoveRegistrant.tsx'
import type { RosterType, Step } from './useRosterPanel.ts'

type RosterTableProps = {
  type: RosterType
  occurrence: OccurrenceResource
  query: UseQueryResult<RegistrantListDocument>
  takesAttendance: boolean
  onOpen: (id: string, step: Step) => void
}

const EMPTY: Record<RosterType, { title: string; text: string }> = {
  CURRENT: {
    title: 'Nobody is on the roster yet',
    text: 'Students appear here when they register or when you add them.',
  },
  REMOVED: { title: 'No removed students', text: 'Students you remove from the roster appear here.' },
}

const text = (registrant: RegistrantResource) =>
  [fullName(registrant.attributes), registrant.attributes.email, registrant.attributes.phone].join(' ')

/** The students on a roster, or those removed from it. */
export function RosterTable({ type, occurrence, query, takesAttendance, onOpen }: RosterTableProps) {
  const { canHaveRegistrants, entityType, resultsSubmittedAt, willAssignPrerequisiteELearning } =
    occurrence.attributes
  const { remove, isPending } = useRemoveRegistrant()
  const isGraded = resultsSubmittedAt !== null
  const attendanceOf = takesAttendance ? occurrence.id : undefined
  const columns = useMemo(
    () => rosterColumns({ type, hasELearning: willAssignPrerequisiteELearning, isGraded, attendanceOf }),
    [type, willAssignPrerequisiteELearning, isGraded, attendanceOf],
  )
  const actions = (registrant: RegistrantResource): Action[] => {
    const disabledReason = lockReason(registrant.attributes)
    return [
      {
        label: 'Edit',
        icon: <IconPencil size={18} aria-hidden />,
        disabledReason,
        onSelect: () => onOpen(registrant.id, 'EDIT'),
      },
      {
        label: 'Reschedule',
        icon: <IconCalendarRepeat size={18} aria-hidden />,
        disabledReason:
          disabledReason ?? (entityType === 'events' ? 'An event has no other classes.' : undefined),
        onSelect: () => onOpen(registrant.id, 'RESCHEDULE'),
      },
      {
        label: 'Remove from roster',
        icon: <IconUserMinus size={18} aria-hidden />,
        isDanger: true,
        disabledReason,
        onSelect: () => void remove(registrant),
      },
    ]
  }
  const { title, text: hint } = EMPTY[type]
  return (
    <DataTable
      label="students"
      singular="student"
      query={query}
      rows={query.data?.data}
      columns={columns}
      rowId={(row) => row.id}
      rowName={({ attributes }) => fullName(attributes)}
      actions={actions}
      pending={(row) => (isPending(row) ? 'Removing…' : undefined)}
      filterText={text}
      empty={
        canHaveRegistrants ? <Notice title={title}>{hint}</Notice> : <NoRoster occurrence={occurrence} />
      }
    />
  )
}
