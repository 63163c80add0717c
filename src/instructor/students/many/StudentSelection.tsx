import { Button, Text } from '@mantine/core'
import type { StudentResource } from '../../../api/generated/training.types.ts'
import { SelectionBar } from '../../../ui/selection/SelectionBar.tsx'
import { useSelection } from '../../../ui/selection/useSelection.ts'
import type { ManyTool } from '../student-panel.ts'

type StudentSelectionProps = {
  shown: () => readonly StudentResource[]
  onOpen: (tool: ManyTool, students: readonly StudentResource[]) => void
}

/** Students. Each takes a call, so more would take minutes. */
const MOST = 500

const ACTION = { size: 'sm', variant: 'default', px: { base: 4, sm: 'xs' }, h: 'var(--app-target)' }

/** What can be done with the selected students. */
export function StudentSelection({ shown, onOpen }: StudentSelectionProps) {
  const { chosen } = useSelection<StudentResource>()
  const open = (tool: ManyTool) => () => onOpen(tool, [...chosen.values()])
  const isTooMany = chosen.size > MOST
  return (
    <SelectionBar singular="student" label="students" shown={shown}>
      <Button {...ACTION} onClick={open('email')}>
        Email
      </Button>
      {isTooMany ? (
        <Text size="sm">The rest is for at most {MOST} students at a time.</Text>
      ) : (
        <>
          <Button {...ACTION} onClick={open('add-many')}>
            Add to a class
          </Button>
          <Button {...ACTION} onClick={open('archive')}>
            Archive
          </Button>
        </>
      )}
    </SelectionBar>
  )
}
