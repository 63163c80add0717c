import { Group, Stack } from '@mantine/core'
import { useGetOccurrence, useListRegistrants } from '../../../api/generated/training.hooks.ts'
import type { Day } from '../../../lib/venue-time.ts'
import { plural } from '../../../lib/words.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { QuietButton } from '../../../ui/looks.ts'
import { StepHeading } from '../../../ui/StepHeading.tsx'
import { MailStep } from '../../shared/mail/MailStep.tsx'

/** After a class has moved: the message to its students, with the time before and now. */
export function TellStudents({
  id,
  before,
  onClose,
}: {
  id: string
  before: readonly Day[]
  onClose: () => void
}) {
  const occurrence = useGetOccurrence({ id })
  const roster = useListRegistrants({ id })
  return (
    <Stack>
      <Loaded queries={{ occurrence, roster }} what="the students">
        {({ occurrence: { data }, roster: { data: registrants } }) => (
          <>
            <StepHeading hint="The class is saved.">
              Tell {registrants.length === 1 ? 'the student' : `the ${plural(registrants.length, 'student')}`}
            </StepHeading>
            <MailStep occurrence={data} registrants={registrants} occasion={{ kind: 'moved', before }} />
          </>
        )}
      </Loaded>
      <Group justify="flex-end">
        <QuietButton onClick={onClose}>Close</QuietButton>
      </Group>
    </Stack>
  )
}
