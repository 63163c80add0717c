import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { useGetOccurrence, useListRegistrants } from '../api/generated/training.hooks.ts'
import type { OccurrenceResource, RegistrantResource } from '../api/generated/training.types.ts'
import { FailureNotice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { lazily } from '../ui/lazily.tsx'
import { TypeTabs } from '../ui/TypeTabs.tsx'
import { useLast } from '../ui/useLast.ts'
import { useListState } from '../ui/useListState.ts'
import { ClassFacts } from './ClassFacts.tsx'
import { RosterActions } from './RosterActions.tsx'
import { RosterTable } from './RosterTable.tsx'
import { RosterTools } from './RosterTools.tsx'
import { ROSTER_TYPES, type RosterPanel, type RosterType, useRosterPanel } from './useRosterPanel.ts'
import { useRosterTool } from './useRosterTool.ts'

const AddStudent = lazily(async () => (await import('./AddStudent.tsx')).AddStudent)
const RegistrantDrawer = lazily(async () => (await import('./RegistrantDrawer.tsx')).RegistrantDrawer)
const UploadRoster = lazily(async () => (await import('./upload/UploadRoster.tsx')).UploadRoster)
const SignInSheet = lazily(async () => (await import('./export/SignInSheet.tsx')).SignInSheet)

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
  if (!occurrence.data) return <PageSkeleton />
  return <Roster key={id} occurrence={occurrence.data.data} />
}

function Roster({ occurrence }: { occurrence: OccurrenceResource }) {
  const { type, setType } = useListState(ROSTER_TYPES)
  const panel = useRosterPanel()
  const { tool, open, close } = useRosterTool()
  const current = useListRegistrants({ id: occurrence.id })
  const query = useListRegistrants({ id: occurrence.id, ...(type === 'REMOVED' && { filter: 'deleted' }) })
  const shown = useShown(panel, query.data?.data)
  const { canHaveRegistrants, resultsSubmittedAt, name } = occurrence.attributes
  const canAdd = canHaveRegistrants && !resultsSubmittedAt
  const isAdding = canAdd && panel.isAdding
  if (tool === 'print') return <SignInSheet occurrence={occurrence} onClose={close} />
  return (
    <Page
      section="Roster"
      heading={name}
      subtitle={<ClassFacts occurrence={occurrence} />}
      actions={
        <>
          <RosterTools
            occurrence={occurrence}
            registrants={current.data?.data}
            canAdd={canAdd}
            onOpen={open}
          />
          <RosterActions occurrence={occurrence} onAdd={canAdd ? panel.add : undefined} />
        </>
      }
    >
      {canHaveRegistrants && (
        <TypeTabs label="Which students" labels={LABELS} value={type} onChange={setType} />
      )}
      <RosterTable key={type} type={type} occurrence={occurrence} query={query} onOpen={panel.open} />
      <AddStudent occurrence={occurrence} opened={isAdding} onClose={panel.close} />
      <UploadRoster occurrence={occurrence} opened={canAdd && tool === 'upload'} onClose={close} />
      {shown && (
        <RegistrantDrawer
          occurrence={occurrence}
          registrant={shown}
          step={panel.step}
          onStep={(step) => panel.open(shown.id, step)}
          opened={panel.openedId !== undefined}
          onClose={panel.close}
        />
      )}
    </Page>
  )
}

/**
 * The registrant whose drawer is open, or was. Who leaves the roster meanwhile stays in the drawer, where the server will
 * say so; a link to somebody who is not there opens none.
 */
function useShown({ openedId, close }: RosterPanel, registrants: readonly RegistrantResource[] | undefined) {
  const listed = registrants?.find(({ id }) => id === openedId)
  const shown = useLast(listed)
  const isUnknown = registrants !== undefined && openedId !== undefined && shown?.id !== openedId
  useEffect(() => {
    if (isUnknown) close()
  })
  return isUnknown ? undefined : shown
}

export { RosterPage as Component }
