// Converts rows to the small resources that are included with others.
import type { Database } from '../db/database.ts'
import type { AnyRow, Row } from '../db/rows.ts'
import type { Context } from '../handler.ts'
import { ratingOf } from '../rules/rating.ts'

/** The rows with these IDs, each once and in the same order; unknown IDs are skipped. */
export const rowsOf = <R>(ids: readonly (string | null)[], get: (id: string | null) => R | undefined): R[] =>
  [...new Set(ids)].flatMap((id) => get(id) ?? [])

/** A single page with all items. */
export const allOf = <T>(data: T[]) => ({ data, meta: { total: data.length, totalPages: 1 } })

export const curriculumLink = (id: string) => ({ data: { type: 'curricula' as const, id } })

/** A row whose fields are those of the resource. */
export const resourceOf = <Type extends string, R extends AnyRow>(type: Type, { id, ...attributes }: R) => ({
  id,
  type,
  attributes,
})

export const curriculumResource = (row: Row<'curriculum'>) => resourceOf('curricula', row)

export const moduleResource = ({ id, name, description }: Row<'curriculumModule'>) => ({
  id,
  type: 'curriculumModules' as const,
  attributes: { name, description },
})

export const imageLinks = (ids: readonly (string | null)[]) => ({
  data: ids.flatMap((id) => (id === null ? [] : [{ type: 'images' as const, id }])),
})

export const imageResource = ({ id, imageUrl }: Row<'image'>) => ({
  id,
  type: 'images' as const,
  attributes: { imageUrl },
})

export const imagesOf = (db: Database, ids: readonly (string | null)[]) =>
  rowsOf(ids, db.image.get).map(imageResource)

/** Only instructors themselves get their email address. */
export const instructorSummary = (row: Row<'instructor'>, { actor }: Context) => ({
  id: row.id,
  type: 'instructors' as const,
  attributes: {
    firstName: row.firstName,
    lastName: row.lastName,
    ...(actor?.userId === row.id && { email: row.email }),
    number: row.number,
    slug: row.slug,
    ...ratingOf(row),
  },
})
