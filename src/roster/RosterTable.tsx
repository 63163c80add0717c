import { Anchor, Badge, Text } from '@mantine/core'
import { IconPencil, IconUserMinus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { RegistrantListDocument, RegistrantResource } from '../api/generated/training.types.ts'
import { statusLabel } from '../api/registrant-status.ts'
import { formatMoment } from '../lib/venue-time.ts'
import type { Column } from '../ui/data-table/columns.ts'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import type { Action } from '../ui/data-table/RowMenu.tsx'
import { Notice } from '../ui/Notice.tsx'
import { lockReason, nameOf } from './registrant.ts'
import { useRemoveRegistrant } from './useRemoveRegistrant.tsx'
import type { RosterType } from './useRosterPanel.ts'

type RosterTableProps = {
  type: RosterType
  query: UseQueryResult<RegistrantListDocument>
  onEdit: (id: string) => void
}

const EMPTY: Record<RosterType, { title: string; text: string }> = {
  CURRENT: {
    title: 'Nobody is on the roster yet',
    text: 'Students appear here when they register or when you add them.',
  },
  REMOVED: { title: 'Nobody was removed', text: 'Students that you take off the roster are kept here.' },
}

const when: Record<RosterType, Column<RegistrantResource>> = {
  CURRENT: {
    id: 'registered',
    header: 'Registered',
    width: '8.5rem',
    sortBy: ({ attributes }) => attributes.createdAt,
    cell: ({ attributes }) => formatMoment(attributes.createdAt),
  },
  REMOVED: {
    id: 'removed',
    header: 'Removed',
    width: '8.5rem',
    sortBy: ({ attributes }) => attributes.removedAt,
    cell: ({ attributes }) => attributes.removedAt && formatMoment(attributes.removedAt),
  },
}

const columnsOf = (type: RosterType): Column<RegistrantResource>[] => [
  {
    id: 'name',
    header: 'Name',
    width: 'minmax(0, 1.3fr)',
    sortBy: ({ attributes: { firstName, lastName } }) => `${lastName} ${firstName}`,
    cell: (registrant) => (
      <Text fw={600}>
        <bdi>{nameOf(registrant)}</bdi>
      </Text>
    ),
  },
  {
    id: 'email',
    header: 'Email',
    width: 'minmax(0, 1.7fr)',
    sortBy: ({ attributes }) => attributes.email,
    cell: ({ attributes: { email } }) => <Anchor href={`mailto:${email}`}>{email}</Anchor>,
  },
  {
    id: 'phone',
    header: 'Phone',
    cell: ({ attributes: { phone } }) => (phone ? <Anchor href={`tel:${phone}`}>{phone}</Anchor> : '–'),
  },
  when[type],
  {
    id: 'status',
    header: 'Result',
    width: '8rem',
    sortBy: ({ attributes }) => attributes.status,
    cell: ({ attributes: { status } }) =>
      status ? (
        <Badge variant="light" color="pine" tt="none">
          {statusLabel(status)}
        </Badge>
      ) : (
        '–'
      ),
  },
]
const columns = { CURRENT: columnsOf('CURRENT'), REMOVED: columnsOf('REMOVED') }

const text = (registrant: RegistrantResource) =>
  [nameOf(registrant), registrant.attributes.email, registrant.attributes.phone].join(' ')

/** The students of a roster, or those who were removed from it. */
export function RosterTable({ type, query, onEdit }: RosterTableProps) {
  const { remove, isPending } = useRemoveRegistrant()
  const actions = (registrant: RegistrantResource): Action[] => {
    const disabledReason = lockReason(registrant.attributes)
    return [
      {
        label: 'Edit',
        icon: <IconPencil size={18} aria-hidden />,
        disabledReason,
        onSelect: () => onEdit(registrant.id),
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
  return (
    <DataTable
      label="students"
      singular="student"
      query={query}
      rows={query.data?.data}
      columns={columns[type]}
      rowId={(row) => row.id}
      rowName={nameOf}
      actions={actions}
      pending={(row) => (isPending(row) ? 'Removing…' : undefined)}
      filterText={text}
      empty={<Notice title={EMPTY[type].title}>{EMPTY[type].text}</Notice>}
    />
  )
}
