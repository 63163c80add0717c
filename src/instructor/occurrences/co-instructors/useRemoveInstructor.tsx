import { Text } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { useRemoveOccurrenceInstructor } from '../../../api/generated/training.hooks.ts'
import type { OccurrenceInstructor, OccurrenceResource } from '../../../api/generated/training.types.ts'
import { fullName } from '../../../domain/person.ts'
import { paths } from '../../../paths.ts'
import { useUserId } from '../../../session/useUserId.ts'
import { confirm } from '../../../ui/confirm.ts'

/** Removes a co-instructor from a class. Instructors who remove themselves go to their own classes. */
export function useRemoveInstructor({ id, attributes }: OccurrenceResource) {
  const userId = useUserId()
  const navigate = useNavigate()
  const mutation = useRemoveOccurrenceInstructor()
  return {
    isPending: ({ guid }: OccurrenceInstructor) =>
      mutation.isPending && mutation.variables.instructorId === guid,
    async remove(instructor: OccurrenceInstructor) {
      const isSelf = instructor.guid === userId
      const isConfirmed = await confirm({
        title: isSelf ? 'Leave this class?' : 'Remove this instructor?',
        children: (
          <Text>
            {isSelf ? (
              <>
                You will no longer teach <b>{attributes.name}</b> or see its roster.
              </>
            ) : (
              <>
                <b>{fullName(instructor)}</b> will no longer teach this class or see its roster. We don’t
                notify anyone.
              </>
            )}
          </Text>
        ),
        confirmLabel: isSelf ? 'Leave' : 'Remove',
        isDanger: true,
      })
      if (!isConfirmed) return
      mutation.mutate(
        { id, instructorId: instructor.guid },
        { onSuccess: () => isSelf && void navigate(paths.myClasses()) },
      )
    },
  }
}
