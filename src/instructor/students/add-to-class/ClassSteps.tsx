import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { allClassesQuery } from '../../../api/queries.ts'
import { useUserId } from '../../../session/useUserId.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { ChooseClass } from './ChooseClass.tsx'

type ClassStepsProps = {
  /** Who comes to the class. */
  who: ReactNode
  /** The second step. */
  children: (chosen: OccurrenceResource, onBack: () => void) => ReactNode
}

/** Chooses one of the upcoming classes, and then what follows. */
export function ClassSteps({ who, children }: ClassStepsProps) {
  const classes = useQuery(allClassesQuery(useUserId(), 'future'))
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState<OccurrenceResource>()
  return (
    <Loaded queries={{ classes }} what="your classes">
      {({ classes: { data } }) => {
        // As the list has it now: somebody else may take its last seat. A class that has begun leaves the list with its
        // first student.
        const chosen = data.find(({ id }) => id === asked?.id) ?? asked
        return chosen ? (
          children(chosen, () => setAsked(undefined))
        ) : (
          <ChooseClass
            who={who}
            classes={data.filter(({ attributes }) => attributes.canHaveRegistrants)}
            search={search}
            setSearch={setSearch}
            onChoose={setAsked}
          />
        )
      }}
    </Loaded>
  )
}
