import { Badge } from '@mantine/core'
import { RESULT_STATUS_LABELS, type ResultStatus } from './result-status.ts'

const COLORS: Record<ResultStatus, string> = {
  NONE: 'gray.8',
  GRADED: 'pine',
  NO_STUDENTS: 'gray.8',
  TO_BE_GRADED: 'orange.9',
  UPCOMING: 'blue.9',
}

export const ResultStatusBadge = ({ status }: { status: ResultStatus }) => (
  <Badge variant="light" color={COLORS[status]} tt="none" size="lg" fw={600}>
    {RESULT_STATUS_LABELS[status]}
  </Badge>
)
