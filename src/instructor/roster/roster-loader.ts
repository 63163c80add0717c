import { getOccurrenceQuery, listRegistrantsQuery } from '../../api/generated/training.hooks.ts'
import { instructorLoader } from '../../session/instructor-loader.ts'

/** Loads the class and its roster, which both the roster page and the results page start with. */
export const rosterLoader = instructorLoader(({ params: { id = '' }, prefetch }) => {
  prefetch(getOccurrenceQuery({ id }))
  prefetch(listRegistrantsQuery({ id }))
})
