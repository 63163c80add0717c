import { queryOptions } from '@tanstack/react-query'
import { lateCall } from '../../../api/late-call.ts'

const search = lateCall(async () => (await import('../../../api/services/search.ts')).search)

/** In milliseconds. The dates show free seats. */
const FRESH = 60_000

/** The next date of each of these courses, with a free seat if there is one. A course that is not listed has none. */
export const nextDatesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['search', { nextOf: ids }] as const,
    staleTime: FRESH,
    enabled: ids.length > 0,
    async queryFn() {
      const filters = ids.map((id) => `courseId:"${id}"`).join(' OR ')
      const [{ hits }] = await search([
        { indexName: 'classes_soonest', filters, distinct: true, hitsPerPage: ids.length },
      ])
      return hits
    },
  })
