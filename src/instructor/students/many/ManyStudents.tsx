import type { StudentResource } from '../../../api/generated/training.types.ts'
import { FormModal } from '../../../ui/FormModal.tsx'
import { useLast } from '../../../ui/useLast.ts'
import { MailPeople } from '../../shared/mail/MailStep.tsx'
import type { ManyTool } from '../student-panel.ts'
import { AddMany } from './AddMany.tsx'
import { ArchiveMany } from './ArchiveMany.tsx'

const TITLES: Record<ManyTool, string> = {
  archive: 'Archive students',
  email: 'Email students',
  add: 'Add to a class',
}

type ManyStudentsProps = {
  /** What it does, if it is open. */
  tool: ManyTool | undefined
  /** The selected students, as they were when the dialog opened: those who are archived leave the list. */
  students: readonly StudentResource[]
  opened: boolean
  onClose: () => void
}

/** The dialogs for many students at once. They keep what they show while they fade out. */
export function ManyStudents({ tool, students, opened, onClose }: ManyStudentsProps) {
  const shown = useLast(tool)
  return (
    <FormModal title={shown && TITLES[shown]} opened={opened} onClose={onClose}>
      {shown === 'archive' && <ArchiveMany students={students} onClose={onClose} />}
      {shown === 'email' && <MailPeople people={students} />}
      {shown === 'add' && <AddMany students={students} onClose={onClose} />}
    </FormModal>
  )
}
