import { Button } from '@mantine/core'
import type { OccurrenceResource, RegistrantResource } from '../../../api/generated/training.types.ts'
import { announce } from '../../../ui/announce.ts'
import { SELECTION_ACTION } from '../../../ui/selection/selection-action.ts'
import { SelectionBar } from '../../../ui/selection/SelectionBar.tsx'
import { useSelection } from '../../../ui/selection/useSelection.ts'
import { plural } from '../../../lib/words.ts'
import { attendanceOf } from '../attendance/attendance.ts'
import type { ManyTool } from './ManyDialog.tsx'

type RosterSelectionProps = {
  occurrence: OccurrenceResource
  shown: () => readonly RegistrantResource[]
  /** The class day whose arrivals are taken, if any. */
  date: string | undefined
  onOpen: (tool: ManyTool) => void
}

/** What can be done with the selected students. */
export function RosterSelection({ occurrence, shown, date, onOpen }: RosterSelectionProps) {
  const { chosen, clear } = useSelection<RegistrantResource>()
  const { resultsSubmittedAt, entityType } = occurrence.attributes
  const canChange = !resultsSubmittedAt
  const action = { ...SELECTION_ACTION, disabled: !chosen.size }
  const markHere = () => {
    for (const id of chosen.keys()) if (date) attendanceOf(occurrence.id).add(date, id)
    announce(`${plural(chosen.size, 'student')} marked as here`)
    clear()
  }
  return (
    <SelectionBar singular="student" label="students" shown={shown}>
      {date !== undefined && (
        <Button {...action} aria-label="Mark here" onClick={markHere}>
          Here
        </Button>
      )}
      <Button {...action} onClick={() => onOpen('email')}>
        Email
      </Button>
      {canChange && entityType === 'courses' && (
        <Button {...action} onClick={() => onOpen('move')}>
          Move
        </Button>
      )}
      {canChange && (
        <Button {...action} onClick={() => onOpen('remove')}>
          Remove
        </Button>
      )}
    </SelectionBar>
  )
}
