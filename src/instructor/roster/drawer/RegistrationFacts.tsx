import { Stack, Text } from '@mantine/core'
import type { OccurrenceResource, RegistrantResource } from '../../../api/generated/training.types.ts'
import { formatMoment } from '../../../lib/venue-time.ts'
import { ELearning } from '../ELearning.tsx'

type RegistrationFactsProps = { occurrence: OccurrenceResource; registrant: RegistrantResource }

/** How somebody came onto the roster. */
export function RegistrationFacts({ occurrence, registrant }: RegistrationFactsProps) {
  const { createdAt, isManualRegistrant, chargeId, hasCompletedPrerequisiteELearning } = registrant.attributes
  const how = chargeId ? ', paid online' : isManualRegistrant ? ', added by an instructor' : ''
  return (
    <Stack gap={4}>
      <Text size="sm" c="dimmed">
        Registered {formatMoment(createdAt)}
        {how}
      </Text>
      {occurrence.attributes.willAssignPrerequisiteELearning && (
        <Text size="sm" c="dimmed" component="div">
          <ELearning isCompleted={hasCompletedPrerequisiteELearning} />
        </Text>
      )}
    </Stack>
  )
}
