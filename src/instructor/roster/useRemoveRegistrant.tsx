import { Text } from '@mantine/core'
import { useDeleteRegistrant } from '../../api/generated/training.hooks.ts'
import type { RegistrantResource } from '../../api/generated/training.types.ts'
import { usePendingIds } from '../../api/pending.ts'
import { fullName } from '../../domain/person.ts'
import { confirm } from '../../ui/confirm.ts'

/**
 * Removes a student after asking. The row is pending until the server agrees; if the server refuses, the row is
 * unchanged.
 */
export function useRemoveRegistrant() {
  const mutation = useDeleteRegistrant()
  const pending = usePendingIds('deleteRegistrant')
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
              will be removed from the roster. We don’t notify the student.
            </Text>
            {registrant.attributes.chargeId && (
              <Text mt="sm">
                This student paid online, and refunds are handled elsewhere: in full with 48 hours’ notice,
                none with less.
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
