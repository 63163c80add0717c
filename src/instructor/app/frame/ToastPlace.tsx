import { Link } from 'react-router-dom'
import type { Answer } from '../../../api/generated/training.types.ts'
import type { MutationId } from '../../../api/operation-ids.ts'
import { dateOf, formatDays } from '../../../lib/venue-time.ts'
import { paths } from '../../../paths.ts'
import type { ToastLink } from '../../../ui/ToastCard.tsx'
import { focusHeading } from '../../../ui/useHeadingFocus.ts'

/** Where the result of a change is to be seen, or what comes next. */
type Place = { label: string; to: string }

const classAt = ({ data: { attributes } }: Answer<'createOccurrence'>): Place | undefined => {
  const { dates } = attributes
  return (
    dates[0] && { label: `See ${formatDays(dates)}`, to: paths.classCalendar(dateOf(dates[0].startTime)) }
  )
}

/** A course without a date is not on the calendar yet. */
const firstDate = ({ data: { id, attributes } }: Answer<'updateCourse'>): Place | undefined => {
  const { isArchived, futureOccurrencesCount: future, pastOccurrencesCount: past } = attributes
  return isArchived || future + past > 0
    ? undefined
    : { label: 'Schedule the first date', to: paths.addClass(id) }
}

/** A class may be on another page of its list than the one in sight; a list in one page marks what has changed. */
const PLACES: Partial<Record<MutationId, (answer: never) => Place | undefined>> = {
  createOccurrence: classAt,
  updateOccurrence: classAt,
  updateCourse: firstDate,
}

/** Leads to where the result of a change is to be seen, if that is not the list from which it was made. */
export const ToastPlace: ToastLink = ({ change, answer, onFollow }) => {
  const place = PLACES[change]?.(answer as never)
  return (
    place && (
      <Link
        to={place.to}
        onClick={() => {
          onFollow()
          // The link disappears, and the page may stay.
          focusHeading()
        }}
      >
        {place.label}
      </Link>
    )
  )
}
