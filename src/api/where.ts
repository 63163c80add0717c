import { dateOf, formatDays } from '../lib/venue-time.ts'
import { paths } from '../paths.ts'
import type { Answer } from './generated/training.types.ts'
import type { MutationId } from './operation-ids.ts'

/** Where the result of a change is to be seen, or what comes next. */
type Where = { label: string; to: string }

const classAt = ({ data: { attributes } }: Answer<'createOccurrence'>): Where | undefined => {
  const { dates } = attributes
  return dates[0] && { label: formatDays(dates), to: paths.classCalendar(dateOf(dates[0].startTime)) }
}

/** A course without a date is not on the calendar yet. */
const firstDate = ({ data: { id, attributes } }: Answer<'updateCourse'>): Where | undefined => {
  const { isArchived, futureOccurrencesCount: future, pastOccurrencesCount: past } = attributes
  return isArchived || future + past > 0
    ? undefined
    : { label: 'Schedule the first date', to: paths.addClass(id) }
}

/** A class may be on another page of its list than the one in sight; a list in one page marks what has changed. */
const WHERE: Partial<Record<MutationId, (answer: never) => Where | undefined>> = {
  createOccurrence: classAt,
  updateOccurrence: classAt,
  updateCourse: firstDate,
}

/** Where the result of a change is to be seen, if that is not the list from which it was made. */
export const whereIs = (change: MutationId, answer: unknown) => WHERE[change]?.(answer as never)
