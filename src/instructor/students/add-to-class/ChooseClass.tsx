import { Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useDeferredValue } from 'react'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { fold } from '../../../lib/fold.ts'
import { formatDays, formatMonth } from '../../../lib/venue-time.ts'
import { plural } from '../../../lib/words.ts'
import { matcherOf } from '../../../ui/data-table/filtering.ts'
import { Hint } from '../../../ui/looks.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { StepHeading } from '../../../ui/StepHeading.tsx'
import css from './ChooseClass.module.css'
import { ClassFacts } from './ClassFacts.tsx'

type ChooseClassProps = {
  /** Who comes to it. */
  who: ReactNode
  classes: readonly OccurrenceResource[]
  search: string
  setSearch: (text: string) => void
  onChoose: (occurrence: OccurrenceResource) => void
}

/** The most classes in the list; the search finds the others. */
const MOST = 30

const textOf = ({ attributes: { name, dates } }: OccurrenceResource) =>
  [name, formatDays(dates), ...dates.map(({ startTime }) => formatMonth(startTime))].join(' ')

/** The first step: the class that the student comes to. */
export function ChooseClass({ who, classes, search, setSearch, onChoose }: ChooseClassProps) {
  const wanted = useDeferredValue(search)
  const matches = matcherOf(wanted)
  const found = classes.filter((one) => matches(fold(textOf(one))))
  const more = found.length - MOST
  return (
    <Stack>
      <StepHeading>Which class for {who}?</StepHeading>
      {classes.length > 0 && (
        <TextInput
          aria-label="Search classes"
          placeholder="Search by name or day: basic dec 5"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <Hint role="status">{plural(found.length, 'upcoming class', 'upcoming classes')}</Hint>
      {found.length ? (
        <ul role="list" aria-label="Upcoming classes" className={css['list']}>
          {found.slice(0, MOST).map((one) => (
            <li key={one.id}>
              <UnstyledButton className={css['class'] ?? ''} onClick={() => onChoose(one)}>
                <ClassFacts occurrence={one} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      ) : (
        <Notice title={wanted.trim() ? `Nothing matches “${wanted}”` : 'No upcoming classes'}>
          {!wanted.trim() && 'Schedule a class first.'}
        </Notice>
      )}
      {more > 0 && <Text size="sm">{plural(more, 'later class', 'later classes')} can be searched for.</Text>}
    </Stack>
  )
}
