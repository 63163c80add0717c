import { Group, Skeleton, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { plural } from '../../../lib/words.ts'
import { Hint, QuietButton } from '../../../ui/looks.ts'
import { FailureNotice, Notice } from '../../../ui/Notice.tsx'
import { StepHeading } from '../../../ui/StepHeading.tsx'
import { TypeTabs } from '../../../ui/tabs/TypeTabs.tsx'
import { ClassTime } from './ClassTime.tsx'
import { search, type Target } from './targets.ts'
import { TargetList } from './TargetList.tsx'
import { type List, useTargets } from './useTargets.ts'

/** The chosen class and the event timestamp of the press that chose it. */
export type Chosen = { target: Target; at: number }

type MoveStepsProps = {
  occurrence: OccurrenceResource
  /** How many students want to move; one, if nothing is said. */
  students?: number
  onBack: () => void
  /** The second step. */
  children: (chosen: Chosen, onBack: () => void) => ReactNode
}

/** Chooses another class of the same course, and then what follows. On the way back, the list is as it was left. */
export function MoveSteps({ children, ...props }: MoveStepsProps) {
  const [list, setList] = useState<List>('UPCOMING')
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<Chosen>()
  if (chosen) return children(chosen, () => setChosen(undefined))
  return <ChooseClass {...props} {...{ list, setList, query, setQuery }} onChoose={setChosen} />
}

type ChooseClassProps = Omit<MoveStepsProps, 'children'> & {
  list: List
  setList: (list: List) => void
  query: string
  setQuery: (query: string) => void
  onChoose: (chosen: Chosen) => void
}

const LABELS: Record<List, string> = { UPCOMING: 'Upcoming', PAST: 'Past' }
const EMPTY: Record<List, { title: string; text: string }> = {
  UPCOMING: {
    title: 'No other upcoming classes',
    text: 'Schedule another class first, then move there.',
  },
  PAST: { title: 'No other past classes', text: 'This course has not had any other classes.' },
}

/** The first step: choosing the class to move to. */
function ChooseClass(props: ChooseClassProps) {
  const { occurrence, list, setList, query, setQuery, students, onChoose, onBack } = props
  const { targets, error } = useTargets(occurrence, list, students)
  const wanted = useDeferredValue(query)
  const found = targets && search(targets, wanted)
  return (
    <Stack>
      <StepHeading>Move to another class</StepHeading>
      <div>
        <Hint>Now registered for</Hint>
        <ClassTime dates={occurrence.attributes.dates} />
      </div>
      <TypeTabs label="Which classes" labels={LABELS} value={list} onChange={setList} />
      <TextInput
        aria-label="Search classes"
        placeholder="Search by day: dec 5, sat, 2027"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {error ? (
        <FailureNotice what="the classes of this course" error={error} />
      ) : !found ? (
        <Loading />
      ) : found.length ? (
        <TargetList
          key={list}
          targets={found}
          list={list}
          onChoose={(target, at) => onChoose({ target, at })}
        />
      ) : (
        <Notice title={wanted.trim() ? `Nothing matches “${wanted}”` : EMPTY[list].title}>
          {!wanted.trim() && EMPTY[list].text}
        </Notice>
      )}
      <Group justify="space-between">
        <QuietButton onClick={onBack}>Back</QuietButton>
        <Hint role="status">{found && plural(found.length, 'class', 'classes')}</Hint>
      </Group>
    </Stack>
  )
}

const Loading = () => (
  <Stack gap="xs" aria-hidden>
    {[0, 1, 2].map((item) => (
      <Skeleton key={item} height={84} />
    ))}
  </Stack>
)
