import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetStudent } from '../../../api/generated/training.hooks.ts'
import type { StudentResource } from '../../../api/generated/training.types.ts'
import { allClassesQuery } from '../../../api/queries.ts'
import { useUserId } from '../../../session/useUserId.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { useLast } from '../../../ui/useLast.ts'
import { ChooseClass } from './ChooseClass.tsx'
import { ConfirmAdd } from './ConfirmAdd.tsx'

type AddToClassProps = { studentId: string | undefined; opened: boolean; onClose: () => void }

/** Puts a student into one of the upcoming classes in two steps, without typing anything again. */
export function AddToClass({ studentId, opened, onClose }: AddToClassProps) {
  const shownId = useLast(studentId)
  const student = useGetStudent({ id: shownId ?? '' }, { enabled: shownId !== undefined })
  return (
    <SidePanel title="Add to a class" opened={opened} onClose={onClose}>
      <Loaded queries={{ student }} what="this student">
        {({ student: { data } }) => <Steps key={data.id} student={data} onClose={onClose} />}
      </Loaded>
    </SidePanel>
  )
}

function Steps({ student, onClose }: { student: StudentResource; onClose: () => void }) {
  const classes = useQuery(allClassesQuery(useUserId(), 'future'))
  const [search, setSearch] = useState('')
  const [chosenId, setChosenId] = useState<string>()
  return (
    <Loaded queries={{ classes }} what="your classes">
      {({ classes: { data } }) => {
        // As the list has it now: somebody else may take its last seat.
        const chosen = data.find(({ id }) => id === chosenId)
        return chosen ? (
          <ConfirmAdd
            student={student}
            occurrence={chosen}
            onBack={() => setChosenId(undefined)}
            onClose={onClose}
          />
        ) : (
          <ChooseClass
            student={student}
            classes={data.filter(({ attributes }) => attributes.canHaveRegistrants)}
            search={search}
            setSearch={setSearch}
            onChoose={({ id }) => setChosenId(id)}
          />
        )
      }}
    </Loaded>
  )
}
