import { IconAlertTriangle, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatLongDay, noon } from '../../../lib/venue-time.ts'
import { formatCount } from '../../../lib/words.ts'
import { rowAttributes, TAKES_LIST_FOCUS, TAKES_ROW_FOCUS } from '../../../ui/data-table/row-attributes.ts'
import css from './Grid.module.css'
import type { Meeting } from '../../shared/meetings.ts'
import type { Visible } from './visible.ts'
import { dayWords } from './words.ts'

type DayCellProps = {
  date: string
  isToday: boolean
  isCurrent: boolean
  /** In a month: a day of the month before or after. */
  isOutside: boolean
  visible: Visible
  isLoading: boolean
  isCompact: boolean
  /** How many classes fit: all of them, or some and the button for more; and how many on paper. */
  most: { all: number; some: number; onPaper: number }
  renderMeeting: (meeting: Meeting, date: string, isReachable: boolean) => ReactNode
  onPress: (date: string) => void
  onMore: (date: string) => void
}

/** One day of the grid. Its button covers the whole cell, and its classes lie on top. */
export function DayCell(props: DayCellProps) {
  const { date, isToday, isCurrent, isOutside, visible, isLoading, isCompact, most } = props
  const { renderMeeting, onPress, onMore } = props
  const meetings = visible.on(date)
  const tabIndex = isCurrent ? 0 : -1
  const shown = meetings.length <= most.all ? meetings.length : most.some
  const more = meetings.length - shown
  return (
    <td
      role="gridcell"
      className={css['cell']}
      {...rowAttributes(Number(date.slice(8)), date)}
      data-outside={isOutside}
      data-today={isToday}
      {...(isCompact && { 'aria-selected': isCurrent })}
    >
      <button
        type="button"
        className={css['day']}
        data-day={date}
        {...TAKES_ROW_FOCUS}
        {...(isCurrent && TAKES_LIST_FOCUS)}
        tabIndex={tabIndex}
        aria-label={`${dayWords(date, visible, isLoading)}${isCompact ? '' : '. Schedule a class'}`}
        {...(isToday && { 'aria-current': 'date' })}
        onClick={() => onPress(date)}
      >
        <span className={css['number']}>{Number(date.slice(8))}</span>
        {isCompact ? (
          <Marks meetings={meetings} visible={visible} />
        ) : (
          <IconPlus className={css['plus']} size={16} aria-hidden />
        )}
      </button>
      {!isCompact && meetings.length > 0 && (
        <div className={css['meetings']} data-shown={shown}>
          {meetings.slice(0, most.onPaper).map((meeting) => renderMeeting(meeting, date, isCurrent))}
          {more > 0 && (
            <button
              type="button"
              className={css['more']}
              tabIndex={tabIndex}
              aria-label={`${formatCount(more)} more on ${formatLongDay(noon(date))}`}
              onClick={() => onMore(date)}
            >
              +{more} more
            </button>
          )}
          {meetings.length > most.onPaper && (
            <span className={css['morePrinted']}>+{meetings.length - most.onPaper} more</span>
          )}
        </div>
      )}
    </td>
  )
}

const MOST_DOTS = 3

/** A dot for each class, up to three, and a warning sign for a clash. The label of the day has it in words. */
const Marks = ({ meetings, visible }: { meetings: readonly Meeting[]; visible: Visible }) => (
  <span className={css['marks']} aria-hidden>
    {meetings.some(visible.clashOf) ? (
      <IconAlertTriangle size={14} />
    ) : (
      meetings.slice(0, MOST_DOTS).map(({ day, occurrence }) => <i key={day.startTime + occurrence.id} />)
    )}
  </span>
)
