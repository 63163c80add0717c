import { Badge } from '@mantine/core'
import type { RegistrantResource } from '../api/generated/training.types.ts'
import { statusLabel } from '../api/result-status.ts'
import { formatMoment } from '../lib/venue-time.ts'
import { EmailLink, PhoneLink } from '../ui/ContactLinks.tsx'
import type { Column } from '../ui/data-table/columns.ts'
import { ELearning } from './ELearning.tsx'
import { RegistrantName } from './RegistrantName.tsx'
import type { RosterType } from './useRosterPanel.ts'

const when: Record<RosterType, Column<RegistrantResource>> = {
  CURRENT: {
    id: 'registered',
    header: 'Registered',
    width: '9.25rem',
    sortBy: ({ attributes }) => attributes.createdAt,
    cell: ({ attributes }) => formatMoment(attributes.createdAt),
  },
  REMOVED: {
    id: 'removed',
    header: 'Removed',
    width: '9.25rem',
    sortBy: ({ attributes }) => attributes.removedAt,
    cell: ({ attributes }) => attributes.removedAt && formatMoment(attributes.removedAt),
  },
}

/** Shown for a class with prerequisite lessons. */
const eLearning: Column<RegistrantResource> = {
  id: 'eLearning',
  header: 'E-learning',
  width: '8.5rem',
  sortBy: ({ attributes }) => Number(attributes.hasCompletedPrerequisiteELearning),
  cell: ({ attributes }) => <ELearning isCompleted={attributes.hasCompletedPrerequisiteELearning} />,
}

/**
 * The columns of the roster table.
 * @param hasELearning whether the class has prerequisite lessons
 */
export const rosterColumns = (type: RosterType, hasELearning: boolean): Column<RegistrantResource>[] => [
  {
    id: 'name',
    header: 'Name',
    width: 'minmax(0, 1.3fr)',
    sortBy: ({ attributes: { firstName, lastName } }) => `${lastName} ${firstName}`,
    cell: (registrant) => <RegistrantName registrant={registrant} />,
  },
  {
    id: 'email',
    header: 'Email',
    width: 'minmax(0, 1.7fr)',
    sortBy: ({ attributes }) => attributes.email,
    cell: ({ attributes: { email } }) => <EmailLink email={email} />,
  },
  {
    id: 'phone',
    header: 'Phone',
    cell: ({ attributes: { phone } }) => <PhoneLink phone={phone} />,
  },
  when[type],
  ...(hasELearning ? [eLearning] : []),
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
