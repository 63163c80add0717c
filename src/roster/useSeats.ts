import { useMutation } from '@tanstack/react-query'
import { useUpdateOccurrence } from '../api/generated/training.hooks.ts'
import { toasts } from '../api/messages.ts'

/** Gives a class more seats. The student who takes one of them is what the success toast is about. */
export function useRaiseSeats(id: string) {
  const { mutateAsync, isPending } = useUpdateOccurrence({
    meta: { toast: { success: false, failure: toasts.updateOccurrence.failure } },
  })
  return {
    isPending,
    // Only the seats are sent, so this overwrites no other change that someone made to the class.
    raise: (capacity: number) => mutateAsync({ id, ifMatch: undefined, body: { capacity } }),
  }
}

/**
 * A call that puts a student into a class, after raising its seats if it is full, because the server refuses a student
 * without a seat. If only the second call fails, the next try finds the seat free.
 * @param needed how many seats the class needs; undefined if one is free
 */
export function useWithSeat<Variables, Data>(
  occurrenceId: string,
  needed: number | undefined,
  call: (variables: Variables) => Promise<Data>,
) {
  const { raise } = useRaiseSeats(occurrenceId)
  return useMutation({
    async mutationFn(variables: Variables) {
      if (needed !== undefined) await raise(needed)
      return call(variables)
    },
  })
}
