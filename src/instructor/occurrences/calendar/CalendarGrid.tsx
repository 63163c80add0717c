import type { KeyboardEvent, ReactNode } from 'react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { formatWeekday, noon } from '../../../lib/venue-time.ts'
import css from './Grid.module.css'
import { TITLE_ID } from './CalendarBar.tsx'
import { type CalendarView, keyTarget } from './days-shown.ts'
import { DayCell } from './DayCell.tsx'
import type { Meeting } from '../../shared/meetings.ts'
import type { Visible } from './visible.ts'

type CalendarGridProps = {
  view: CalendarView
  weeks: readonly string[][]
  /** The day that the Tab key reaches, with its css. */
  day: string
  today: string
  visible: Visible
  isLoading: boolean
  /** Only numbers and marks; the classes are listed elsewhere. */
  isCompact: boolean
  renderMeeting: (meeting: Meeting, date: string, isReachable: boolean) => ReactNode
  onMove: (date: string) => void
  onPress: (date: string) => void
  onMore: (date: string) => void
}

/** The days of a month or week. The arrow keys go from day to day, Page Up and Page Down to another month or week. */
export function CalendarGrid({ view, weeks, day, today, onMove, isLoading, ...cell }: CalendarGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    // The focus is not always on the current day: a press puts it on another one, or on a class of another one.
    const focused =
      event.target instanceof Element && event.target.closest('td')?.querySelector<HTMLElement>('[data-day]')
    const target = keyTarget(view, (focused && focused.dataset['day']) || day, event)
    if (!target) return
    event.preventDefault()
    flushSync(() => onMove(target))
    grid.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus()
  }
  return (
    // All roles are given: the style sheet changes how the table is displayed, and with that browsers forget them. The grid
    // pattern of ARIA is made of a table; its keys are below.
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      className={css['grid']}
      data-view={view}
      data-compact={cell.isCompact}
      aria-labelledby={TITLE_ID}
      aria-busy={isLoading}
      onKeyDown={onKeyDown}
    >
      <thead role="rowgroup">
        <tr role="row">
          {weeks[0]?.map((date) => {
            const weekday = formatWeekday(noon(date))
            return (
              <th key={date} role="columnheader" scope="col" abbr={weekday} className={css['weekday']}>
                <span aria-hidden>{cell.isCompact ? weekday.charAt(0) : weekday.slice(0, 3)}</span>
                <span className="visually-hidden">{weekday}</span>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {weeks.map((week) => (
          <tr key={week[0]} role="row">
            {week.map((date) => (
              <DayCell
                key={date}
                date={date}
                isToday={date === today}
                isCurrent={date === day}
                isLoading={isLoading}
                isOutside={view === 'month' && date.slice(0, 7) !== day.slice(0, 7)}
                most={view === 'month' ? MONTH : WEEK}
                {...cell}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How many classes a day shows on the screen, and how many on paper. */
const MONTH = { all: 3, some: 2, onPaper: 8 }
const WEEK = { all: 12, some: 12, onPaper: 12 }
