import type { CourseListResource } from '../../api/generated/training.types.ts'

const MARK = 'copy-of-'

/** The temporary row of a copy, with the name that the server will give it, until the server answers (spec §4). */
export function copyRow(
  courses: readonly CourseListResource[] | undefined,
  id: string,
): CourseListResource[] {
  const original = courses?.find((course) => course.id === id)
  if (!original) return []
  const name = `COPY OF ${original.attributes.name}`
  return [{ ...original, id: `${MARK}${id}`, attributes: { ...original.attributes, name } }]
}

export const isCopyRow = ({ id }: CourseListResource) => id.startsWith(MARK)
