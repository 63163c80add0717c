import { Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatLongDay, formatShortDay, noon } from '../../../lib/venue-time.ts'
import { plural } from '../../../lib/words.ts'
import { addDays } from '../../../lib/wall-clock.ts'
import css from './Calendar.module.css'
import cards from './Meeting.module.css'
import type { Meeting } from '../../shared/meetings.ts'
import { QuietButton } from '../../../ui/looks.ts'
import type { Visible } from './visible.ts'

type Render = (meeting: Meeting, date: string) => ReactNode
type AgendaProps = {
  /** The chosen day. It is shown even without a class. */
  day: string
  /** The last date. */
  to: string
  visible: Visible
  renderMeeting: Render
  onSchedule: (date: string) => void
}

/** How many classes of a day are listed. More than that is a mistake in the data, and must not freeze a phone. */
const MOST = 50

/** The classes of the chosen day and of the days after it, one day below the other. */
export function Agenda({ day, to, visible, renderMeeting, onSchedule }: AgendaProps) {
  const later: string[] = []
  for (let date = addDays(day, 1); date <= to; date = addDays(date, 1))
    if (visible.on(date).length) later.push(date)
  return (
    <div className={css['agenda']}>
      <section aria-label={formatLongDay(noon(day))}>
        <div className={css['agendaHead']}>
          <h3>{formatShortDay(noon(day))}</h3>
          <QuietButton
            px="sm"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => onSchedule(day)}
          >
            Schedule class
          </QuietButton>
        </div>
        <DayList date={day} visible={visible} renderMeeting={renderMeeting} />
      </section>
      {later.map((date) => (
        <section key={date} aria-label={formatLongDay(noon(date))}>
          <div className={css['agendaHead']}>
            <h3>{formatShortDay(noon(date))}</h3>
          </div>
          <DayList date={date} visible={visible} renderMeeting={renderMeeting} />
        </section>
      ))}
    </div>
  )
}

type DayListProps = { date: string; visible: Visible; renderMeeting: Render }

/** The classes of one day. */
export function DayList({ date, visible, renderMeeting }: DayListProps) {
  const meetings = visible.on(date)
  if (!meetings.length) return <Text c="dimmed">No classes on this day.</Text>
  return (
    <>
      <div className={cards['cards']}>
        {meetings.slice(0, MOST).map((meeting) => renderMeeting(meeting, date))}
      </div>
      {meetings.length > MOST && (
        <Text c="dimmed">and {plural(meetings.length - MOST, 'more class', 'more classes')}</Text>
      )}
    </>
  )
}
