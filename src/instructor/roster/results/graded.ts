import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { isRecord } from '../../../lib/is-record.ts'
import { drafts } from '../../../ui/form/drafts.ts'

/** What the marks of a class are kept as. */
export const marksOf = (occurrenceId: string) => `results.${occurrenceId}`

/** Once results are submitted, by whomever, marks that are kept here can no longer be. */
export function useForgetGraded({ id, attributes: { resultsSubmittedAt } }: OccurrenceResource) {
  useEffect(() => {
    if (resultsSubmittedAt) drafts.remove(marksOf(id))
  }, [id, resultsSubmittedAt])
}

/** The same for every class that is known here, in lists too. */
export function forgetGraded(queryClient: QueryClient) {
  for (const [, document] of queryClient.getQueriesData<{ data?: unknown }>({}))
    for (const one of [document?.data].flat())
      if (isRecord(one) && isRecord(one['attributes']) && one['attributes']['resultsSubmittedAt'])
        drafts.remove(marksOf(String(one['id'])))
}
