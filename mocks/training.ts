import { courses } from './courses.ts'
import type { Handlers } from './handler.ts'
import { occurrences } from './occurrences.ts'
import { roster } from './roster.ts'
import { students } from './students.ts'

/** Every operation of the REST contract, answered. */
export const training: Handlers = { ...courses, ...occurrences, ...roster, ...students }
