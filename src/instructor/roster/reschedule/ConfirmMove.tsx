import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { type MouseEvent, useRef, useState } from 'react'
import { useUpdateRegistrant } from '../../../api/generated/training.hooks.ts'
import type { OccurrenceResource, RegistrantResource } from '../../../api/generated/training.types.ts'
import { rescheduleToasts } from '../../../api/messages.ts'
import { DOUBLE_CLICK_MS } from '../registrant.ts'
import { fullName } from '../../../domain/person.ts'
import { IdempotencyKeys } from '../../../lib/idempotency-keys.ts'
import { plural } from '../../../lib/words.ts'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useStayWhile } from '../../../ui/form/useUnsavedGuard.ts'
import { Hint, QuietButton } from '../../../ui/looks.ts'
import { StepHeading } from '../../../ui/StepHeading.tsx'
import { useWithSeat } from '../../shared/useSeats.ts'
import { ClassTime } from './ClassTime.tsx'
import { Fact } from '../../shared/Fact.tsx'
import css from './ConfirmMove.module.css'
import type { Chosen } from './ChooseClass.tsx'

type ConfirmMoveProps = Chosen & {
  occurrence: OccurrenceResource
  registrant: RegistrantResource
  onBack: () => void
  onDone: () => void
}

/** The second step: shows the old and the new class and any warnings, and moves the student. */
export function ConfirmMove({ occurrence, registrant, target, at, onBack, onDone }: ConfirmMoveProps) {
  const { mutateAsync } = useUpdateRegistrant({ meta: { toast: rescheduleToasts } })
  // A move is sent without a key. These only remember whether one had no answer.
  const [keys] = useState(() => new IdempotencyKeys())
  const mutation = useWithSeat(
    target.id,
    target.needed,
    keys,
    // A student can move whatever somebody else has just corrected.
    ({ body }: { body: { occurrenceId: string } }) =>
      mutateAsync({ id: registrant.id, ifMatch: undefined, body }),
  )
  // Not React state, which would only change with the next render: a fast second click could come before it.
  const sending = useRef(false)
  const isSending = () => sending.current
  useStayWhile(isSending)
  const move = (event: MouseEvent) => {
    // The second click of a double click on the class would land on this button.
    const isRead = event.timeStamp - at > DOUBLE_CLICK_MS
    if (!isRead || isSending()) return
    sending.current = true
    const arrived = () => (sending.current = false)
    mutation.mutate(
      { occurrenceId: target.id },
      {
        onSuccess() {
          arrived()
          onDone()
        },
        onError: arrived,
      },
    )
  }
  return (
    <Stack>
      <StepHeading>
        Move <bdi>{fullName(registrant.attributes)}</bdi>?
      </StepHeading>
      <FormFailure error={mutation.error} prefix={rescheduleToasts.failure} />
      <dl className={css['move']}>
        <Fact term="From">
          <ClassTime dates={occurrence.attributes.dates} />
        </Fact>
        <Fact term="To">
          <ClassTime dates={target.dates} />
          <Hint>Seats taken: {target.seats}</Hint>
        </Fact>
      </dl>
      {target.needed && (
        <Alert color="orange" title="That class is full">
          All seats are taken. Moving this student raises that class to {plural(target.needed, 'seat')}.
        </Alert>
      )}
      {target.isPast && (
        <Alert color="orange" title="That class is over">
          The student gets a result in that class.
        </Alert>
      )}
      <Text size="sm">
        The seat in the first class becomes free. We don’t notify the student
        {registrant.attributes.chargeId && ', and an online payment stays as it is'}.
      </Text>
      <Group justify="space-between">
        <QuietButton onClick={onBack}>Back</QuietButton>
        <Button loading={mutation.isPending} onClick={move}>
          {target.needed ? `Raise to ${plural(target.needed, 'seat')} and move` : 'Move student'}
        </Button>
      </Group>
    </Stack>
  )
}
