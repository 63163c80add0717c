import { Badge } from '@mantine/core'
import { statusColor, statusLabel } from '../../api/result-status.ts'

/** A student's result: its word, in the color that it has wherever results are shown. */
export const ResultBadge = ({ status }: { status: string }) => (
  <Badge variant="light" color={statusColor(status)} tt="none" flex="none">
    {statusLabel(status)}
  </Badge>
)
