import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { formatCount } from '../../../lib/words.ts'
import { paths } from '../../../paths.ts'
import css from './Meeting.module.css'
import { type Clash, clashWords } from './clashes.ts'
import type { Meeting } from '../../shared/meetings.ts'
import { hoursOn, otherZone, startOn } from './meetings.ts'

export type MeetingFacts = {
  meeting: Meeting
  /** The date it is shown on; it may have begun earlier. */
  date: string
  clash: Clash | undefined
  isOver: boolean
  /** What was just done to the class, in a word. */
  change: string | undefined
  /** The viewer's time zone. */
  viewer: string
  /** Whether the Tab key reaches it. In a grid, only the classes of one day can be reached. */
  isReachable: boolean
}

/** A class in the square of a day: two lines that lead to its roster. */
export function MeetingChip(props: MeetingFacts & { city: string | undefined }) {
  const { meeting, date, clash, isOver, change, viewer, isReachable, city } = props
  const { id, attributes } = meeting.occurrence
  const zone = otherZone(meeting, viewer)
  return (
    <Link
      to={paths.roster(id)}
      className={css['chip']}
      tabIndex={isReachable ? 0 : -1}
      data-over={isOver}
      data-clash={clash !== undefined}
      title={[attributes.name, hoursOn(date, meeting), clash && clashWords(clash)].filter(Boolean).join('\n')}
    >
      <span className={css['line']}>
        <span className={css['time']}>
          {startOn(date, meeting)} {zone}
        </span>{' '}
        {!change && attributes.canHaveRegistrants && (
          <span className={css['seats']}>
            {formatCount(attributes.numberOfRegistrants)} of {formatCount(attributes.capacity)}
          </span>
        )}
        {change && <span className={css['change']}>{change}</span>}
        {clash && (
          <span className={css['clash']} aria-hidden>
            <IconAlertTriangle size={14} />
          </span>
        )}
      </span>{' '}
      <span className={css['name']}>{[city, attributes.name].filter(Boolean).join(' · ')}</span>
      {clash && <span className="visually-hidden">. {clashWords(clash)}</span>}
    </Link>
  )
}
