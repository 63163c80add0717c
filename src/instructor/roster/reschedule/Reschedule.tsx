import { useState } from 'react'
import type { OccurrenceResource, RegistrantResource } from '../../../api/generated/training.types.ts'
import { ChooseClass } from './ChooseClass.tsx'
import { ConfirmMove } from './ConfirmMove.tsx'
import type { Target } from './targets.ts'
import type { List } from './useTargets.ts'

type RescheduleProps = {
  occurrence: OccurrenceResource
  registrant: RegistrantResource
  onBack: () => void
  onDone: () => void
}

/** The chosen class and the event timestamp of the press that chose it. */
type Chosen = { target: Target; at: number }

/** Moves a student to another class of the same course in two steps: choose a class, then confirm. */
export function Reschedule({ occurrence, registrant, onBack, onDone }: RescheduleProps) {
  const [list, setList] = useState<List>('UPCOMING')
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<Chosen>()
  if (chosen)
    return (
      <ConfirmMove
        occurrence={occurrence}
        registrant={registrant}
        {...chosen}
        onBack={() => setChosen(undefined)}
        onDone={onDone}
      />
    )
  return (
    <ChooseClass
      occurrence={occurrence}
      list={list}
      setList={setList}
      query={query}
      setQuery={setQuery}
      onChoose={(target, at) => setChosen({ target, at })}
      onBack={onBack}
    />
  )
}
