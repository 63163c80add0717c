import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconChecklist, IconPrinter, IconShare, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { courseQuery } from '../../../api/queries.ts'
import { seatsNeeded } from '../../../domain/seats.ts'
import { formatDay, formatHours } from '../../../lib/venue-time.ts'
import { paths } from '../../../paths.ts'
import { Venue } from '../../../ui/links/Venue.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { QuietButton } from '../../../ui/looks.ts'
import { timeLeft } from '../../shared/class-day.ts'
import type { Meeting } from '../../shared/meetings.ts'
import { shareClass } from '../../shared/share-class.ts'
import { ELearningOpen } from './ELearningOpen.tsx'
import css from './NextClass.module.css'
import { Seats } from './Seats.tsx'
import type { Home } from '../useHome.ts'

const ICON = { size: 18, 'aria-hidden': true }
/** On a phone, the buttons fill the width of each line. */
const FILLS = { flex: { base: '1 1 auto', sm: '0 0 auto' }, px: 'sm' }

/** The class in progress or the next one: its time, place and seats, and the actions for the day. */
export function NextClass({ home: { future, toGrade, next, now, zone } }: { home: Home }) {
  return (
    <Paper component="section" withBorder aria-label="Next class" className={css['card']}>
      <Loaded queries={{ future, toGrade }} what="your next class" lines={4}>
        {() => (next ? <ClassAhead meeting={next} now={now} zone={zone} /> : <NothingAhead />)}
      </Loaded>
    </Paper>
  )
}

function ClassAhead({ meeting, now, zone }: { meeting: Meeting; now: number; zone: string }) {
  const { occurrence, day, number, count } = meeting
  const { name, canHaveRegistrants } = occurrence.attributes
  return (
    <Stack gap="lg">
      <Stack gap={6}>
        <Text className={css['left'] ?? ''} data-running={meeting.start <= now}>
          {timeLeft(meeting, now, zone)}
        </Text>
        <Title order={2} className={css['name'] ?? ''}>
          {name}
        </Title>
        <Text>
          {formatDay(day.startTime)}, {formatHours(day)}
          {count > 1 && ` · Day ${number} of ${count}`}
        </Text>
        <Venue courseId={occurrence.attributes.entityId} />
      </Stack>
      {canHaveRegistrants && (
        <Stack gap={6}>
          <Seats occurrence={occurrence} />
          <ELearningOpen occurrence={occurrence} />
        </Stack>
      )}
      <Actions meeting={meeting} hasBegun={meeting.start <= now} />
    </Stack>
  )
}

function Actions({ meeting: { occurrence }, hasBegun }: { meeting: Meeting; hasBegun: boolean }) {
  const { id, attributes } = occurrence
  const { canHaveRegistrants, resultsSubmittedAt, canSubmitResults } = attributes
  if (!canHaveRegistrants) return <Text c="dimmed">This class has no roster.</Text>
  return (
    <Group gap="sm">
      <Button component={Link} to={paths.roster(id)} {...FILLS} leftSection={<IconUsers {...ICON} />}>
        Roster
      </Button>
      {!resultsSubmittedAt && (
        <QuietButton
          component={Link}
          to={paths.addStudent(id)}
          {...FILLS}
          leftSection={<IconUserPlus {...ICON} />}
        >
          Add walk-in
        </QuietButton>
      )}
      <QuietButton
        component={Link}
        to={paths.printRoster(id)}
        {...FILLS}
        aria-label="Print the sign-in sheet"
        leftSection={<IconPrinter {...ICON} />}
      >
        Print
      </QuietButton>
      {!hasBegun && <Share occurrence={occurrence} />}
      {hasBegun && canSubmitResults && (
        <QuietButton
          component={Link}
          to={paths.submitResults(id)}
          {...FILLS}
          leftSection={<IconChecklist {...ICON} />}
        >
          Results
        </QuietButton>
      )}
    </Group>
  )
}

/** The link to a class that still has seats. The button keeps its place while the course is loaded, whose name is in the link. */
function Share({ occurrence }: { occurrence: OccurrenceResource }) {
  const { entityId, entityType } = occurrence.attributes
  const isOffered = entityType === 'courses' && !seatsNeeded(occurrence.attributes)
  const { data, isError } = useQuery({ ...courseQuery(entityId), enabled: isOffered })
  if (!isOffered || isError) return null
  return (
    <QuietButton
      {...FILLS}
      disabled={!data}
      leftSection={<IconShare {...ICON} />}
      onClick={() => data && void shareClass(occurrence, data)}
    >
      Share
    </QuietButton>
  )
}

const NothingAhead = () => (
  <Stack align="flex-start">
    <Title order={2} className={css['name'] ?? ''}>
      No upcoming class
    </Title>
    <Text c="dimmed">Schedule a class for one of your courses, and it will appear here.</Text>
    <Button component={Link} to={paths.myCourses()}>
      Go to my courses
    </Button>
  </Stack>
)
