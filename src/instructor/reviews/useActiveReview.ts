import { useSearchState } from '../../ui/useSearchState.ts'

/** The parameter that names the active review. It belongs to one page of the list. */
export const ACTIVE = 'reply'

const STAY = { preventScrollReset: true }

/**
 * The review that is being replied to, one at a time (spec §4 "Reviews"). It is in the URL, so that opening another review,
 * another page and Back all ask before they lose an unsent reply.
 */
export function useActiveReview() {
  const { search, change } = useSearchState()
  return {
    activeId: search.get(ACTIVE) ?? undefined,
    open: (reviewId: string) => change({ [ACTIVE]: reviewId }, STAY),
    close: () => change({ [ACTIVE]: undefined }, STAY),
  }
}
