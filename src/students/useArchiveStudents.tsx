import { Text } from '@mantine/core'
import { useArchiveStudent } from '../api/generated/training.hooks.ts'
import type { StudentResource } from '../api/generated/training.types.ts'
import { usePendingIds } from '../api/pending.ts'
import { confirm } from '../ui/confirm.ts'

/** Archiving: the student is pending until the server agrees, then gone from the list; a refusal changes nothing. */
export function useArchiveStudents() {
  const mutation = useArchiveStudent()
  const pending = usePendingIds('archiveStudent')
  return {
    isPending: ({ id }: StudentResource) => pending.includes(id),
    async archive({ id, attributes: { firstName, lastName } }: StudentResource) {
      const isConfirmed = await confirm({
        title: 'Archive this student?',
        children: (
          <Text>
            <bdi>
              <b>
                {firstName} {lastName}
              </b>
            </bdi>{' '}
            leaves your list. There is no way to restore a student from here. Rosters and results stay as they
            are.
          </Text>
        ),
        confirmLabel: 'Archive',
      })
      if (isConfirmed) mutation.mutate({ id })
    },
  }
}
