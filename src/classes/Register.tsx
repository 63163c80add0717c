import { config } from '../config.ts'
import { mailHref } from '../lib/contact-href.ts'
import { formatDays } from '../lib/venue-time.ts'
import plain from '../ui/plain/plain.module.css'
import type { Course } from './course-facts.ts'
import type { ClassDate } from './class-dates.ts'
import { registrationOf } from './registration.ts'

/**
 * Asks for a date that is not on the list. A link to support, which answers within a business day (spec §9), until there is
 * a form for it.
 */
export function RequestDate({ course, children }: { course: Course; children: string }) {
  const subject = encodeURIComponent(`Class date: ${course.attributes.name}`.toWellFormed())
  return (
    <a className={plain['quiet']} href={`${mailHref(config.supportEmail)}?subject=${subject}`}>
      {children}
    </a>
  )
}

/** How to get a seat on one date. A full one never leads to the checkout. */
export function RegisterForDate({ course, date }: { course: Course; date: ClassDate }) {
  if (date.spotsAvailable === 0) return <RequestDate course={course}>Request another date</RequestDate>
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

/** How to get a seat when no date is sold here. @param hasDates whether there is a date to register for */
export function RegisterElsewhere({ course, hasDates }: { course: Course; hasDates: boolean }) {
  const registration = registrationOf(course.attributes)
  if (registration.kind === 'checkout' && hasDates) return null
  if (registration.kind === 'checkout') return <RequestDate course={course}>Request a class date</RequestDate>
  if (registration.kind === 'request') return <RequestDate course={course}>Request a class date</RequestDate>
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
