// Which change takes which pages out of a cache, for contracts/README.md: made from the table of what a change makes stale.
import type { MutationId, QueryId } from '../../src/api/operation-ids.ts'
import { effects } from '../../src/api/stale.ts'

type Kind = 'course' | 'instructor' | 'state'

/** Which tags a document has for its reads. A list of courses is one of an instructor, and in the search one of a state. */
const TAGS: Partial<Record<QueryId, readonly Kind[]>> = {
  getCourse: ['course'],
  listCourseOccurrences: ['course'],
  listInstructorCourses: ['instructor', 'state'],
  getInstructor: ['instructor'],
  listInstructorReviews: ['course', 'instructor'],
}

/** The kinds of tags of the pages that a change may make wrong, in a fixed order. */
export const purgedBy = (change: MutationId): Kind[] =>
  [...new Set(effects[change].stale.flatMap((read) => TAGS[read] ?? []))].toSorted()

const tagOf = (kind: Kind) => (kind === 'state' ? '`state-{code}`' : `\`${kind}-{id}\``)

/** The rows of the table: the changes, and the tags of the pages that they may make wrong. */
export function purgeRows(): [changes: string, tags: string][] {
  // The keys of the table are the names of all changes.
  const changes = Object.keys(effects) as MutationId[]
  const all = Map.groupBy(changes, (change) => purgedBy(change).map(tagOf).join(', '))
  return [...all].flatMap(([tags, names]) =>
    tags ? [[names.map((name) => `\`${name}\``).join(', '), tags]] : [],
  )
}
