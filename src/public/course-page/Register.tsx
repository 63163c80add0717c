import { formatDays } from '../../lib/venue-time.ts'
import plain from '../ui/plain.module.css'
import { RequestLink } from '../ui/RequestLink.tsx'
import type { Course } from './course-facts.ts'
import { type ClassDate, isFull } from './class-dates.ts'
import { type Contact, registrationOf } from './registration.ts'

/** How to get a seat on one date. A date that is full, or that takes registrations elsewhere, never leads to the checkout. */
export function RegisterForDate({ course, date }: { course: Course; date: ClassDate }) {
  const registration = registrationOf(course.attributes, date)
  if (isFull(date)) return <AskForSeat date={date} />
  if (registration.kind === 'checkout')
    return (
      <a
        className={plain['button']}
        href={date.checkoutUrl}
        aria-label={`Register for ${formatDays(date.days)}`}
      >
        Register
      </a>
    )
  // The summary says once how to get a seat on all other dates.
  if (date.canHaveRegistrants) return null
  if (registration.kind === 'contact') return <Contacts contacts={registration.contacts} />
  return <AskForSeat date={date} />
}

/** Opens the request with the date filled in. */
const AskForSeat = ({ date: { occurrenceId, days } }: { date: ClassDate }) => (
  <RequestLink request="date" occurrenceId={occurrenceId}>
    <span>
      Ask for a seat<span className="visually-hidden"> on {formatDays(days)}</span>
    </span>
  </RequestLink>
)

/** How to get a seat if this site sells none for the class. @param hasDates whether there is a date to register for */
export function RegisterElsewhere({ course, hasDates }: { course: Course; hasDates: boolean }) {
  const registration = registrationOf(course.attributes)
  if (registration.kind === 'checkout' && hasDates) return null
  if (registration.kind !== 'contact')
    return (
      <RequestLink request="date" className={plain['button']}>
        Request a class date
      </RequestLink>
    )
  return (
    <div className={plain['stack']}>
      <p>The instructor takes registrations for this class:</p>
      <Contacts contacts={registration.contacts} />
    </div>
  )
}

const Contacts = ({ contacts }: { contacts: readonly Contact[] }) =>
  contacts.map(({ href, text }) => (
    <a key={href} className={plain['quiet']} href={href} rel="noopener noreferrer nofollow">
      {text}
    </a>
  ))
