import { Anchor, Badge, Group, Stack } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { StudentRegistration } from '../../api/generated/training.types.ts'
import { formatDay } from '../../lib/venue-time.ts'
import { paths } from '../../paths.ts'
import { Hint } from '../../ui/looks.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ResultBadge } from '../shared/ResultBadge.tsx'

/** The student's classes, newest first. */
export function ClassHistory({ registrations }: { registrations: readonly StudentRegistration[] }) {
  if (!registrations.length)
    return <Notice title="No classes yet">This student has not been on any of your rosters.</Notice>
  return (
    <Stack component="ul">
      {registrations.map((registration) => (
        <Group
          key={registration.registrantId}
          component="li"
          justify="space-between"
          wrap="nowrap"
          align="flex-start"
        >
          <div>
            <Anchor component={Link} to={paths.roster(registration.occurrenceId)} fw={550}>
              {registration.courseName}
            </Anchor>
            <Hint>{formatDay(registration.startTime)}</Hint>
          </div>
          <State {...registration} />
        </Group>
      ))}
    </Stack>
  )
}

const State = ({ status, removedAt }: StudentRegistration) =>
  status && !removedAt ? (
    <ResultBadge status={status} />
  ) : (
    <Badge variant="light" color="gray" tt="none" flex="none">
      {removedAt ? 'Removed' : 'Registered'}
    </Badge>
  )
