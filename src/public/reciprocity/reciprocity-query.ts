import { queryOptions } from '@tanstack/react-query'
import { lateCall } from '../../api/late-call.ts'
import { keyOf } from '../../api/operation-ids.ts'
import { reciprocityOf } from '../../api/services/content-queries.ts'

// Apart from the other calls of public pages, which this page does not need.
const queryContent = lateCall(async () => (await import('../../api/generated/content.calls.ts')).queryContent)

/** The data of the content service about the permits of a state. */
export const reciprocityQuery = (stateName: string) => {
  const query = reciprocityOf(stateName)
  return queryOptions({
    queryKey: [...keyOf('queryContent'), query] as const,
    queryFn: ({ signal }) => queryContent(query, { signal }),
  })
}
