import type { CourseListResource } from '../api/generated/training.types.ts'

const MARK = 'copy-of-'
const PREFIX = 'COPY OF '

/** The temporary row of a copy that the server has not answered yet, section 4. */
export function copyRow(
  courses: readonly CourseListResource[] | undefined,
  id: string,
): CourseListResource[] {
  const original = courses?.find((course) => course.id === id)
  if (!original) return []
  const { name } = original.attributes
  // A copy of a copy does not stack prefixes here; what it is called in the end is the server's to say.
  const title = name.startsWith(PREFIX) ? name : `${PREFIX}${name}`
  return [{ ...original, id: `${MARK}${id}`, attributes: { ...original.attributes, name: title } }]
}

export const isCopyRow = ({ id }: CourseListResource) => id.startsWith(MARK)
