import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { OccurrenceResource, RegistrantResource } from '../../../api/generated/training.types.ts'
import { rescheduleToasts } from '../../../api/messages.ts'
import { plural } from '../../../lib/words.ts'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { Hint, QuietButton } from '../../../ui/looks.ts'
import { StepHeading } from '../../../ui/StepHeading.tsx'
import { DOUBLE_CLICK_MS } from '../registrant.ts'
import { type Chosen, MoveSteps } from '../reschedule/ChooseClass.tsx'
import { ClassTime } from '../reschedule/ClassTime.tsx'
import type { Target } from '../reschedule/targets.ts'
import { ManyProgress } from '../../shared/many/ManyProgress.tsx'
import { Names } from '../../shared/many/Names.tsx'
import { useSeatsFirst } from '../../shared/many/useSeatsFirst.ts'
import { useMoveMany } from './roster-acts.ts'

type MoveManyProps = {
  occurrence: OccurrenceResource
  /** As they were when the dialog opened: those who have moved leave the roster. */
  registrants: readonly RegistrantResource[]
  onBack: () => void
  /** What follows when all calls have ended. */
  after: (moved: readonly RegistrantResource[], target: Target) => ReactNode
}

/** Moves many students to another class of the course: choose it, confirm, and see what became of each. */
export const MoveMany = ({ occurrence, registrants, onBack, after }: MoveManyProps) => (
  <MoveSteps occurrence={occurrence} students={registrants.length} onBack={onBack}>
    {(chosen, back) => <Confirm {...chosen} registrants={registrants} onBack={back} after={after} />}
  </MoveSteps>
)

type ConfirmProps = Omit<MoveManyProps, 'occurrence'> & Chosen

function Confirm({ registrants, target, at, onBack, after }: ConfirmProps) {
  const many = useMoveMany(target.id)
  const sending = useSeatsFirst(target.id, many)
  if (many.lines.length)
    return (
      <Stack>
        <FormFailure error={sending.error} prefix={rescheduleToasts.failure} />
        <ManyProgress many={many} verb="moved" retry={sending.retry}>
          {after(many.done, target)}
        </ManyProgress>
      </Stack>
    )
  const count = plural(registrants.length, 'student')
  return (
    <Stack>
      <StepHeading>Move {count}?</StepHeading>
      <FormFailure error={sending.error} prefix={rescheduleToasts.failure} />
      <div>
        <Hint>To</Hint>
        <ClassTime dates={target.dates} />
        <Hint>Seats taken: {target.seats}</Hint>
      </div>
      {target.needed && (
        <Alert color="orange" title="Not enough free seats in that class">
          Moving {count} raises it to {plural(target.needed, 'seat')}.
        </Alert>
      )}
      {target.isPast && (
        <Alert color="orange" title="That class is over">
          The students get their results in that class.
        </Alert>
      )}
      <Names people={registrants} />
      <Text size="sm">We don’t notify the students. You can write to them in the next step.</Text>
      <Group justify="space-between">
        <QuietButton disabled={sending.isPending} onClick={onBack}>
          Back
        </QuietButton>
        <Button
          loading={sending.isPending}
          onClick={({ timeStamp }) => {
            // The second click of a double click on the class would land on this button.
            if (timeStamp - at < DOUBLE_CLICK_MS || sending.isPending) return
            sending.start(target.needed, registrants)
          }}
        >
          {target.needed ? `Raise to ${plural(target.needed, 'seat')} and move` : `Move ${count}`}
        </Button>
      </Group>
    </Stack>
  )
}
