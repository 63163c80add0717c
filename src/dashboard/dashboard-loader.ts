import { listAgreementsQuery } from '../api/generated/training.hooks.ts'
import { allClassesQuery, ownAccountQuery, ownCoursesQuery } from '../api/queries.ts'
import { instructorLoader } from '../session/instructor-loader.ts'

/** What the home begins with. The venue and the certifications need an answer of these first. */
export const dashboardLoader = instructorLoader(({ userId, prefetch }) => {
  prefetch(allClassesQuery(userId, 'future'))
  prefetch(allClassesQuery(userId, 'to_be_graded'))
  prefetch(ownCoursesQuery(userId, 'ACTIVE'))
  prefetch(listAgreementsQuery({ year: new Date().getFullYear() }))
  prefetch(ownAccountQuery(userId))
})
