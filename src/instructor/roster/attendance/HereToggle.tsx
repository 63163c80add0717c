import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { RegistrantResource } from '../../../api/generated/training.types.ts'
import { fullName } from '../../../domain/person.ts'
import { attendanceOf, useHere } from './attendance.ts'

/** The day of a class whose arrivals the roster takes. */
export type RollCall = { occurrenceId: string; date: string }
type HereToggleProps = RollCall & { registrant: RegistrantResource }

/** The instructor taps it when a student arrives. A second tap undoes it. */
export function HereToggle({ occurrenceId, date, registrant }: HereToggleProps) {
  const { id, attributes } = registrant
  const isHere = useHere(occurrenceId, date).has(id)
  return (
    <Button
      variant={isHere ? 'filled' : 'default'}
      px="xs"
      w={84}
      leftSection={isHere && <IconCheck size={16} aria-hidden />}
      aria-pressed={isHere}
      aria-label={`${fullName(attributes)} is here`}
      onClick={() => attendanceOf(occurrenceId).toggle(date, id)}
    >
      Here
    </Button>
  )
}
