import { byName, EVERYONE } from '../db/indexes.ts'
import type { Database } from '../db/database.ts'
import type { Row } from '../db/rows.ts'
import type { Handlers } from '../handler.ts'
import { assertSelf } from './access.ts'
import { allOf, curriculumResource, moduleResource, rowsOf } from './resources.ts'

export const curricula = {
  listCurricula(_, { db }) {
    return allOf(db.curriculum.sorted('everyone', EVERYONE, byName).map((row) => withModules(row, db)))
  },

  listInstructorCurricula({ id, include }, { db, actor }) {
    assertSelf(actor, id)
    const rows = teachable(id, db).toSorted(byName)
    return {
      ...allOf(rows.map((row) => withModules(row, db))),
      ...(include && { included: rows.flatMap((row) => modulesOf(row.id, db)).map(moduleResource) }),
    }
  },
} satisfies Partial<Handlers>

/** The curricula an instructor is currently certified for. */
export function teachable(instructorId: string, db: Database): Row<'curriculum'>[] {
  const { accountId = '' } = db.instructor.get(instructorId) ?? {}
  const held = [...db.certification.of('accountId', accountId).values()]
  return rowsOf(
    held.filter(({ status }) => status === 'active').map((row) => row.curriculumId),
    db.curriculum.get,
  )
}

export const modulesOf = (curriculumId: string, db: Database) =>
  [...db.curriculumModule.of('curriculumId', curriculumId).values()].toSorted(byName)

const withModules = (row: Row<'curriculum'>, db: Database) => ({
  ...curriculumResource(row),
  relationships: {
    curriculumModules: {
      data: modulesOf(row.id, db).map(({ id }) => ({ type: 'curriculumModules' as const, id })),
    },
  },
})
