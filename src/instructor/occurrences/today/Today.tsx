import { Button, Paper } from '@mantine/core'
import { IconChecklist, IconCopy, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { failureText } from '../../../api/errors.ts'
import { dayWords, meetingsToday } from '../../shared/class-progress.ts'
import type { Meeting } from '../../shared/meetings.ts'
import { seats } from '../../../domain/seats.ts'
import { formatHours } from '../../../lib/venue-time.ts'
import { paths } from '../../../paths.ts'
import type { useClassDays } from '../../shared/useClassDays.ts'
import { PartTitle, QuietButton } from '../../../ui/looks.ts'
import { RetryNotice } from '../../../ui/Notice.tsx'
import { ClassPlace } from '../ClassCells.tsx'
import type { useClassActions } from '../useClassActions.tsx'
import css from './Today.module.css'

const ICON = { size: 18, 'aria-hidden': true }

type TodayProps = {
  days: ReturnType<typeof useClassDays>
  classActions: ReturnType<typeof useClassActions>
}

/** The classes of today, above the lists, because the server moves a class to another list when it begins. */
export function Today({ days: { meetings, now, failure }, classActions }: TodayProps) {
  const found = meetingsToday(meetings, now)
  if (failure)
    return <RetryNotice>We could not check which classes are today. {failureText(failure)}</RetryNotice>
  if (!found.length) return null
  return (
    <Paper component="section" withBorder aria-labelledby="today" className={css['today']}>
      <PartTitle id="today">Today</PartTitle>
      <ul>
        {found.map((meeting) => (
          <li key={`${meeting.occurrence.id} ${meeting.number}`} className={css['class']}>
            <Facts meeting={meeting} now={now} />
            <Actions meeting={meeting} classActions={classActions} />
          </li>
        ))}
      </ul>
    </Paper>
  )
}

function Facts({ meeting, now }: { meeting: Meeting; now: number }) {
  const { occurrence, day, number, count, start, end } = meeting
  const { name, numberOfRegistrants, capacity, canHaveRegistrants } = occurrence.attributes
  return (
    <div>
      <p className={css['status']} data-running={start <= now && now < end}>
        {dayWords(meeting, now)}
      </p>
      <p className={css['name']}>{name}</p>
      <ul className={css['facts']}>
        <li>{formatHours(day)}</li>
        {count > 1 && (
          <li>
            Day {number} of {count}
          </li>
        )}
        <li>
          <ClassPlace occurrence={occurrence} />
        </li>
        <li>{canHaveRegistrants ? `${seats(numberOfRegistrants, capacity)} seats taken` : 'No roster'}</li>
      </ul>
    </div>
  )
}

type ActionsProps = Pick<TodayProps, 'classActions'> & { meeting: Meeting }

function Actions({ meeting: { occurrence }, classActions: { canDuplicate, open } }: ActionsProps) {
  const { id, attributes } = occurrence
  const { name, canHaveRegistrants, canSubmitResults, resultsSubmittedAt } = attributes
  return (
    <div className={css['actions']}>
      {canHaveRegistrants && (
        <Button
          component={Link}
          to={paths.roster(id)}
          leftSection={<IconUsers {...ICON} />}
          aria-label={`Roster of ${name}`}
        >
          Roster
        </Button>
      )}
      {canHaveRegistrants && !resultsSubmittedAt && (
        <QuietButton
          component={Link}
          to={paths.addStudent(id)}
          leftSection={<IconUserPlus {...ICON} />}
          aria-label={`Add walk-in to ${name}`}
        >
          Add walk-in
        </QuietButton>
      )}
      {canSubmitResults && (
        <QuietButton
          component={Link}
          to={paths.submitResults(id)}
          leftSection={<IconChecklist {...ICON} />}
          aria-label={`Results of ${name}`}
        >
          Results
        </QuietButton>
      )}
      {canDuplicate(occurrence) && (
        <QuietButton
          leftSection={<IconCopy {...ICON} />}
          aria-label={`Hold again: ${name}`}
          onClick={() => open('copy', id)}
        >
          Hold again
        </QuietButton>
      )}
    </div>
  )
}
