import { IconCalendarRepeat, IconPencil, IconUserMinus, IconUserPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type {
  OccurrenceResource,
  RegistrantListDocument,
  RegistrantResource,
} from '../../api/generated/training.types.ts'
import { fullName } from '../../domain/person.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import type { Action } from '../../ui/data-table/RowMenu.tsx'
import { selectable } from '../../ui/selection/selectable.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { NoRoster } from './NoRoster.tsx'
import { FEW, lockReason } from './registrant.ts'
import { rosterColumns } from './roster-columns.tsx'
import { useAddAgain } from './useAddAgain.ts'
import { useRemoveRegistrant } from './useRemoveRegistrant.tsx'
import type { RosterType, Step } from './roster-panel.ts'

type RosterTableProps = {
  type: RosterType
  occurrence: OccurrenceResource
  query: UseQueryResult<RegistrantListDocument>
  /** The class day, if the roster takes attendance now. */
  attendanceDay: string | undefined
  /** The students on the roster, whichever list is shown. */
  onRoster: readonly RegistrantResource[]
  /** Whether students can still be added. */
  canAdd: boolean
  onOpen: (id: string, step: Step) => void
  /** Whether the rows have checkboxes. */
  isSelecting: boolean
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
export function RosterTable(props: RosterTableProps) {
  const { type, occurrence, query, attendanceDay, onRoster, canAdd, onOpen, isSelecting } = props
  const { canHaveRegistrants, entityType, resultsSubmittedAt, willAssignPrerequisiteELearning } =
    occurrence.attributes
  const { numberOfRegistrants } = occurrence.attributes
  const { remove, isPending } = useRemoveRegistrant()
  const again = useAddAgain(occurrence, onRoster)
  const isGraded = resultsSubmittedAt !== null
  const columns = useMemo(() => {
    const all = rosterColumns({
      type,
      hasELearning: willAssignPrerequisiteELearning,
      isGraded,
      rollCall:
        attendanceDay === undefined ? undefined : { occurrenceId: occurrence.id, date: attendanceDay },
    })
    return isSelecting ? selectable(all, ({ attributes }) => fullName(attributes)) : all
  }, [type, willAssignPrerequisiteELearning, isGraded, occurrence.id, attendanceDay, isSelecting])
  const actions = (registrant: RegistrantResource): Action[] => {
    if (type === 'REMOVED')
      return [
        {
          label: again.label,
          icon: <IconUserPlus size={18} aria-hidden />,
          disabledReason: canAdd ? again.disabledReason(registrant) : 'The roster is locked.',
          onSelect: () => void again.add(registrant),
        },
      ]
    const disabledReason = lockReason(registrant.attributes)
    return [
      {
        label: 'Edit',
        letter: 'e',
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
  const isPhone = useIsPhone()
  // At the range, one finds a student of a small class sooner by looking.
  const isShort = isPhone && attendanceDay !== undefined && numberOfRegistrants < FEW
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
      pending={(row) => (isPending(row) ? 'Removing…' : again.isPending(row) ? 'Adding…' : undefined)}
      {...(!isShort && { filterText: text })}
      empty={
        canHaveRegistrants ? <Notice title={title}>{hint}</Notice> : <NoRoster occurrence={occurrence} />
      }
    />
  )
}
