import { Group, Skeleton, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue } from 'react'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { plural } from '../../../lib/words.ts'
import { FailureNotice, Notice } from '../../../ui/Notice.tsx'
import { StepHeading } from '../../../ui/StepHeading.tsx'
import { TypeTabs } from '../../../ui/tabs/TypeTabs.tsx'
import { ClassTime } from './ClassTime.tsx'
import { search, type Target } from './targets.ts'
import { TargetList } from './TargetList.tsx'
import { type List, useTargets } from './useTargets.ts'
import { Hint, QuietButton } from '../../../ui/looks.ts'

type ChooseClassProps = {
  occurrence: OccurrenceResource
  list: List
  setList: (list: List) => void
  /** How many students want to move; one, if nothing is said. */
  students?: number
  query: string
  setQuery: (query: string) => void
  onChoose: (target: Target, at: number) => void
  onBack: () => void
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
export function ChooseClass(props: ChooseClassProps) {
  const { occurrence, list, setList, query, setQuery, students, onChoose, onBack } = props
  const { targets, error } = useTargets(occurrence, list, students)
  const wanted = useDeferredValue(query)
  const found = targets && search(targets, wanted)
  return (
    <Stack gap="md">
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
        <TargetList key={list} targets={found} list={list} onChoose={onChoose} />
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
