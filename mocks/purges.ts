// Tells a cache which of its pages a change has made wrong, as a backend does: by the tags of contracts/README.md.
import type { World } from './backend.ts'
import type { Database } from './db/database.ts'
import { courseIdOf, isPublic } from './db/indexes.ts'
import type { Model, Row } from './db/rows.ts'
import type { Change } from './db/table.ts'

/** What a row means for the pages that a cache keeps. */
type Meaning = {
  /** The tags of the pages that show it. */
  shownBy: readonly string[]
  /** The tags of the lists that it is in, each with what decides about its place there. */
  lists?: Readonly<Record<string, string | number>>
}

const course = (id: string) => `course-${id}`
const instructor = (id: string) => `instructor-${id}`
const state = (code: string) => `state-${code.toLowerCase()}`

type Means = { [M in Model]?: (row: Row<M>, db: Database) => Meaning }

/** The rows that public pages show. */
const MEANS: Means = {
  course: (row) => ({
    shownBy: [course(row.id)],
    lists:
      isPublic(row) && row.isSearchable
        ? { [instructor(row.instructorId)]: '', [state(row.location.state)]: '' }
        : {},
  }),
  occurrence: (row, db) => {
    const { instructorIds, startsAt } = row
    const { location } = db.course.get(courseIdOf(row)) ?? {}
    const lists = [...instructorIds.map(instructor), ...(location ? [state(location.state)] : [])]
    return {
      shownBy: courseTag(row),
      lists: Object.fromEntries(lists.map((tag) => [tag, startsAt])),
    }
  },
  review: ({ occurrenceId }, db) => ({
    shownBy: [
      ...courseTag(db.occurrence.get(occurrenceId)),
      ...(db.occurrence.get(occurrenceId)?.instructorIds.map(instructor) ?? []),
    ],
  }),
  reply: ({ instructorId }) => ({ shownBy: [instructor(instructorId)] }),
  instructor: ({ id, isSearchable, state: code }) => ({
    shownBy: [instructor(id)],
    lists: isSearchable ? { [state(code)]: '' } : {},
  }),
}

function courseTag(occurrence: Row<'occurrence'> | undefined): string[] {
  const id = occurrence && courseIdOf(occurrence)
  return id === undefined ? [] : [course(id)]
}

/** The tags of all pages that may be wrong after these changes. */
export function purgesOf(db: Database, changes: readonly Change[]): string[] {
  const tags = changes.flatMap(({ table, previous, next }) => {
    // The rows of a table are those of its model.
    const meaning = MEANS[table as Model] as ((row: unknown, db: Database) => Meaning) | undefined
    const [before, after] = [previous, next].map((row) => row && meaning?.(row, db))
    const lists = Object.keys({ ...before?.lists, ...after?.lists })
    return [
      ...(before?.shownBy ?? []),
      ...(after?.shownBy ?? []),
      ...lists.filter((tag) => before?.lists?.[tag] !== after?.lists?.[tag]),
    ]
  })
  return [...new Set(tags)]
}

/** In milliseconds. A page that was being made during the change is in the cache by then. */
const AGAIN = 10_000

/**
 * After each change of a world, tells the cache at an address to drop the pages that are wrong now, at once and once more.
 * @param cache its address; it takes PURGE with the tags in `Surrogate-Key`
 */
export function purging(world: World, cache: string): World {
  const purge = (tags: string[]) =>
    void fetch(cache, { method: 'PURGE', headers: { 'surrogate-key': tags.join(' ') } }).catch(console.error)
  world.db.journal.onOperation((changes) => {
    const tags = purgesOf(world.db, changes)
    if (tags.length === 0) return
    purge(tags)
    setTimeout(purge, AGAIN, tags).unref()
  })
  return world
}
