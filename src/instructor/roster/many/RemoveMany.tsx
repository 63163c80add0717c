import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { OccurrenceResource, RegistrantResource } from '../../../api/generated/training.types.ts'
import { plural } from '../../../lib/words.ts'
import { StepHeading } from '../../../ui/StepHeading.tsx'
import { ManyProgress } from './ManyProgress.tsx'
import { Names } from './Names.tsx'
import { useMany } from './useMany.ts'

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
  const many = useMany(occurrence.id, { kind: 'remove' })
  const left = many.lines.length - many.done.length
  if (many.lines.length)
    return (
      <ManyProgress
        many={many}
        verb="removed"
        retry={{
          label: `Try ${left === 1 ? 'this one' : `these ${left}`} again`,
          run: many.retry,
        }}
      >
        {after(many.done)}
      </ManyProgress>
    )
  const paid = registrants.filter(({ attributes }) => attributes.chargeId).length
  return (
    <Stack gap="md">
      <StepHeading>Remove {plural(registrants.length, 'student')} from the roster?</StepHeading>
      <Names registrants={registrants} />
      <Text size="sm">
        They stay in the list of removed students. We don’t notify them.
        {paid > 0 &&
          ` ${paid} paid online, and refunds are handled elsewhere: in full with 48 hours’ notice, none with less.`}
      </Text>
      <Group justify="space-between">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button color="red.9" onClick={() => many.start(registrants)}>
          Remove {plural(registrants.length, 'student')}
        </Button>
      </Group>
    </Stack>
  )
}
