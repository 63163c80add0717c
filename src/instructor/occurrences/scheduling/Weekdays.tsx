import { formatWeekday, noon } from '../../../lib/venue-time.ts'
import { weekdayOf } from '../../../lib/wall-clock.ts'
import { LABELS } from './plan/labels.ts'
import css from './Repeat.module.css'

/** A week that begins on Sunday; only its weekdays are shown. */
const NAMES = [4, 5, 6, 7, 8, 9, 10].map((day) =>
  formatWeekday(noon(`2026-01-${String(day).padStart(2, '0')}`)),
)

type WeekdaysProps = {
  /** The date of the class. Its weekday is always one of the series. */
  first: string
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** The weekdays on which a class repeats. */
export function Weekdays({ first, chosen, onChange }: WeekdaysProps) {
  const own = weekdayOf(first)
  return (
    <fieldset className={css['weekdays']}>
      <legend className={css['label']}>{LABELS.weekdays}</legend>
      <div className={css['choices']}>
        {NAMES.map((name, weekday) => {
          const value = String(weekday)
          const isOwn = weekday === own
          return (
            <label
              key={name}
              className={css['choice']}
              title={isOwn ? 'The weekday of the first class' : name}
            >
              <input
                type="checkbox"
                aria-label={isOwn ? `${name}, the weekday of the first class` : name}
                checked={isOwn || chosen.includes(value)}
                disabled={isOwn}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
                }
              />
              <span aria-hidden>{name.slice(0, 3)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
