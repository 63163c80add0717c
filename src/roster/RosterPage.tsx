import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useParams } from 'react-router-dom'
import { useGetOccurrence, useListRegistrants } from '../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../api/generated/training.types.ts'
import { FailureNotice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { lazily } from '../ui/lazily.tsx'
import { TypeTabs } from '../ui/TypeTabs.tsx'
import { useListState } from '../ui/useListState.ts'
import { ClassFacts } from './ClassFacts.tsx'
import { RosterTable } from './RosterTable.tsx'
import { ROSTER_TYPES, type RosterType, useRosterPanel } from './useRosterPanel.ts'

const AddStudent = lazily(async () => (await import('./AddStudent.tsx')).AddStudent)
const EditRegistrant = lazily(async () => (await import('./EditRegistrant.tsx')).EditRegistrant)

const LABELS: Record<RosterType, string> = { CURRENT: 'On the roster', REMOVED: 'Removed' }

/** The roster of one class. */
export function RosterPage() {
  const { id = '' } = useParams()
  const occurrence = useGetOccurrence({ id })
  const roster = useListRegistrants({ id })
  // A class that cannot be seen, or a roster that is somebody else's, is said once and in the place of the page.
  const failed = [occurrence, roster].find((query) => query.error && !query.data)
  if (failed?.error)
    return (
      <Page section="Roster">
        <FailureNotice what="this roster" error={failed.error} onRetry={() => void failed.refetch()} />
      </Page>
    )
  if (!occurrence.data) return <Spinner />
  return <Roster key={id} occurrence={occurrence.data.data} />
}

function Roster({ occurrence }: { occurrence: OccurrenceResource }) {
  const { type, setType } = useListState(ROSTER_TYPES)
  const panel = useRosterPanel()
  const query = useListRegistrants({ id: occurrence.id, ...(type === 'REMOVED' && { filter: 'deleted' }) })
  const edited = query.data?.data.find((registrant) => registrant.id === panel.editedId)
  const { canHaveRegistrants, resultsSubmittedAt, name } = occurrence.attributes
  const canAdd = canHaveRegistrants && !resultsSubmittedAt
  return (
    <Page
      section="Roster"
      heading={name}
      subtitle={<ClassFacts occurrence={occurrence} />}
      actions={
        canAdd && (
          <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={panel.add}>
            Add student
          </Button>
        )
      }
    >
      <TypeTabs label="Which students" labels={LABELS} value={type} onChange={setType} />
      <RosterTable key={type} type={type} query={query} onEdit={panel.edit} />
      {canAdd && panel.isAdding && <AddStudent occurrence={occurrence} opened onClose={panel.close} />}
      {edited && <EditRegistrant key={edited.id} registrant={edited} opened onClose={panel.close} />}
    </Page>
  )
}

export { RosterPage as Component }
