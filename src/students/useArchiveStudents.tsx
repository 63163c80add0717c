import { Text } from '@mantine/core'
import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { useArchiveStudent } from '../api/generated/training.hooks.ts'
import type { StudentListDocument, StudentResource } from '../api/generated/training.types.ts'
import { fullName } from '../lib/person.ts'
import { confirm } from '../ui/confirm.ts'

const LIST = ['listStudents']

/** The list without a student: total and count drop by one, section 4. */
function without(document: StudentListDocument | undefined, id: string): StudentListDocument | undefined {
  if (!document?.data.some((student) => student.id === id)) return document
  const { meta } = document
  const total = meta.total - 1
  const totalPages = meta.perPage ? Math.ceil(total / meta.perPage) : 1
  return {
    data: document.data.filter((student) => student.id !== id),
    meta: { ...meta, total, totalPages, count: meta.count - 1 },
  }
}

/** Asks, then archives a student. The row is pending until the server agrees; a refusal leaves it as it was. */
export function useArchiveStudents() {
  const queryClient = useQueryClient()
  const mutation = useArchiveStudent({
    onSuccess: (_data, { id }) => {
      queryClient.setQueriesData<StudentListDocument>({ queryKey: LIST }, (document) => without(document, id))
    },
    // The next page gives the row that moved up.
    onSettled: () => queryClient.invalidateQueries({ queryKey: LIST }),
  })
  const pending = useMutationState({
    filters: { mutationKey: ['archiveStudent'], status: 'pending' },
    select: ({ state }) => (state.variables as { id: string }).id,
  })
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
