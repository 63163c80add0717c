import { getEventCheckInQuery } from '../../api/generated/training.hooks.ts'
import { instructorLoader } from '../../session/instructor-loader.ts'

export const checkInLoader = instructorLoader(({ prefetch }) => prefetch(getEventCheckInQuery()))
