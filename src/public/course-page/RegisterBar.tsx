import { formatPrice } from '../../lib/money.ts'
import { formatDays } from '../../lib/venue-time.ts'
import plain from '../ui/plain.module.css'
import { type ClassDate, isOpen } from './class-dates.ts'
import type { Course } from './course-facts.ts'
import css from './RegisterBar.module.css'
import { registrationOf } from './registration.ts'

type RegisterBarProps = { course: Course; dates: readonly ClassDate[] | undefined }

/** On a phone, keeps the price, the next date with a free seat and the link to register in sight. */
export function RegisterBar({ course, dates }: RegisterBarProps) {
  const next = dates?.find(isOpen)
  if (!next || registrationOf(course.attributes).kind !== 'checkout') return null
  const when = formatDays(next.days)
  return (
    <aside className={css['bar']} aria-label="Next date">
      <p>
        <b>{formatPrice(course.attributes.price)}</b>
        <br />
        {when}
      </p>
      <a
        className={plain['button']}
        href={next.checkoutUrl}
        aria-label={`Register for the next date, ${when}`}
      >
        Register
      </a>
    </aside>
  )
}
