import { Button, Group, Stack, Text } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { courseQuery, ownCoursesQuery } from '../../../api/queries.ts'
import { IdempotencyKeys } from '../../../lib/idempotency-keys.ts'
import { dateOf } from '../../../lib/venue-time.ts'
import { plural } from '../../../lib/words.ts'
import { paths } from '../../../paths.ts'
import { useUserId } from '../../../session/useUserId.ts'
import { FormModal } from '../../../ui/FormModal.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { QuietButton } from '../../../ui/looks.ts'
import { useOtherClasses, usePromotions } from './plan/schedule.ts'
import { type Context, duplicatesOf } from './plan/duplicates.ts'
import { PlannedList } from './PlannedList.tsx'
import { SeriesProgress } from './SeriesProgress.tsx'
import { addedFrom } from './plan/series.ts'
import { type Series, useSeries } from './useSeries.ts'

type DuplicateClassesProps = {
  chosen: readonly OccurrenceResource[]
  opened: boolean
  onClose: () => void
  /** The duplicates of these classes were added, so they need not be selected any longer. */
  onAdded: (ids: readonly string[]) => void
}

/** Duplicates classes to the same weekdays of the next month, after showing every date. */
export function DuplicateClasses({ chosen, opened, onClose, onAdded }: DuplicateClassesProps) {
  // It outlives the dialog, which shows the outcome until it has faded out.
  const [keys] = useState(() => new IdempotencyKeys())
  const series = useSeries(keys, () => undefined)
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened !== wasOpened) {
    setWasOpened(opened)
    if (opened) series.forget()
  }
  const close = () => {
    const added = addedFrom(series.rows)
    if (added.length) onAdded(added)
    onClose()
  }
  return (
    <FormModal title="Duplicate to next month" opened={opened} onClose={close}>
      <Courses chosen={chosen} series={series} onClose={close} />
    </FormModal>
  )
}

type Known = Pick<Context, 'places' | 'classes' | 'activeAt'>
type ChoiceProps = { chosen: readonly OccurrenceResource[]; series: Series; onClose: () => void }

/**
 * Loads what decides which classes can be added: their courses, which have the places and so the time zones, and the
 * other classes. The promotions are waited for too, but may fail.
 */
function Courses({ chosen, ...rest }: ChoiceProps) {
  const own = useQuery(ownCoursesQuery(useUserId(), 'ACTIVE'))
  const wanted = new Set(chosen.map(({ attributes }) => attributes.entityId))
  const ids = (own.data?.data ?? []).map(({ id }) => id).filter((id) => wanted.has(id))
  const courses = useQueries({ queries: ids.map((id) => courseQuery(id)) })
  const others = useOtherClasses()
  const { isSettled, isKnown, activeAt } = usePromotions()
  const promotions = { data: isSettled || undefined, error: null }
  return (
    <Loaded
      queries={{
        own,
        ...Object.fromEntries(courses.map((course, i) => [`course ${i}`, course])),
        ...others.queries,
        promotions,
      }}
      what="your courses and classes"
    >
      {() => (
        <Choice
          chosen={chosen}
          classes={others.classes}
          activeAt={isKnown ? activeAt : undefined}
          places={
            new Map(
              courses.flatMap(({ data }) => (data ? [[data.data.id, data.data.attributes.location]] : [])),
            )
          }
          {...rest}
        />
      )}
    </Loaded>
  )
}

function Choice({ chosen, places, classes, activeAt, series, onClose }: ChoiceProps & Known) {
  const [now] = useState(() => Date.now())
  const [leftOut, setLeftOut] = useState<string[]>()
  const duplicates = duplicatesOf(chosen, { places, classes, now, leftOut, activeAt })
  const kept = duplicates.filter(({ isKept }) => isKept)
  const [first] = series.rows
    .flatMap(({ body }) => body.dates.map(({ startTime }) => dateOf(startTime)))
    .toSorted()

  if (series.rows.length)
    return (
      <SeriesProgress
        series={series}
        onBack={series.forget}
        backLabel="Back"
        onClose={onClose}
        done={
          <Group justify="flex-end">
            <QuietButton onClick={onClose}>Close</QuietButton>
            {first && (
              <Button component={Link} to={paths.classCalendar(first)}>
                Show in the calendar
              </Button>
            )}
          </Group>
        }
      />
    )
  return (
    <Stack>
      <Text>Each class keeps its weekday of the month, its hours, seats and questions.</Text>
      <PlannedList rows={duplicates} onChange={setLeftOut} />
      <Group justify="flex-end">
        <QuietButton onClick={onClose}>Cancel</QuietButton>
        <Button disabled={!kept.length} onClick={() => series.start(kept.map(({ row }) => row()))}>
          Add {plural(kept.length, 'class', 'classes')}
        </Button>
      </Group>
    </Stack>
  )
}
