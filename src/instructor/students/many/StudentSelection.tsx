import { Button, Text } from '@mantine/core'
import type { StudentResource } from '../../../api/generated/training.types.ts'
import { SELECTION_ACTION } from '../../../ui/selection/selection-action.ts'
import { SelectionBar } from '../../../ui/selection/SelectionBar.tsx'
import { useSelection } from '../../../ui/selection/useSelection.ts'
import type { ManyTool } from '../student-panel.ts'

type StudentSelectionProps = {
  shown: () => readonly StudentResource[]
  onOpen: (tool: ManyTool, students: readonly StudentResource[]) => void
}

/** Students. Each takes a call, so more would take minutes. */
const MOST = 500

/** What can be done with the selected students. */
export function StudentSelection({ shown, onOpen }: StudentSelectionProps) {
  const { chosen } = useSelection<StudentResource>()
  const open = (tool: ManyTool) => () => onOpen(tool, [...chosen.values()])
  const isTooMany = chosen.size > MOST
  return (
    <SelectionBar singular="student" label="students" shown={shown}>
      <Button {...SELECTION_ACTION} onClick={open('email')}>
        Email
      </Button>
      <Button {...SELECTION_ACTION} disabled={isTooMany} onClick={open('add')}>
        Add to a class
      </Button>
      <Button {...SELECTION_ACTION} disabled={isTooMany} onClick={open('archive')}>
        Archive
      </Button>
      {isTooMany && <Text size="sm">Add or archive at most {MOST} students at a time.</Text>}
    </SelectionBar>
  )
}
