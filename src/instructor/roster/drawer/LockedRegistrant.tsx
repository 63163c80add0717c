import { Alert, Stack } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { OccurrenceResource, RegistrantResource } from '../../../api/generated/training.types.ts'
import { formatMoment } from '../../../lib/venue-time.ts'
import { ResultBadge } from '../../shared/ResultBadge.tsx'
import { Contact } from '../../shared/person/Contact.tsx'
import { fullName } from '../../../domain/person.ts'
import { Correction } from '../Correction.tsx'
import { lockReason } from '../registrant.ts'
import { RegistrationFacts } from './RegistrationFacts.tsx'
import { Fact } from '../../shared/Fact.tsx'

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
    <Stack>
      <Alert color="gray" icon={<IconLock aria-hidden />} title={lockReason(registrant.attributes)}>
        You can’t edit this entry. Edit the name, contact details and notes in the student record.
      </Alert>
      {status && <Correction occurrence={occurrence} name={fullName(registrant.attributes)} />}
      <RegistrationFacts occurrence={occurrence} registrant={registrant} />
      <Contact person={registrant} />
      <Stack component="dl" gap="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {facts.map(
          ([what, value]) =>
            value && (
              <Fact key={what} term={what}>
                {value}
              </Fact>
            ),
        )}
      </Stack>
    </Stack>
  )
}
