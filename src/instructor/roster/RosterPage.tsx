import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useGetOccurrence, useListRegistrants } from '../../api/generated/training.hooks.ts'
import type { OccurrenceResource, RegistrantResource } from '../../api/generated/training.types.ts'
import { paths } from '../../paths.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Page } from '../../ui/Page.tsx'
import { laterOrToast } from '../../ui/laterOrToast.tsx'
import { SelectionContext, useNewSelection } from '../../ui/selection/useSelection.ts'
import { TypeTabs } from '../../ui/tabs/TypeTabs.tsx'
import { useLast } from '../../ui/useLast.ts'
import { useListState } from '../../ui/useListState.ts'
import { usePanel } from '../../ui/useUrlState.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { useNow } from '../../ui/useNow.ts'
import { AttendanceCount } from './attendance/AttendanceCount.tsx'
import css from './attendance/Attendance.module.css'
import { attendanceDay } from './attendance/attendance-day.ts'
import { RosterSelection } from './many/RosterSelection.tsx'
import { ClassFacts } from './ClassFacts.tsx'
import { NEW, PANEL, ROSTER_TYPES, type RosterType } from './roster-panel.ts'
import { useForgetGraded } from './results/graded.ts'
import { RosterTable } from './RosterTable.tsx'
import { RosterToolbar } from './RosterToolbar.tsx'

const AddStudent = laterOrToast(async () => (await import('./AddStudent.tsx')).AddStudent)
const RegistrantDrawer = laterOrToast(
  async () => (await import('./drawer/RegistrantDrawer.tsx')).RegistrantDrawer,
)
const UploadRoster = laterOrToast(async () => (await import('./upload/UploadRoster.tsx')).UploadRoster)
const ManyDialog = laterOrToast(async () => (await import('./many/ManyDialog.tsx')).ManyDialog)
const Poster = laterOrToast(async () => (await import('./share/Poster.tsx')).Poster)
const SignInSheet = laterOrToast(async () => (await import('./export/SignInSheet.tsx')).SignInSheet)

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
  const { panel, open, close } = usePanel(PANEL)
  const { registrant, step, tool } = panel
  const openedId = registrant === NEW ? undefined : registrant
  const current = useListRegistrants({ id: occurrence.id })
  const query = useListRegistrants({ id: occurrence.id, ...(type === 'REMOVED' && { filter: 'deleted' }) })
  const shown = useShown(openedId, query.data?.data, close)
  const { canHaveRegistrants, resultsSubmittedAt, name } = occurrence.attributes
  const canAdd = canHaveRegistrants && !resultsSubmittedAt
  useForgetGraded(occurrence)
  const now = useNow()
  const day = type === 'CURRENT' ? attendanceDay(occurrence.attributes, now) : undefined
  const isAdding = canAdd && registrant === NEW
  const isPhone = useIsPhone()
  const onRoster = current.data?.data ?? NOBODY
  const selection = useNewSelection(onRoster, 'deleteRegistrant', current.isSuccess)
  const isSelecting = type === 'CURRENT' && (!isPhone || selection.isSelecting)
  // As they were when the dialog opened: those who have moved are no longer selected. A reload forgets them.
  const [meant, setMeant] = useState(NOBODY)
  const isMany =
    tool === 'email' || tool === 'cancel' || ((tool === 'move' || tool === 'remove') && meant.length > 0)
  if (tool === 'print') return <SignInSheet occurrence={occurrence} onClose={close} />
  if (tool === 'poster') return <Poster occurrence={occurrence} onClose={close} />
  const toolbar = (
    <RosterToolbar
      occurrence={occurrence}
      registrants={current.data?.data}
      onAdd={canAdd ? () => open({ registrant: NEW }) : undefined}
      onOpen={(next) => {
        setMeant(NOBODY)
        open({ tool: next })
      }}
      selection={isPhone && type === 'CURRENT' ? selection : undefined}
    />
  )
  return (
    <Page
      isTight
      heading={name}
      above={{ to: paths.myClasses(), label: 'My Classes' }}
      subtitle={
        <ClassFacts occurrence={occurrence} registrants={current.data?.data}>
          {day !== undefined && isPhone && 'Who is here is kept on this device only.'}
        </ClassFacts>
      }
      actions={!isPhone && toolbar}
    >
      {isPhone && toolbar}
      {canHaveRegistrants && (
        <div data-tabs-line className={css['line']}>
          <TypeTabs label="Which students" labels={LABELS} value={type} onChange={setType} />
          {day !== undefined && !!current.data?.data.length && (
            <AttendanceCount occurrence={occurrence} date={day} registrants={current.data.data} />
          )}
        </div>
      )}
      <SelectionContext value={selection}>
        <RosterTable
          // The rows of a table keep their cells, so a table with other columns is another one.
          key={`${type} ${isSelecting}`}
          isSelecting={isSelecting}
          type={type}
          occurrence={occurrence}
          query={query}
          attendanceDay={isPhone && isSelecting ? undefined : day}
          onOpen={(id, next) => open({ registrant: id, step: next })}
          onRoster={onRoster}
          canAdd={canAdd}
        />
        {isSelecting && onRoster.length > 0 && (
          <RosterSelection
            occurrence={occurrence}
            shown={() => onRoster}
            date={day}
            onOpen={(next) => {
              setMeant([...selection.chosen.values()])
              open({ tool: next })
            }}
          />
        )}
      </SelectionContext>
      {current.data && (
        <ManyDialog
          tool={isMany ? tool : undefined}
          opened={isMany}
          occurrence={occurrence}
          chosen={meant}
          everyone={onRoster}
          date={day}
          onClose={close}
        />
      )}
      <AddStudent occurrence={occurrence} opened={isAdding} onClose={close} />
      <UploadRoster occurrence={occurrence} opened={canAdd && tool === 'upload'} onClose={close} />
      {shown && (
        <RegistrantDrawer
          occurrence={occurrence}
          registrant={shown}
          step={step}
          onStep={(next) => open({ registrant: shown.id, step: next })}
          opened={openedId !== undefined}
          onClose={close}
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
function useShown(
  openedId: string | undefined,
  registrants: readonly RegistrantResource[] | undefined,
  close: () => void,
) {
  const listed = registrants?.find(({ id }) => id === openedId)
  const shown = useLast(listed)
  const isUnknown = registrants !== undefined && openedId !== undefined && shown?.id !== openedId
  useEffect(() => {
    if (isUnknown) close()
  })
  return isUnknown ? undefined : shown
}

export { RosterPage as Component }
