import { Alert, Stack, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { OccurrenceResource, RegistrantResource } from '../../../api/generated/training.types.ts'
import { formatMoment } from '../../../lib/venue-time.ts'
import { ResultBadge } from '../../shared/ResultBadge.tsx'
import { Contact } from '../../shared/Contact.tsx'
import { fullName } from '../../../domain/person.ts'
import { Correction } from '../Correction.tsx'
import { lockReason } from '../registrant.ts'
import { RegistrationFacts } from './RegistrationFacts.tsx'
import { Hint } from '../../../ui/looks.ts'

type LockedRegistrantProps = { occurrence: OccurrenceResource; registrant: RegistrantResource }

/** What the roster says of a student, to read: it can no longer change, and says why. */
export function LockedRegistrant({ occurrence, registrant }: LockedRegistrantProps) {
  const { email, phone, notes, status, removedAt } = registrant.attributes
  const facts: [string, ReactNode][] = [
    ['Email', email],
    ['Phone', phone ?? 'None'],
    ['Result', status && <ResultBadge key={status} status={status} />],
    ['Removed', removedAt && formatMoment(removedAt)],
    ['Notes', notes],
  ]
  return (
    <Stack gap="md">
      <Alert
        color="gray"
        variant="light"
        icon={<IconLock aria-hidden />}
        title={lockReason(registrant.attributes)}
      >
        You can’t edit this entry. Edit the name, contact details and notes in the student record.
      </Alert>
      {status && <Correction occurrence={occurrence} name={fullName(registrant.attributes)} />}
      <RegistrationFacts occurrence={occurrence} registrant={registrant} />
      <Contact person={registrant} />
      <Stack component="dl" gap="sm">
        {facts.map(
          ([what, value]) =>
            value && (
              <div key={what}>
                <Hint component="dt">{what}</Hint>
                <Text component="dd" m={0} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  {value}
                </Text>
              </div>
            ),
        )}
      </Stack>
    </Stack>
  )
}
