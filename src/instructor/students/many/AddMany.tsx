import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { createRegistrantMutation, useListRegistrants } from '../../../api/generated/training.hooks.ts'
import type { OccurrenceResource, StudentResource } from '../../../api/generated/training.types.ts'
import { toasts } from '../../../api/messages.ts'
import { sendOnce } from '../../../api/send-once.ts'
import { emailKey } from '../../../domain/person-keys.ts'
import { personBody, personOf } from '../../../domain/person.ts'
import { seatsNeeded } from '../../../domain/seats.ts'
import { IdempotencyKeys } from '../../../lib/idempotency-keys.ts'
import { plural } from '../../../lib/words.ts'
import { paths } from '../../../paths.ts'
import { isSettled } from '../../../ui/failure/useFailure.ts'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { Outline } from '../../../ui/Loaded.tsx'
import { QuietButton } from '../../../ui/looks.ts'
import { StepHeading } from '../../../ui/StepHeading.tsx'
import { ManyProgress } from '../../shared/many/ManyProgress.tsx'
import { Names } from '../../shared/many/Names.tsx'
import { callOneOfMany } from '../../shared/many/one-of-many.ts'
import { useMany } from '../../shared/many/useMany.ts'
import { useSeatsFirst } from '../../shared/many/useSeatsFirst.ts'
import { ClassFacts } from '../add-to-class/ClassFacts.tsx'
import { ClassSteps } from '../add-to-class/ClassSteps.tsx'
import { missingFrom } from '../../shared/person/missing-from.ts'
import { Warnings } from '../../shared/person/Warnings.tsx'

type AddManyProps = { students: readonly StudentResource[]; onClose: () => void }

/** Puts many students into one of the upcoming classes: choose it, confirm, and see what became of each. */
export const AddMany = ({ students, onClose }: AddManyProps) => (
  <ClassSteps who={plural(students.length, 'student')}>
    {(occurrence, onBack) => <Confirm key={occurrence.id} {...{ students, occurrence, onBack, onClose }} />}
  </ClassSteps>
)

type ConfirmProps = AddManyProps & { occurrence: OccurrenceResource; onBack: () => void }

function Confirm({ students, occurrence, onBack, onClose }: ConfirmProps) {
  const { id, attributes } = occurrence
  const client = useQueryClient()
  const current = useListRegistrants({ id })
  const removed = useListRegistrants({ id, filter: 'deleted' })
  const [keys] = useState(() => new IdempotencyKeys())
  const many = useMany<StudentResource>({
    change: 'createRegistrant',
    async call(student) {
      const person = personBody(personOf(student.attributes))
      const body = { occurrenceId: id, ...person, isManualRegistrant: true as const }
      await sendOnce(keys, body, (idempotencyKey) =>
        callOneOfMany(client, createRegistrantMutation(), { body, idempotencyKey }),
      )
    },
    async stillLeft(left) {
      const { data } = await current.refetch()
      return missingFrom(data?.data ?? [], left)
    },
  })
  // Who is on the roster although the answer was lost needs no other seat.
  const roster = current.data?.data ?? []
  const sending = useSeatsFirst(id, many, missingFrom(roster, many.left).length)
  const failure = <FormFailure error={sending.error} prefix={toasts.createRegistrant.failure} />
  if (many.lines.length)
    return (
      <Stack>
        {failure}
        <ManyProgress many={many} verb="added" retry={sending.retry}>
          <Group justify="space-between">
            <QuietButton onClick={onClose}>Close</QuietButton>
            <Button component={Link} to={paths.roster(id)}>
              Open the roster
            </Button>
          </Group>
        </ManyProgress>
      </Stack>
    )
  // Until the roster is known, nothing can be said about it. If it cannot be loaded, the server decides.
  if (!isSettled(current) || !isSettled(removed)) return <Outline lines={4} />
  const missing = missingFrom(roster, students)
  const known = students.length - missing.length
  const gone = new Set(removed.data?.data.map((one) => emailKey(one.attributes.email)))
  const before = missing.filter((one) => gone.has(emailKey(one.attributes.email))).length
  const warnings = [
    ...(current.data ? [] : ['We could not read the roster, so somebody may be on it already.']),
    ...(before ? [`${plural(before, 'student was', 'students were')} removed from this class before.`] : []),
  ]
  const needed = seatsNeeded(attributes, missing.length)
  const count = plural(missing.length, 'student')
  const add = ({ detail }: MouseEvent) => {
    // The second click of a double click on the class would land on this button.
    if (detail <= 1) sending.start(needed, missing)
  }
  return (
    <Stack>
      <StepHeading>{missing.length ? `Add ${count}?` : 'They are already on this roster'}</StepHeading>
      {failure}
      <Card withBorder>
        <ClassFacts occurrence={occurrence} />
      </Card>
      {known > 0 && missing.length > 0 && (
        <Text size="sm">{known} left out: already on this roster, or the same person twice.</Text>
      )}
      <Warnings texts={warnings} />
      {needed && missing.length > 0 && (
        <Alert color="orange" title="Not enough free seats in this class">
          Adding {count} raises it to {plural(needed, 'seat')}.
        </Alert>
      )}
      <Names people={missing} />
      <Text size="sm">
        The names, emails and phone numbers from your list go on the roster. We don’t notify the students.
      </Text>
      <Group justify="space-between">
        <QuietButton disabled={sending.isPending} onClick={onBack}>
          Back
        </QuietButton>
        {missing.length > 0 && (
          <Button loading={sending.isPending} onClick={add}>
            {needed ? `Raise to ${plural(needed, 'seat')} and add` : `Add ${count}`}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
