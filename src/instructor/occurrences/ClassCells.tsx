import { Badge, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { ownCoursesQuery } from '../../api/queries.ts'
import { RESULT_STATUS_LABELS, type ResultStatus, resultStatus } from '../../api/result-status.ts'
import { progressWords } from '../shared/class-progress.ts'
import { useUserId } from '../../session/useUserId.ts'
import { LOADING } from '../../ui/Page.tsx'
import { useNow } from '../../ui/useNow.ts'
import css from './ClassCells.module.css'

type CellProps = { occurrence: OccurrenceResource }

/** The city of a class. Blank for another instructor's course, because only the list of own courses has it. */
export function ClassPlace({ occurrence }: CellProps) {
  const courses = useQuery(ownCoursesQuery(useUserId(), 'ACTIVE')).data?.data
  const course = courses?.find(({ id }) => id === occurrence.attributes.entityId)?.attributes
  // Its line is reserved until then, so that nothing moves.
  return course ? `${course.city}, ${course.state}` : LOADING
}

const COLORS: Record<ResultStatus, string> = {
  NONE: 'gray',
  GRADED: 'pine',
  NO_STUDENTS: 'gray',
  TO_BE_GRADED: 'orange',
  UPCOMING: 'blue',
}

/** Whether there are results. On a phone it is not shown if the tab above the list already says it. */
export function ClassStatus({ occurrence: { attributes } }: CellProps) {
  const now = useNow()
  const status = resultStatus(attributes)
  return (
    <div className={css['status']} data-expected={status === 'UPCOMING' || status === 'GRADED'}>
      <Badge variant="light" color={COLORS[status]} tt="none" size="lg" fw={600}>
        {RESULT_STATUS_LABELS[status]}
      </Badge>
      {attributes.canSubmitResults && !attributes.isPast && (
        <Text size="sm" c="dimmed">
          {progressWords(attributes.dates, now)}
        </Text>
      )}
    </div>
  )
}
