import { dateOf, formatDays } from '../lib/venue-time.ts'
import { paths } from '../paths.ts'
import type { Answer } from './generated/training.types.ts'
import type { MutationId } from './operation-ids.ts'

/** Where the result of a change is to be seen. */
export type Where = { label: string; to: string }

const classAt = ({ data: { attributes } }: Answer<'createOccurrence'>): Where | undefined => {
  const { dates } = attributes
  return dates[0] && { label: formatDays(dates), to: paths.classCalendar(dateOf(dates[0].startTime)) }
}

/** Changes whose result may be on another page of a list than the one in sight. A list in one page marks it. */
const WHERE: Partial<Record<MutationId, (answer: never) => Where | undefined>> = {
  createOccurrence: classAt,
  updateOccurrence: classAt,
}

/** Where the result of a change is to be seen, if that is not the list from which it was made. */
export const whereIs = (change: MutationId, answer: unknown) => WHERE[change]?.(answer as never)
