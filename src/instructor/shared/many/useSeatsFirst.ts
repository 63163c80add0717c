import { useMutation } from '@tanstack/react-query'
import { useGetOccurrence } from '../../../api/generated/training.hooks.ts'
import { seatsNeeded } from '../../../domain/seats.ts'
import { plural } from '../../../lib/words.ts'
import { useStayWhile } from '../../../ui/form/useUnsavedGuard.ts'
import { useRaiseSeats } from '../useSeats.ts'
import { type Many, type Person, tryAgainLabel } from './useMany.ts'

/**
 * Puts many people into a class that gets the seats for them first, also if it has filled before another try.
 * @param left how many of them still need a seat, if one may have got it although their call failed
 */
export function useSeatsFirst<One extends Person>(
  occurrenceId: string,
  many: Many<One>,
  left = many.left.length,
) {
  const { raise } = useRaiseSeats(occurrenceId)
  const { mutate, mutateAsync, error, isPending } = useMutation({
    async mutationFn({ seats, send }: { seats: number | undefined; send: () => unknown }) {
      if (seats !== undefined) await raise(seats)
      await send()
    },
  })
  useStayWhile(() => isPending || many.isSending())
  // The class is read again once the calls have ended.
  const now = useGetOccurrence({ id: occurrenceId }, { enabled: many.state === 'done' }).data?.data
  const needed = now && left > 0 ? seatsNeeded(now.attributes, left) : undefined
  return {
    error,
    isPending,
    start: (seats: number | undefined, people: readonly One[]) =>
      mutate({ seats, send: () => many.start(people) }),
    retry: {
      label: needed ? `Raise to ${plural(needed, 'seat')} and try again` : tryAgainLabel(many),
      // The failure is shown above.
      run: () => mutateAsync({ seats: needed, send: many.retry }).catch(() => undefined),
    },
  }
}
