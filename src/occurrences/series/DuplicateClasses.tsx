import { Button, Group, Stack, Text } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { courseQuery, ownCoursesQuery } from '../../api/queries.ts'
import { dateOf } from '../../lib/venue-time.ts'
import { plural } from '../../lib/words.ts'
import { paths } from '../../paths.ts'
import { useUserId } from '../../session/useUserId.ts'
import { FormModal } from '../../ui/FormModal.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { useOtherClasses, usePromotions } from '../class-form/schedule.ts'
import { duplicatesOf, type Places } from './duplicates.ts'
import { PlannedList } from './PlannedList.tsx'
import { SeriesProgress } from './SeriesProgress.tsx'
import { tally } from './series.ts'
import { type Series, useSeries } from './useSeries.ts'

type DuplicateClassesProps = {
  chosen: readonly OccurrenceResource[]
  opened: boolean
  onClose: () => void
  /** Some were added, so they need not be selected any longer. */
  onAdded: () => void
}

/** Duplicates classes to the same weekdays of the next month, after showing every date. */
export function DuplicateClasses({ chosen, opened, onClose, onAdded }: DuplicateClassesProps) {
  // It outlives the dialog, which shows the outcome until it has faded out.
  const series = useSeries(() => undefined)
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened !== wasOpened) {
    setWasOpened(opened)
    if (opened) series.forget()
  }
  const close = () => {
    if (tally(series.rows).added) onAdded()
    onClose()
  }
  return (
    <FormModal title="Duplicate to next month" opened={opened} onClose={close}>
      <Courses chosen={chosen} series={series} onClose={close} />
    </FormModal>
  )
}

type ChoiceProps = { chosen: readonly OccurrenceResource[]; series: Series; onClose: () => void }

/** Loads the courses of the classes, which have the places and so the time zones. */
function Courses({ chosen, ...rest }: ChoiceProps) {
  const own = useQuery(ownCoursesQuery(useUserId(), 'ACTIVE'))
  const wanted = new Set(chosen.map(({ attributes }) => attributes.entityId))
  const ids = (own.data?.data ?? []).map(({ id }) => id).filter((id) => wanted.has(id))
  const courses = useQueries({ queries: ids.map((id) => courseQuery(id)) })
  return (
    <Loaded
      queries={{ own, ...Object.fromEntries(courses.map((course, i) => [`course ${i}`, course])) }}
      what="the courses"
    >
      {() => (
        <Choice
          chosen={chosen}
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

function Choice({ chosen, places, series, onClose }: ChoiceProps & { places: Places }) {
  const [now] = useState(() => Date.now())
  const classes = useOtherClasses()
  const { activeAt } = usePromotions()
  const [leftOut, setLeftOut] = useState<string[]>()
  const duplicates = duplicatesOf(chosen, { places, classes, now, leftOut, activeAt })
  const kept = duplicates.filter(({ isKept }) => isKept)
  const [first] = series.rows
    .flatMap(({ args }) => args.body.dates.map(({ startTime }) => dateOf(startTime)))
    .toSorted()

  if (series.rows.length)
    return (
      <SeriesProgress
        series={series}
        onBack={series.forget}
        onClose={onClose}
        done={
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
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
    <Stack gap="md">
      <Text>Each class keeps its weekday of the month, its hours, seats and questions.</Text>
      <PlannedList rows={duplicates} onChange={setLeftOut} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!kept.length} onClick={() => series.start(kept.map(({ row }) => row()))}>
          Add {plural(kept.length, 'class', 'classes')}
        </Button>
      </Group>
    </Stack>
  )
}
