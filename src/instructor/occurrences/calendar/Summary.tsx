import { Button, Text } from '@mantine/core'
import { formatDay } from '../../../lib/venue-time.ts'
import css from './Calendar.module.css'
import type { CalendarView } from './days-shown.ts'
import type { Meeting } from '../../shared/meetings.ts'
import type { Visible } from './visible.ts'
import { summaryOf } from './words.ts'

type SummaryProps = {
  isLoading: boolean
  view: CalendarView
  meetings: readonly Meeting[]
  visible: Visible
  now: number
  onShow: (date: string) => void
}

/** How many classes the calendar shows. If there are none, it says how to schedule one or leads to the next. */
export function Summary({ isLoading, view, meetings, visible, now, onShow }: SummaryProps) {
  const isEmpty = !isLoading && visible.classes === 0
  const next = isEmpty ? meetings.find(({ start }) => start > now) : undefined
  return (
    <div className={css['summary']}>
      <Text role="status" c="dimmed">
        {isLoading && 'Loading classes'}
        {!isLoading && !isEmpty && summaryOf(visible)}
        {isEmpty && meetings.length > 0 && `No classes this ${view}.`}
        {isEmpty && !meetings.length && 'You have no classes yet. Choose a day to schedule the first.'}
      </Text>
      {next && (
        <Button variant="subtle" size="compact-md" onClick={() => onShow(next.first)}>
          Next class: {formatDay(next.day.startTime)}
        </Button>
      )}
    </div>
  )
}
