import { ownAccountQuery } from '../../api/queries.ts'
import { instructorLoader } from '../../session/instructor-loader.ts'

export const accountLoader = instructorLoader(({ userId, prefetch }) => prefetch(ownAccountQuery(userId)))
