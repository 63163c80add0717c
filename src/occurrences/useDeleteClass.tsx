import { Text } from '@mantine/core'
import { useState } from 'react'
import { useDeleteOccurrence } from '../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../api/generated/training.types.ts'
import { usePendingIds } from '../api/pending.ts'
import { formatDays } from '../lib/venue-time.ts'
import { confirm } from '../ui/confirm.ts'

/**
 * Deleting: asked first, pending until the server agrees. Where the server lets a class with students go, their dialog asks
 * instead: it is `asked`.
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
