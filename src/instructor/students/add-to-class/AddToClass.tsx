import { useGetStudent } from '../../../api/generated/training.hooks.ts'
import { fullName } from '../../../domain/person.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { useLast } from '../../../ui/useLast.ts'
import { ClassSteps } from './ClassSteps.tsx'
import { ConfirmAdd } from './ConfirmAdd.tsx'

type AddToClassProps = { studentId: string | undefined; opened: boolean; onClose: () => void }

/** Puts a student into one of the upcoming classes in two steps, without typing anything again. */
export function AddToClass({ studentId, opened, onClose }: AddToClassProps) {
  const shownId = useLast(studentId)
  const student = useGetStudent({ id: shownId ?? '' }, { enabled: shownId !== undefined })
  return (
    <SidePanel title="Add to a class" opened={opened} onClose={onClose}>
      <Loaded queries={{ student }} what="this student">
        {({ student: { data } }) => (
          <ClassSteps key={data.id} who={<bdi>{fullName(data.attributes)}</bdi>}>
            {(occurrence, onBack) => <ConfirmAdd student={data} {...{ occurrence, onBack, onClose }} />}
          </ClassSteps>
        )}
      </Loaded>
    </SidePanel>
  )
}
