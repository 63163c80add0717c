import { Text } from '@mantine/core'
import { useArchiveStudent } from '../../api/generated/training.hooks.ts'
import type { StudentResource } from '../../api/generated/training.types.ts'
import { usePendingIds } from '../../api/pending.ts'
import { fullName } from '../../domain/person.ts'
import { confirm } from '../../ui/confirm.ts'

/**
 * Archives a student after asking. The row is pending until the server agrees; if the server refuses, the row is
 * unchanged.
 */
export function useArchiveStudents() {
  const mutation = useArchiveStudent()
  const pending = usePendingIds('archiveStudent')
  return {
    isPending: ({ id }: StudentResource) => pending.includes(id),
    async archive({ id, attributes }: StudentResource) {
      const isConfirmed = await confirm({
        title: 'Archive this student?',
        children: (
          <Text>
            <bdi>
              <b>{fullName(attributes)}</b>
            </bdi>{' '}
            will be removed from your list. There is no way to restore a student from here. Rosters and
            results stay as they are.
          </Text>
        ),
        confirmLabel: 'Archive',
      })
      if (isConfirmed) mutation.mutate({ id })
    },
  }
}
