import { formatDays } from '../lib/venue-time.ts'
import plain from '../ui/plain/plain.module.css'
import { RequestLink } from '../ui/plain/RequestLink.tsx'
import type { Course } from './course-facts.ts'
import type { ClassDate } from './class-dates.ts'
import { registrationOf } from './registration.ts'

/** How to get a seat on one date. A full date never leads to the checkout. */
export function RegisterForDate({ course, date }: { course: Course; date: ClassDate }) {
  if (date.spotsAvailable === 0) return <RequestLink request="date">Request another date</RequestLink>
  if (registrationOf(course.attributes).kind !== 'checkout') return null
  return (
    <a
      className={plain['button']}
      href={date.checkoutUrl}
      aria-label={`Register for ${formatDays(date.days)}`}
    >
      Register
    </a>
  )
}

/** How to get a seat if this site sells none for the class. @param hasDates whether there is a date to register for */
export function RegisterElsewhere({ course, hasDates }: { course: Course; hasDates: boolean }) {
  const registration = registrationOf(course.attributes)
  if (registration.kind === 'checkout' && hasDates) return null
  if (registration.kind !== 'contact') return <RequestLink request="date">Request a class date</RequestLink>
  return (
    <div className={plain['stack']}>
      <p>The instructor takes registrations for this class:</p>
      {registration.contacts.map(({ href, text }) => (
        <a key={href} className={plain['quiet']} href={href} rel="noopener noreferrer nofollow">
          {text}
        </a>
      ))}
    </div>
  )
}
