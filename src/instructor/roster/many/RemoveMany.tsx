import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { OccurrenceResource, RegistrantResource } from '../../../api/generated/training.types.ts'
import { plural } from '../../../lib/words.ts'
import { useStayWhile } from '../../../ui/form/useUnsavedGuard.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { StepHeading } from '../../../ui/StepHeading.tsx'
import { ManyProgress } from '../../shared/many/ManyProgress.tsx'
import { Names } from '../../shared/many/Names.tsx'
import { tryAgainLabel } from '../../shared/many/useMany.ts'
import { useRemoveMany } from './roster-acts.ts'

type RemoveManyProps = {
  occurrence: OccurrenceResource
  /** As they were when the dialog opened: those who are removed leave the roster. */
  registrants: readonly RegistrantResource[]
  onBack: () => void
  /** What follows when all calls have ended. */
  after: (removed: readonly RegistrantResource[]) => ReactNode
}

/** Removes many students from a roster, after asking, and shows what became of each. */
export function RemoveMany({ occurrence, registrants, onBack, after }: RemoveManyProps) {
  const many = useRemoveMany(occurrence.id)
  useStayWhile(many.isSending)
  if (many.lines.length)
    return (
      <ManyProgress many={many} verb="removed" retry={{ label: tryAgainLabel(many), run: many.retry }}>
        {after(many.done)}
      </ManyProgress>
    )
  const paid = registrants.filter(({ attributes }) => attributes.chargeId).length
  return (
    <Stack>
      <StepHeading>Remove {plural(registrants.length, 'student')} from the roster?</StepHeading>
      <Names people={registrants} />
      <Text size="sm">
        They stay in the list of removed students. We don’t notify them.
        {paid > 0 &&
          ` ${paid} paid online, and refunds are handled elsewhere: in full with 48 hours’ notice, none with less.`}
      </Text>
      <Group justify="space-between">
        <QuietButton onClick={onBack}>Back</QuietButton>
        <Button color="red.9" onClick={() => many.start(registrants)}>
          Remove {plural(registrants.length, 'student')}
        </Button>
      </Group>
    </Stack>
  )
}
