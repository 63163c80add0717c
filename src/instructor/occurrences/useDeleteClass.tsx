import { Text } from '@mantine/core'
import { useState } from 'react'
import { useDeleteOccurrence } from '../../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { usePendingIds } from '../../api/pending.ts'
import { formatDays } from '../../lib/venue-time.ts'
import { confirm } from '../../ui/confirm.ts'

/**
 * Deletes a class after asking; the row is pending until the server agrees. If the server allows deleting a class that
 * has students, `asked` holds the class and the DeleteClass dialog asks instead.
 */
export function useDeleteClass() {
  const mutation = useDeleteOccurrence()
  const [asked, setAsked] = useState<OccurrenceResource>()
  const pending = usePendingIds('deleteOccurrence')
  return {
    asked,
    answer(isConfirmed: boolean) {
      setAsked(undefined)
      if (asked && isConfirmed) mutation.mutate({ id: asked.id })
    },
    isPending: ({ id }: OccurrenceResource) => pending.includes(id),
    async remove(occurrence: OccurrenceResource) {
      const { name, dates, numberOfRegistrants } = occurrence.attributes
      if (numberOfRegistrants) return setAsked(occurrence)
      const isConfirmed = await confirm({
        title: 'Delete this class?',
        children: (
          <Text>
            <b>{name}</b>, {formatDays(dates)}, is deleted for good. Nobody is registered.
          </Text>
        ),
        confirmLabel: 'Delete',
        isDanger: true,
      })
      if (isConfirmed) mutation.mutate({ id: occurrence.id })
    },
  }
}
