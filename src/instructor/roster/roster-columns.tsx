import type { RegistrantResource } from '../../api/generated/training.types.ts'
import { formatMoment } from '../../lib/venue-time.ts'
import { emailColumn, PHONE_COLUMN, sortName } from '../shared/people.tsx'
import { ResultBadge } from '../shared/ResultBadge.tsx'
import type { Column } from '../../ui/data-table/columns.ts'
import type { PhonePlace } from '../../ui/data-table/features.ts'
import { HereToggle, type RollCall } from './attendance/HereToggle.tsx'
import { ELearning } from './ELearning.tsx'
import { RegistrantName } from './RegistrantName.tsx'
import type { RosterType } from './roster-panel.ts'

const when: Record<RosterType, Column<RegistrantResource>> = {
  CURRENT: {
    id: 'registered',
    header: 'Registered',
    width: '9.25rem',
    phone: 'hidden',
    sortBy: ({ attributes }) => attributes.createdAt,
    cell: ({ attributes }) => formatMoment(attributes.createdAt),
  },
  REMOVED: {
    id: 'removed',
    header: 'Removed',
    width: '9.25rem',
    phone: 'line',
    sortBy: ({ attributes }) => attributes.removedAt,
    cell: ({ attributes }) => attributes.removedAt && formatMoment(attributes.removedAt),
  },
}

/** Shown for a class with prerequisite lessons. */
const eLearning = (phone: PhonePlace): Column<RegistrantResource> => ({
  id: 'eLearning',
  header: 'E-learning',
  width: '8.5rem',
  phone,
  sortBy: ({ attributes }) => Number(attributes.hasCompletedPrerequisiteELearning),
  cell: ({ attributes }) => <ELearning isCompleted={attributes.hasCompletedPrerequisiteELearning} />,
})

const here = (rollCall: RollCall): Column<RegistrantResource> => ({
  id: 'here',
  header: 'Here',
  width: '7.75rem',
  phone: 'aside',
  cell: (registrant) => <HereToggle {...rollCall} registrant={registrant} />,
})

type Shown = {
  type: RosterType
  /** Whether the class has prerequisite lessons. */
  hasELearning: boolean
  isGraded: boolean
  /** If the roster takes attendance now. */
  rollCall: RollCall | undefined
}

/**
 * The columns of the roster table. On a phone, a row has two lines and shows what matters most at the time: who has not
 * done the lessons, arrivals on the days of the class, and results after it. The drawer has everything else.
 */
export function rosterColumns(shown: Shown): Column<RegistrantResource>[] {
  const { type, hasELearning, isGraded, rollCall } = shown
  return [
    {
      id: 'name',
      header: 'Name',
      width: 'minmax(0, 1.3fr)',
      sortBy: sortName,
      cell: (registrant) => (
        <RegistrantName registrant={registrant} hasNotes={type === 'CURRENT' && !isGraded} />
      ),
    },
    ...(rollCall ? [here(rollCall)] : []),
    emailColumn('minmax(0, 1.7fr)'),
    { ...PHONE_COLUMN, width: '10.25rem' },
    // On the days of the class, the arrivals replace this column.
    ...(rollCall ? [] : [when[type]]),
    ...(hasELearning ? [eLearning(isGraded ? 'hidden' : 'line')] : []),
    {
      id: 'status',
      header: 'Result',
      width: '8rem',
      phone: isGraded ? 'line' : 'hidden',
      sortBy: ({ attributes }) => attributes.status,
      cell: ({ attributes: { status } }) => (status ? <ResultBadge status={status} /> : '–'),
    },
  ]
}
