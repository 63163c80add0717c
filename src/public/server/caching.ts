// What a cache between us and the visitors may do with a document: how long it may keep it, and the tags by which a backend
// takes it out again.
import type { QueryKey } from '@tanstack/react-query'
import { isId } from '../../lib/is-id.ts'

/**
 * A document is the same for everyone, so any cache may keep it: for a minute, and an older one while it asks for a new
 * one, or for a day if we do not answer. A browser asks each time whether its own is still the right one; Firefox shows its
 * own meanwhile. Either way, the page reloads data that is too old.
 */
const KEPT_BY_ALL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

/** It is old already, and the new one is being made. So it does not grow old a second time in each cache on its way. */
const KEPT_UNTIL_NEW = 'public, max-age=0, s-maxage=1, stale-while-revalidate=10, stale-if-error=86400'

/** Nothing is at the address now, but may be at any moment. Whoever tries many addresses meets the cache. */
export const KEPT_BRIEFLY = { 'cache-control': 'public, max-age=0, s-maxage=5' }

/**
 * The most characters of tags: enough for the longest list, which has 121. They are sent twice, beside the policy and the
 * name of a script, and many a program accepts no more than 16 kB of headers.
 */
const MOST_OF_TAGS = 6700

/** The headers of a document that caches may keep. They name its tags twice, because caches call them differently. */
export const keptByAll = (tags: readonly string[], isOld = false): Record<string, string> => ({
  'cache-control': isOld ? KEPT_UNTIL_NEW : KEPT_BY_ALL,
  ...(tags.length > 0 && { 'surrogate-key': tags.join(' '), 'cache-tag': tags.join(',') }),
})

type Fields = Record<string, unknown>

/** The tags that an object of an answer says by itself. */
function* ownTags({ type, id, objectID, courseId, instructorId }: Fields): Generator<string> {
  if (type === 'courses' && isId(id)) yield `course-${id}`
  if (type === 'instructors' && isId(id)) yield `instructor-${id}`
  if (isId(courseId)) yield `course-${courseId}`
  if (isId(instructorId)) yield `instructor-${instructorId}`
  // A record of the search: of a class, which names its course; of a course, which names its instructor; or of an instructor.
  if (isId(objectID) && !isId(courseId))
    yield isId(instructorId) ? `course-${objectID}` : `instructor-${objectID}`
}

function* tagsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield* ownTags(value as Fields)
  for (const part of Object.values(value)) yield* tagsIn(part)
}

/** The tags that a read has by its arguments: a list also changes by what is not in it yet. */
function* tagsOfList([read, args]: QueryKey, data: unknown): Generator<string> {
  const { courses, results, classesOf } = (args ?? {}) as Fields
  const state = read !== 'search' ? undefined : (courses ?? new URLSearchParams(String(results)).get('state'))
  if (typeof state === 'string' && /^[A-Z]{2}$/.test(state)) yield `state-${state.toLowerCase()}`
  if (isId(classesOf)) yield `instructor-${classesOf}`
  if (read === 'listInstructorCourses' && Array.isArray(data))
    for (const { id } of data as Fields[]) if (isId(id)) yield `course-${id}`
}

/**
 * The tags of a document, from all that its page has read: the courses and the instructors that it shows, and the
 * instructor or the state whose list it shows. contracts/README.md says which change takes away which tags.
 */
export function tagsOf(reads: readonly (readonly [QueryKey, unknown])[]): string[] {
  const tags = new Set(reads.flatMap(([key, data]) => [...tagsOfList(key, data), ...tagsIn(data)]))
  let length = 0
  return [...tags].filter((tag) => (length += tag.length + 1) <= MOST_OF_TAGS)
}
