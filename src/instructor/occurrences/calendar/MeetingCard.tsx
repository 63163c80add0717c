import { Loader } from '@mantine/core'
import { IconAlertTriangle, IconDots } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { seats } from '../../../domain/seats.ts'
import { paths } from '../../../paths.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { classLabel } from '../class-columns.tsx'
import css from './Meeting.module.css'
import { clashWords } from './clashes.ts'
import type { MeetingFacts } from './MeetingChip.tsx'
import { dayNumber, hoursOn, otherZone } from './meetings.ts'

type MeetingCardProps = MeetingFacts & {
  /** City and state; undefined for another instructor's course. */
  place: string | undefined
  /** The operation in progress: `Deleting…`. */
  pending: string | undefined
  isMenuOpen: boolean
  onMenu: (button: HTMLElement) => void
}

/** A class with its hours, seats and place, a link to its roster and the menu of its actions. */
export function MeetingCard(props: MeetingCardProps) {
  const { meeting, date, clash, isOver, change, viewer, isReachable, place, pending, isMenuOpen, onMenu } =
    props
  const { occurrence } = meeting
  const { name, numberOfRegistrants, capacity, canHaveRegistrants } = occurrence.attributes
  const zone = otherZone(meeting, viewer)
  const tabIndex = isReachable ? 0 : -1
  const facts = [
    canHaveRegistrants ? seats(numberOfRegistrants, capacity) : 'No roster',
    place,
    dayNumber(meeting),
  ]
  return (
    <div className={css['card']} data-over={isOver} data-clash={clash !== undefined} aria-busy={!!pending}>
      <span className={css['time']}>
        {hoursOn(date, meeting)} {zone} {change && <span className={css['change']}>{change}</span>}
      </span>
      <Link to={paths.roster(occurrence.id)} tabIndex={tabIndex} className={css['name']}>
        {name}
      </Link>
      <span className={css['facts']}>{facts.filter(Boolean).join(' · ')}</span>
      {clash && (
        <span className={css['clash']}>
          <IconAlertTriangle size={16} aria-hidden /> {clashWords(clash)}
        </span>
      )}
      <span className={css['menu']}>
        {pending ? (
          <span className={css['pending']}>
            <Loader size="xs" aria-hidden /> {pending}
          </span>
        ) : (
          <IconButton
            isQuiet
            tabIndex={tabIndex}
            aria-label={`Actions for ${classLabel(occurrence)}`}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            onClick={(event) => onMenu(event.currentTarget)}
          >
            <IconDots size={20} aria-hidden />
          </IconButton>
        )}
      </span>
    </div>
  )
}
