import type { CourseDocument } from '../../api/generated/training.types.ts'
import { similarClassesQuery } from '../../api/services/next-classes.ts'
import { curriculumOf } from './course-facts.ts'

/** The server and the browser request the same number. */
const SIMILAR_CLASSES = 4

/** Classes like a course that has no free seat: of the same curriculum, and not far away. */
export function similarTo(course: CourseDocument) {
  const { lat, lng } = course.data.attributes.location
  const curriculum = curriculumOf(course)?.name
  return similarClassesQuery(
    {
      not: course.data.id,
      ...(curriculum && { curriculum }),
      ...(lat !== null && lng !== null && { place: { lat, lng } }),
    },
    SIMILAR_CLASSES,
  )
}

/** The two words in the address of a class that say something. */
export const wordsOf = (slug = '') =>
  slug
    .split('-')
    .filter((word) => word.length > 3)
    .slice(0, 2)
    .map((word) => word.slice(0, 40).toWellFormed())

/** Classes like one that is gone, of which nothing is known but the name in its address. */
export const similarToMissing = ({ slug }: { slug?: string | undefined }) =>
  similarClassesQuery({ words: wordsOf(slug).join(' ') }, SIMILAR_CLASSES)
