import { listAgreementsQuery } from '../../api/generated/training.hooks.ts'
import { allClassesQuery, ownAccountQuery, ownCoursesQuery } from '../../api/queries.ts'
import { instructorLoader } from '../../session/instructor-loader.ts'

/** Fetches the first data of the dashboard, which the calls for the venue and the certifications depend on. */
export const dashboardLoader = instructorLoader(({ userId, prefetch }) => {
  prefetch(allClassesQuery(userId, 'future'))
  prefetch(allClassesQuery(userId, 'to_be_graded'))
  prefetch(ownCoursesQuery(userId, 'ACTIVE'))
  prefetch(listAgreementsQuery({ year: new Date().getFullYear() }))
  prefetch(ownAccountQuery(userId))
})
