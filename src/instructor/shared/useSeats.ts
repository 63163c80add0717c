import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getOccurrenceQuery, useUpdateOccurrence } from '../../api/generated/training.hooks.ts'
import { toasts } from '../../api/messages.ts'
import { sendOnce } from '../../api/send-once.ts'
import type { IdempotencyKey, IdempotencyKeys } from '../../lib/idempotency-keys.ts'

/** Gives a class more seats. The student who takes one of them is what the success toast is about. */
export function useRaiseSeats(id: string) {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useUpdateOccurrence({
    meta: { toast: { success: false, failure: toasts.updateOccurrence.failure } },
  })
  return {
    isPending,
    /** Makes sure that there are this many seats. Seats that someone else has added since the page was loaded stay. */
    async raise(capacity: number) {
      const { data } = await queryClient.fetchQuery({ ...getOccurrenceQuery({ id }), staleTime: 0 })
      if (data.attributes.capacity >= capacity) return
      const version = data.meta?.version
      await mutateAsync({ id, ifMatch: version && `"${version}"`, body: { capacity } })
    },
  }
}

/**
 * A call that puts a student into a class, after raising its seats if it is full, because the server refuses a student
 * without a seat. If only the second call fails, the next try finds the seat free.
 * @param needed how many seats the class needs; undefined if one is free
 */
export function useWithSeat<Body, Data>(
  occurrenceId: string,
  needed: number | undefined,
  keys: IdempotencyKeys,
  call: (sent: { body: Body; idempotencyKey: IdempotencyKey }) => Promise<Data>,
) {
  const { raise } = useRaiseSeats(occurrenceId)
  return useMutation({
    async mutationFn(body: Body) {
      // Without an answer, the student may have the last seat already. If not, the server says that the class is full.
      if (needed !== undefined && !keys.isOpen(body)) await raise(needed)
      return sendOnce(keys, body, (idempotencyKey) => call({ body, idempotencyKey }))
    },
  })
}
