import { Badge } from '@mantine/core'
import type { StudentResource } from '../../api/generated/training.types.ts'
import { PANEL } from './student-panel.ts'
import { EmailText } from '../../ui/links/ContactLinks.tsx'
import { Hint } from '../../ui/looks.ts'
import { usePanel } from '../../ui/useUrlState.ts'
import { PersonButton } from '../shared/people.tsx'

type StudentNameProps = {
  student: StudentResource
  /** Why this may be the same person as another student. */
  hint: string | undefined
}

/** The name of a student, which opens the drawer. A phone has no column for the email, which tells two of one name apart. */
export function StudentName({ student, hint }: StudentNameProps) {
  const { open } = usePanel(PANEL)
  return (
    <>
      <PersonButton person={student} onClick={() => open({ student: student.id })} />
      <Hint hiddenFrom="sm">
        <EmailText email={student.attributes.email} />
      </Hint>
      {hint && (
        <Badge variant="light" color="orange" tt="none" fw={500} display="block" w="fit-content" maw="100%">
          {hint}
        </Badge>
      )}
    </>
  )
}
