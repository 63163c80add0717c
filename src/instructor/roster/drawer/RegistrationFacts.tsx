import { Stack } from '@mantine/core'
import type { OccurrenceResource, RegistrantResource } from '../../../api/generated/training.types.ts'
import { formatMoment } from '../../../lib/venue-time.ts'
import { ELearning } from '../ELearning.tsx'
import { Hint } from '../../../ui/looks.ts'

type RegistrationFactsProps = { occurrence: OccurrenceResource; registrant: RegistrantResource }

/** How somebody came onto the roster. */
export function RegistrationFacts({ occurrence, registrant }: RegistrationFactsProps) {
  const { createdAt, isManualRegistrant, chargeId, hasCompletedPrerequisiteELearning } = registrant.attributes
  const how = chargeId ? ', paid online' : isManualRegistrant ? ', added by an instructor' : ''
  return (
    <Stack gap={4}>
      <Hint>
        Registered {formatMoment(createdAt)}
        {how}
      </Hint>
      {occurrence.attributes.willAssignPrerequisiteELearning && (
        <Hint component="div">
          <ELearning isCompleted={hasCompletedPrerequisiteELearning} />
        </Hint>
      )}
    </Stack>
  )
}
