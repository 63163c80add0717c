import { Link } from 'react-router-dom'
import { formatLongDay, formatShortDay, noon } from '../../lib/venue-time.ts'
import { paths } from '../../paths.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Panel } from './Panel.tsx'
import type { Home } from './useHome.ts'
import { Subscribe } from './Subscribe.tsx'
import css from './Week.module.css'
import { type WeekDay, weekOf } from './week.ts'

/** The next seven days side by side; on a phone, one below the other. */
export const Week = ({ home: { future, toGrade, meetings, today, now } }: { home: Home }) => (
  <Panel title="The next 7 days">
    <Loaded queries={{ future, toGrade }} what="your week" lines={2}>
      {() => (
        <ol className={css['week']}>
          {weekOf(meetings, today, now).map((day) => (
            <DayOfWeek key={day.date} day={day} />
          ))}
        </ol>
      )}
    </Loaded>
    <Subscribe />
  </Panel>
)

function DayOfWeek({ day: { date, isToday, entries } }: { day: WeekDay }) {
  return (
    <li
      className={css['day']}
      data-empty={!isToday && !entries.length}
      {...(isToday && { 'aria-current': 'date' })}
    >
      <h3 className={css['date']}>
        <span aria-hidden>{isToday ? 'Today' : formatShortDay(noon(date))}</span>
        <span className="visually-hidden">
          {isToday && 'Today, '}
          {formatLongDay(noon(date))}
        </span>
      </h3>
      {entries.length ? (
        <ul>
          {entries.map(({ meeting: { occurrence }, time }) => (
            <li key={`${occurrence.id} ${time}`}>
              <Link to={paths.roster(occurrence.id)}>
                <span>{time}</span> {occurrence.attributes.name}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className={css['none']}>
          <span aria-hidden>–</span>
          <span className="visually-hidden">No class</span>
        </p>
      )}
    </li>
  )
}
