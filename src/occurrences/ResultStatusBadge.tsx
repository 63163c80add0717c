import { Badge } from '@mantine/core'
import { RESULT_STATUS_LABELS, type ResultStatus } from '../api/result-status.ts'

const COLORS: Record<ResultStatus, string> = {
  NONE: 'gray',
  GRADED: 'pine',
  NO_STUDENTS: 'gray',
  TO_BE_GRADED: 'orange',
  UPCOMING: 'blue',
}

export const ResultStatusBadge = ({ status }: { status: ResultStatus }) => (
  <Badge variant="light" color={COLORS[status]} tt="none" size="lg" fw={600}>
    {RESULT_STATUS_LABELS[status]}
  </Badge>
)
