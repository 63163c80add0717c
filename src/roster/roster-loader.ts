import { getOccurrenceQuery, listRegistrantsQuery } from '../api/generated/training.hooks.ts'
import { instructorLoader } from '../session/instructor-loader.ts'

/** The class and its roster: what both the roster and the results begin with. */
export const rosterLoader = instructorLoader(({ params: { id = '' }, prefetch }) => {
  prefetch(getOccurrenceQuery({ id }))
  prefetch(listRegistrantsQuery({ id }))
})
