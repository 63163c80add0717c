import { Text } from '@mantine/core'
import { useMutationState } from '@tanstack/react-query'
import { useDeleteRegistrant } from '../api/generated/training.hooks.ts'
import type { RegistrantResource } from '../api/generated/training.types.ts'
import { fullName } from '../lib/person.ts'
import { confirm } from '../ui/confirm.ts'
import { useRosterChanged } from './useRosterChanged.ts'

/** Removing: asked first, pending until the server agrees; a refusal leaves the student on the roster. */
export function useRemoveRegistrant() {
  const changed = useRosterChanged()
  const mutation = useDeleteRegistrant({ onSettled: changed })
  const pending = useMutationState({
    filters: { mutationKey: ['deleteRegistrant'], status: 'pending' },
    select: ({ state }) => (state.variables as { id: string }).id,
  })
  return {
    isPending: ({ id }: RegistrantResource) => pending.includes(id),
    async remove(registrant: RegistrantResource) {
      const isConfirmed = await confirm({
        title: 'Remove this student from the roster?',
        children: (
          <>
            <Text>
              <bdi>
                <b>{fullName(registrant.attributes)}</b>
              </bdi>{' '}
              gives up the seat and moves to the removed students. The student is not told.
            </Text>
            {registrant.attributes.chargeId && (
              <Text mt="sm">
                This student paid online. Money is handled elsewhere: with 48 hours’ notice the refund is
                full, with less there is none.
              </Text>
            )}
          </>
        ),
        confirmLabel: 'Remove',
        isDanger: true,
      })
      if (isConfirmed) mutation.mutate({ id: registrant.id })
    },
  }
}
