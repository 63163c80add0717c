import type { ReactNode } from 'react'
import { formatDays, formatHours, formatShortDay } from '../../lib/venue-time.ts'
import plain from '../ui/plain.module.css'
import css from './Dates.module.css'
import { type ClassDate, isAlmostFull, monthsOf, NOT_SOLD_HERE, spotsText } from './class-dates.ts'

type DatesProps = {
  dates: readonly ClassDate[]
  /** The one that the address leads to. */
  chosen: string | undefined
  /** The actions that a visitor has for a date. */
  renderAction: (date: ClassDate) => ReactNode
}

/** All dates by month, each with its days, its hours at the venue and its free seats. */
export const Dates = ({ dates, chosen, renderAction }: DatesProps) => (
  <>
    {chosen && !dates.some(({ occurrenceId }) => occurrenceId === chosen) && (
      <p ref={leadTo} className={plain['card']} role="status">
        The date in your link is over or no longer offered. Here are the next dates.
      </p>
    )}
    {monthsOf(dates).map(({ key, label, dates: inMonth }) => (
      <section key={key} className={css['month']} aria-labelledby={`month-${key}`}>
        <h3 id={`month-${key}`}>{label}</h3>
        <ul className={css['dates']}>
          {inMonth.map((date) => (
            <li
              key={date.occurrenceId}
              className={css['date']}
              {...(date.occurrenceId === chosen && { ref: leadTo, 'aria-current': true })}
            >
              <div className={css['when']}>
                <p className={plain['strong']}>{formatDays(date.days)}</p>
                <Hours date={date} />
                <Spots date={date} />
              </div>
              <div className={css['action']}>{renderAction(date)}</div>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>
)

let hasLed = false

/** Only whoever follows a link is led, and once: after Back, a reload or a dialog, visitors are where they were. */
function leadTo(date: HTMLElement | null) {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!date || hasLed || (navigation && navigation.type !== 'navigate')) return
  hasLed = true
  date.scrollIntoView({ block: 'center' })
}

/** The hours of one day, or every day of a class with its own hours. */
export const Hours = ({ date: { days, zone } }: { date: ClassDate }) =>
  days.length === 1 ? (
    days.map((day) => <p key={day.startTime}>{formatHours(day, zone)}</p>)
  ) : (
    <ul>
      {days.map((day) => (
        <li key={day.startTime}>
          {formatShortDay(day.startTime)}, {formatHours(day, zone)}
        </li>
      ))}
    </ul>
  )

type Seats = Pick<ClassDate, 'canHaveRegistrants' | 'spotsAvailable'>

/** The free seats, in words. */
export function Spots({ date: { canHaveRegistrants, spotsAvailable: spots } }: { date: Seats }) {
  if (!canHaveRegistrants) return <p className={plain['dim']}>{NOT_SOLD_HERE}</p>
  return (
    <p className={spots === 0 ? css['full'] : isAlmostFull(spots) ? css['few'] : plain['dim']}>
      {isAlmostFull(spots) && 'Only '}
      {spotsText(spots)}
    </p>
  )
}
