import { Text } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { useRemoveOccurrenceInstructor } from '../api/generated/training.hooks.ts'
import type { OccurrenceInstructor, OccurrenceResource } from '../api/generated/training.types.ts'
import { fullName } from '../lib/person.ts'
import { paths } from '../paths.ts'
import { useUserId } from '../session/useUserId.ts'
import { confirm } from '../ui/confirm.ts'
import { useClassesChanged } from './useClassesChanged.ts'

/** Takes a co-instructor off a class. Who takes themselves off leaves for their own classes. */
export function useRemoveInstructor({ id, attributes }: OccurrenceResource) {
  const userId = useUserId()
  const navigate = useNavigate()
  const changed = useClassesChanged()
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
                You no longer teach <b>{attributes.name}</b> and no longer see its roster.
              </>
            ) : (
              <>
                <b>{fullName(instructor)}</b> no longer teaches this class and no longer sees its roster.
                Nobody is told.
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
        {
          onSuccess() {
            if (isSelf) void navigate(paths.myClasses())
            void changed()
          },
        },
      )
    },
  }
}
