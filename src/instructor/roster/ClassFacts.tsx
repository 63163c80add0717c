import type { ReactNode } from 'react'
import { IconChevronDown } from '@tabler/icons-react'
import type { OccurrenceResource, RegistrantResource } from '../../api/generated/training.types.ts'
import { formatDay, formatDays, formatHours } from '../../lib/venue-time.ts'
import { plural } from '../../lib/words.ts'
import { Venue } from '../../ui/links/Venue.tsx'
import { useNow } from '../../ui/useNow.ts'
import { whenWords } from './attendance/attendance-day.ts'
import css from './ClassFacts.module.css'

type ClassFactsProps = {
  occurrence: OccurrenceResource
  /** The students on the roster, if their lessons matter here; undefined until they are loaded. */
  registrants?: readonly RegistrantResource[] | undefined
  /** What else is folded away. */
  children?: ReactNode
}

/**
 * One line about a class: when it meets, how full it is and who has not done the lessons. It unfolds to every day, the
 * hours and the venue.
 */
export function ClassFacts({ occurrence: { attributes }, registrants, children }: ClassFactsProps) {
  const { dates, capacity, canHaveRegistrants, numberOfRegistrants, resultsSubmittedAt } = attributes
  const { entityId, entityType, willAssignPrerequisiteELearning } = attributes
  const over = numberOfRegistrants - capacity
  const hasLessons = willAssignPrerequisiteELearning && !resultsSubmittedAt
  const open = registrants?.filter((one) => !one.attributes.hasCompletedPrerequisiteELearning).length ?? 0
  const fullness = over < 0 ? '' : over ? `, ${over} over` : ', full'
  const parts = [
    whenWords(attributes, useNow()),
    canHaveRegistrants && `${plural(numberOfRegistrants, 'student')}, ${plural(capacity, 'seat')}${fullness}`,
    hasLessons && open > 0 && `${open} e-learning open`,
    canHaveRegistrants && resultsSubmittedAt && 'Results submitted, the roster is locked',
  ].filter((part) => part !== false && part !== null)
  return (
    <details className={css['facts']}>
      <summary data-tall={hasLessons && canHaveRegistrants}>
        {parts.map((part, i) => (
          // The dot ends a line and never begins one.
          <span key={part}>
            {part} {i < parts.length - 1 ? '·' : <IconChevronDown size={18} aria-hidden />}
          </span>
        ))}
      </summary>
      <div>
        {dates.length === 1 && <p>{formatDays(dates)}</p>}
        {dates.length > 1 &&
          dates.map((day) => (
            <p key={day.guid}>
              {formatDay(day.startTime)}, {formatHours(day)}
            </p>
          ))}
        {entityType === 'courses' && <Venue courseId={entityId} />}
        {children}
      </div>
    </details>
  )
}
