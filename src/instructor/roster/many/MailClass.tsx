import { NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import type { OccurrenceResource, RegistrantResource } from '../../../api/generated/training.types.ts'
import { MailStep } from '../../shared/mail/MailStep.tsx'
import { useHere } from '../attendance/attendance.ts'

type MailClassProps = {
  occurrence: OccurrenceResource
  /** The selected students, if any. */
  chosen: readonly RegistrantResource[]
  everyone: readonly RegistrantResource[]
  date: string | undefined
}

/** Writes to a roster, or to the part of it that it is about. */
export function MailClass({ occurrence, chosen, everyone, date }: MailClassProps) {
  const here = useHere(occurrence.id, date ?? '')
  const { willAssignPrerequisiteELearning, resultsSubmittedAt } = occurrence.attributes
  const part = (label: string, isMeant: (one: RegistrantResource) => boolean) => ({
    label,
    people: everyone.filter(isMeant),
  })
  const groups = [
    { label: 'Selected', people: chosen },
    { label: 'Everyone', people: everyone },
    ...(willAssignPrerequisiteELearning && !resultsSubmittedAt
      ? [part('E-learning open', ({ attributes }) => !attributes.hasCompletedPrerequisiteELearning)]
      : []),
    part('Remedial', ({ attributes }) => attributes.status === 'REMEDIAL'),
    ...(date === undefined
      ? []
      : [part('Here', ({ id }) => here.has(id)), part('Not here', ({ id }) => !here.has(id))]),
  ].filter(({ people }) => people.length > 0)
  const [label, setLabel] = useState(groups[0]?.label)
  const group = groups.find((one) => one.label === label) ?? groups[0]
  return (
    <Stack>
      <NativeSelect
        label="To"
        value={group?.label ?? ''}
        data={groups.map((one) => ({ value: one.label, label: `${one.label} (${one.people.length})` }))}
        onChange={({ currentTarget: { value } }) => setLabel(value)}
      />
      <MailStep occurrence={occurrence} registrants={group?.people ?? []} occasion={{ kind: 'about' }} />
    </Stack>
  )
}
