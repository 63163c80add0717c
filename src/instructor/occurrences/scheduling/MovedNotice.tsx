import { Alert, Text } from '@mantine/core'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { plural } from '../../../lib/words.ts'
import type { EditForm } from '../../../ui/form/useEditForm.ts'
import { useWatched } from '../../../ui/form/useWatched.ts'
import type { ClassValues } from './plan/class-values.ts'
import { dayText, type DayTimes, dayTimes } from './plan/days.ts'

const shown = (day: DayTimes | undefined, zone: string) => (day ? dayText(day, zone) : 'none')

/** The days that differ, before and after. */
function movesOf(before: readonly DayTimes[], after: readonly DayTimes[], zone: string) {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, i) => [
    shown(before[i], zone),
    shown(after[i], zone),
  ]).filter(([from, to]) => from !== to)
}

type MovedNoticeProps = {
  form: EditForm<ClassValues>['form']
  zone: string
  occurrence: OccurrenceResource
}

/** How many students a change affects, and which times change. */
export function MovedNotice({ form, zone, occurrence: { attributes } }: MovedNoticeProps) {
  const { dates, numberOfRegistrants: count } = attributes
  const typed = dayTimes(useWatched(form, 'dates'), zone)
  const moves = typed.length ? movesOf(dates, typed, zone) : []
  return (
    <Alert color="blue" title={`${plural(count, 'student')} ${count === 1 ? 'is' : 'are'} registered`}>
      We do not notify students of changes, so please tell them yourself.
      {moves.map(([from, to]) => (
        <Text key={`${from} ${to}`} size="sm" mt="xs">
          <s>
            <span className="visually-hidden">Before: </span>
            {from}
          </s>
          <span className="visually-hidden">, after: </span> → <b>{to}</b>
        </Text>
      ))}
    </Alert>
  )
}
