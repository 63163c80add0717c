import { Badge, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { courseQuery, ownCoursesQuery } from '../../api/queries.ts'
import { RESULT_STATUS_LABELS, type ResultStatus, resultStatus } from '../../api/result-status.ts'
import { progressWords } from '../shared/class-progress.ts'
import { useUserId } from '../../session/useUserId.ts'
import { Hint } from '../../ui/looks.ts'
import { LOADING } from '../../ui/Page.tsx'
import { useNow } from '../../ui/useNow.ts'

type CellProps = { occurrence: OccurrenceResource }

/** The city of a class. The list of own courses has it, unless the course is archived or of another instructor. */
export function ClassPlace({ occurrence: { attributes } }: CellProps) {
  const courses = useQuery(ownCoursesQuery(useUserId(), 'ACTIVE')).data?.data
  const own = courses?.find(({ id }) => id === attributes.entityId)?.attributes
  const other = useQuery({ ...courseQuery(attributes.entityId), enabled: courses !== undefined && !own })
  const place = own ?? other.data?.data.attributes.location
  // Its line is reserved until then, so that nothing moves.
  return place ? `${place.city}, ${place.state}` : LOADING
}

/** A class that is about to be graded is the only one that waits for the instructor. */
const colorOf = (status: ResultStatus) => (status === 'TO_BE_GRADED' ? 'orange' : 'gray')

/** Whether there are results. What the tab above the list already says is quiet, and not shown on a phone. */
export function ClassStatus({ occurrence: { attributes } }: CellProps) {
  const now = useNow()
  const status = resultStatus(attributes)
  const isExpected =
    status === 'UPCOMING' || status === 'GRADED' || (status === 'TO_BE_GRADED' && attributes.isPast)
  if (isExpected)
    return (
      <Text c="dimmed" visibleFrom="sm">
        {RESULT_STATUS_LABELS[status]}
      </Text>
    )
  return (
    <div>
      <Badge variant="light" color={colorOf(status)} tt="none" size="lg" fw={600}>
        {RESULT_STATUS_LABELS[status]}
      </Badge>
      {attributes.canSubmitResults && !attributes.isPast && (
        <Hint>{progressWords(attributes.dates, now)}</Hint>
      )}
    </div>
  )
}
