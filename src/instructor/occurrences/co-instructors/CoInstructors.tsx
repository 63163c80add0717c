import { Divider, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetOccurrence } from '../../../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { courseQuery } from '../../../api/queries.ts'
import { fullName } from '../../../domain/person.ts'
import { formatDays } from '../../../lib/venue-time.ts'
import { useUserId } from '../../../session/useUserId.ts'
import { FormModal } from '../../../ui/FormModal.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Hint, QuietButton } from '../../../ui/looks.ts'
import { AddInstructor } from './AddInstructor.tsx'
import { reasons } from '../class-reasons.ts'
import { useRemoveInstructor } from './useRemoveInstructor.tsx'

type CoInstructorsProps = { id: string; opened: boolean; onClose: () => void }

/** A dialog with the instructors of a class and a form to add another. */
export const CoInstructors = ({ id, opened, onClose }: CoInstructorsProps) => (
  <FormModal title="Instructors of this class" opened={opened} onClose={onClose}>
    <OneClass key={id} id={id} onClose={onClose} />
  </FormModal>
)

function OneClass({ id, onClose }: Omit<CoInstructorsProps, 'opened'>) {
  const occurrence = useGetOccurrence({ id })
  return (
    <Loaded queries={{ occurrence }} what="this class">
      {({ occurrence: { data } }) => <Instructors occurrence={data} onClose={onClose} />}
    </Loaded>
  )
}

function Instructors({ occurrence, onClose }: { occurrence: OccurrenceResource; onClose: () => void }) {
  const { name, dates, instructors, entityId } = occurrence.attributes
  const userId = useUserId()
  const course = useQuery(courseQuery(entityId))
  const ownerId = course.data?.data.attributes.instructorId
  const { remove, isPending } = useRemoveInstructor(occurrence)
  const [added, setAdded] = useState(0)
  const locked = reasons.change(occurrence.attributes)
  return (
    <Stack>
      <Text c="dimmed">
        {name}, {formatDays(dates)}
      </Text>
      <Stack component="ul" tabIndex={-1} gap="xs">
        {instructors.map((instructor) => (
          <Group component="li" key={instructor.guid} justify="space-between" wrap="nowrap" mih={44}>
            <div>
              <Text fw={600}>
                {fullName(instructor)}
                {instructor.guid === userId && ' (you)'}
              </Text>
              <Hint>
                Number {instructor.number}
                {instructor.guid === ownerId && ', instructor of the course'}
              </Hint>
            </div>
            {instructor.guid !== ownerId && instructors.length > 1 && !locked && (
              <QuietButton
                size="sm"
                loading={isPending(instructor)}
                aria-label={`Remove ${fullName(instructor)}`}
                onClick={() => void remove(instructor)}
              >
                Remove
              </QuietButton>
            )}
          </Group>
        ))}
      </Stack>
      <Divider />
      {locked ? (
        <Text>{locked}</Text>
      ) : (
        // A new form for each instructor, because the previous one has been sent.
        <AddInstructor
          key={added}
          occurrence={occurrence}
          onAdded={() => setAdded(added + 1)}
          onClose={onClose}
        />
      )}
    </Stack>
  )
}
