import { ownAccountQuery } from '../../api/queries.ts'
import { instructorLoader } from '../../session/instructor-loader.ts'

export const paymentsLoader = instructorLoader(({ userId, prefetch }) => prefetch(ownAccountQuery(userId)))
