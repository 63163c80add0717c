import { one } from '../../api/resource.ts'
import type { CourseDocument } from '../../api/generated/training.types.ts'
import { plural } from '../../lib/words.ts'
import { slugify } from '../../lib/slug.ts'
import { safePicture } from '../../lib/safe-url.ts'
import { stateSlug, US_STATES } from '../../lib/us-states.ts'
import { paths } from '../../paths.ts'
import { windowTitle } from '../../ui/window-title.ts'

export type Course = CourseDocument['data']

/** The canonical address of a class page, built from ID and name (spec §2). */
export const canonicalPath = ({ id, attributes }: Course) => paths.publicClass(slugify(attributes.name), id)

export const classTitle = ({ attributes: { name, location } }: Course) =>
  windowTitle(`${name} in ${location.city}, ${location.state}`)

/** The names of the tags, then other facts to see at a glance. */
export const tagsOf = ({ data, included = [] }: CourseDocument): string[] => [
  ...included.flatMap((resource) => (resource.type === 'tags' ? [resource.attributes.name] : [])),
  ...(data.attributes.isWheelchairAccessible ? ['Wheelchair accessible'] : []),
]

/** The address of the first picture of a course, or a path if it is on our site; undefined if there is none. */
export const pictureOf = ({ included = [] }: CourseDocument) =>
  included.flatMap((resource) =>
    resource.type === 'images' ? (safePicture(resource.attributes.imageUrl) ?? []) : [],
  )[0]

export const teacherOf = (course: CourseDocument) => one(course, course.data.relationships?.instructor)

export const curriculumOf = (course: CourseDocument) =>
  one(course, course.data.relationships?.curriculum)?.attributes

/** `5 hours in the classroom and 2 hours on the range`; empty for none. */
export const hoursText = ({ classroomHours, rangeHours }: Course['attributes']) =>
  [
    classroomHours > 0 ? `${plural(classroomHours, 'hour')} in the classroom` : '',
    rangeHours > 0 ? `${plural(rangeHours, 'hour')} on the range` : '',
  ]
    .filter(Boolean)
    .join(' and ')

/** What to know at a glance, above the dates: the length, the place, and what comes first. */
export const glanceOf = (course: CourseDocument): string[] => {
  const { attributes } = course.data
  const { isCiLevel, prerequisites } = curriculumOf(course) ?? {}
  return [
    hoursText(attributes),
    environmentText(attributes) ?? '',
    isCiLevel ? 'For instructors' : '',
    prerequisites ? `Before you come: ${prerequisites}` : '',
    attributes.hasPrerequisiteELearning ? 'An online course before the class' : '',
  ].filter(Boolean)
}

const ENVIRONMENTS = { INDOOR: 'Indoors', OUTDOOR: 'Outdoors', BOTH: 'Indoors and outdoors' }
const environmentText = ({ environment }: Course['attributes']) => environment && ENVIRONMENTS[environment]

/** `10 Targets`, `Eye protection` */
export const itemText = ({ name, quantity }: Course['attributes']['providedItems'][number]) =>
  quantity === null ? name : `${name} × ${quantity}`

/** The breadcrumb for the state of a class; empty if the text does not name a state. */
export function stateStep(code: string) {
  const state = US_STATES[code]
  return state ? [{ name: `Classes in ${state}`, path: paths.classesIn(stateSlug(state)) }] : []
}
