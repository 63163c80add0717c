import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { useGetOccurrence, useListRegistrants } from '../../api/generated/training.hooks.ts'
import type { OccurrenceResource, RegistrantResource } from '../../api/generated/training.types.ts'
import { paths } from '../../paths.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Venue } from '../../ui/links/Venue.tsx'
import { Page } from '../../ui/Page.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { TypeTabs } from '../../ui/tabs/TypeTabs.tsx'
import { useLast } from '../../ui/useLast.ts'
import { useListState } from '../../ui/useListState.ts'
import { useNow } from '../../ui/useNow.ts'
import { AttendanceCount } from './attendance/AttendanceCount.tsx'
import { attendanceDay } from './attendance/attendance-day.ts'
import { ClassFacts } from './ClassFacts.tsx'
import { RosterTable } from './RosterTable.tsx'
import { RosterToolbar } from './RosterToolbar.tsx'
import { ROSTER_TYPES, type RosterPanel, type RosterType, useRosterPanel } from './useRosterPanel.ts'
import { useRosterTool } from './useRosterTool.ts'

const AddStudent = lazily(async () => (await import('./AddStudent.tsx')).AddStudent)
const RegistrantDrawer = lazily(async () => (await import('./drawer/RegistrantDrawer.tsx')).RegistrantDrawer)
const UploadRoster = lazily(async () => (await import('./upload/UploadRoster.tsx')).UploadRoster)
const Poster = lazily(async () => (await import('./share/Poster.tsx')).Poster)
const SignInSheet = lazily(async () => (await import('./export/SignInSheet.tsx')).SignInSheet)

const LABELS: Record<RosterType, string> = { CURRENT: 'On the roster', REMOVED: 'Removed' }

/** The roster of one class. */
export function RosterPage() {
  const { id = '' } = useParams()
  const occurrence = useGetOccurrence({ id })
  const roster = useListRegistrants({ id })
  return (
    <Loaded isPage queries={{ occurrence }} also={[roster]} what="this roster">
      {({ occurrence: { data } }) => <Roster key={id} occurrence={data} />}
    </Loaded>
  )
}

function Roster({ occurrence }: { occurrence: OccurrenceResource }) {
  const { type, setType } = useListState(ROSTER_TYPES)
  const panel = useRosterPanel()
  const { tool, open, close } = useRosterTool()
  const current = useListRegistrants({ id: occurrence.id })
  const query = useListRegistrants({ id: occurrence.id, ...(type === 'REMOVED' && { filter: 'deleted' }) })
  const shown = useShown(panel, query.data?.data)
  const { canHaveRegistrants, entityId, entityType, resultsSubmittedAt, name } = occurrence.attributes
  const canAdd = canHaveRegistrants && !resultsSubmittedAt
  const now = useNow()
  const day = type === 'CURRENT' ? attendanceDay(occurrence.attributes, now) : undefined
  const isAdding = canAdd && panel.isAdding
  if (tool === 'print') return <SignInSheet occurrence={occurrence} onClose={close} />
  if (tool === 'poster') return <Poster occurrence={occurrence} onClose={close} />
  return (
    <Page
      heading={name}
      above={{ to: paths.myClasses(), label: 'My Classes' }}
      subtitle={
        <>
          <ClassFacts occurrence={occurrence} />
          {entityType === 'courses' && <Venue courseId={entityId} />}
        </>
      }
      actions={
        <RosterToolbar
          occurrence={occurrence}
          registrants={current.data?.data}
          onAdd={canAdd ? panel.add : undefined}
          onOpen={open}
        />
      }
    >
      {canHaveRegistrants && (
        <TypeTabs label="Which students" labels={LABELS} value={type} onChange={setType} />
      )}
      {day !== undefined && !!current.data?.data.length && (
        <AttendanceCount occurrence={occurrence} date={day} registrants={current.data.data} />
      )}
      <RosterTable
        key={type}
        type={type}
        occurrence={occurrence}
        query={query}
        attendanceDay={day}
        onOpen={panel.open}
        onRoster={current.data?.data ?? NOBODY}
        canAdd={canAdd}
      />
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

const NOBODY: readonly RegistrantResource[] = []

/**
 * The registrant whose drawer is open or closing. If the registrant is removed elsewhere, the drawer stays open so that
 * nothing typed is lost, and the server refuses the change. A link to an unknown registrant opens nothing.
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
