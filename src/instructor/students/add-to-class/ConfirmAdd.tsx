import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core'
import { type MouseEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  useCreateRegistrant,
  useGetOccurrence,
  useListRegistrants,
} from '../../../api/generated/training.hooks.ts'
import type { OccurrenceResource, StudentResource } from '../../../api/generated/training.types.ts'
import { toasts } from '../../../api/messages.ts'
import { fullName, personBody, personOf } from '../../../domain/person.ts'
import { seatsNeeded } from '../../../domain/seats.ts'
import { IdempotencyKeys } from '../../../lib/idempotency-keys.ts'
import { plural } from '../../../lib/words.ts'
import { paths } from '../../../paths.ts'
import { isSettled } from '../../../ui/failure/useFailure.ts'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useStayWhile } from '../../../ui/form/useUnsavedGuard.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { StepHeading } from '../../../ui/StepHeading.tsx'
import { addWarnings } from '../../shared/person/add-warnings.ts'
import { useWithSeat } from '../../shared/useSeats.ts'
import { Warnings } from '../../shared/person/Warnings.tsx'
import { ClassFacts } from './ClassFacts.tsx'

type ConfirmAddProps = {
  student: StudentResource
  occurrence: OccurrenceResource
  onBack: () => void
  onClose: () => void
}

/** The second step: shows the class and any warnings, adds the student, and leads to the roster. */
export function ConfirmAdd({ student, occurrence, onBack, onClose }: ConfirmAddProps) {
  const { id, attributes } = occurrence
  const current = useListRegistrants({ id })
  const removed = useListRegistrants({ id, filter: 'deleted' })
  const [keys] = useState(() => new IdempotencyKeys())
  const { mutateAsync } = useCreateRegistrant()
  const needed = seatsNeeded(attributes)
  const mutation = useWithSeat(id, needed, keys, mutateAsync)
  const after = useGetOccurrence({ id }, { enabled: mutation.isSuccess }).data?.data
  // Not React state, which would only change with the next render: a fast second click could come before it.
  const sending = useRef(false)
  useStayWhile(() => sending.current)
  const person = personOf(student.attributes)
  const name = <bdi>{fullName(student.attributes)}</bdi>
  const add = ({ detail }: MouseEvent) => {
    // The second click of a double click on the class would land on this button.
    if (detail > 1 || sending.current) return
    sending.current = true
    const body = { occurrenceId: id, ...personBody(person), isManualRegistrant: true as const }
    mutation.mutate(body, { onSettled: () => (sending.current = false) })
  }
  if (mutation.isSuccess)
    return (
      <Stack>
        <StepHeading key="added">{name} is on the roster</StepHeading>
        <Card withBorder>
          <ClassFacts occurrence={after ?? occurrence} />
        </Card>
        <Group justify="space-between">
          <QuietButton onClick={onClose}>Done</QuietButton>
          <Button component={Link} to={paths.roster(id)}>
            Open the roster
          </Button>
        </Group>
      </Stack>
    )
  const warnings = addWarnings(person, {
    current: current.data?.data ?? [],
    removed: removed.data?.data ?? [],
  })
  const label = needed ? `Raise to ${plural(needed, 'seat')} and add` : 'Add student'
  return (
    <Stack>
      <StepHeading>Add {name}?</StepHeading>
      <FormFailure error={mutation.error} prefix={toasts.createRegistrant.failure} />
      <Card withBorder>
        <ClassFacts occurrence={occurrence} />
      </Card>
      <Warnings texts={warnings} />
      {needed && (
        <Alert color="orange" title="This class is full">
          Adding this student raises the class to {plural(needed, 'seat')}.
        </Alert>
      )}
      <Text size="sm">
        The roster gets the name, email and phone of your list. We don’t notify the student.
      </Text>
      <Group justify="space-between">
        <QuietButton onClick={onBack}>Back</QuietButton>
        {/* Until the roster is known, nothing can be said about it. If it cannot be loaded, the server decides. */}
        <Button loading={mutation.isPending || !isSettled(current) || !isSettled(removed)} onClick={add}>
          {warnings.length > 0 && !needed ? 'Add anyway' : label}
        </Button>
      </Group>
    </Stack>
  )
}
