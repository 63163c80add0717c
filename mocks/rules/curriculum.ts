import type { Row } from '../db/rows.ts'
import type { RefusalItem } from '../refusal.ts'

type Curriculum = Row<'curriculum'>
type Course = Pick<
  Row<'course'>,
  'price' | 'curriculumModuleId' | 'hasLiveFire' | 'isSearchable' | 'location'
>

/** The only state a curriculum may be taught in: the last two letters of its abbreviation. */
export const stateOf = ({ hasStateRestriction, abbreviation }: Curriculum) =>
  hasStateRestriction ? abbreviation.slice(-2) : undefined

/**
 * The rules of its curriculum that a course breaks.
 * @param modules the modules of the curriculum
 */
export function brokenRules(
  course: Course,
  curriculum: Curriculum,
  modules: readonly string[],
): RefusalItem[] {
  const { price, curriculumModuleId: module, hasLiveFire, isSearchable, location } = course
  const state = stateOf(curriculum)
  const rules: [isBroken: boolean, field: string, message: string][] = [
    [price < curriculum.minimumPrice, 'price', `must be at least $${curriculum.minimumPrice}`],
    [curriculum.requiresModule && !module, 'curriculumModuleId', 'Required'],
    [!!module && !modules.includes(module), 'curriculumModuleId', 'This is not a module of the curriculum.'],
    [curriculum.liveFireRequired && !hasLiveFire, 'hasLiveFire', 'This curriculum requires live fire.'],
    [
      curriculum.liveFireProhibited && hasLiveFire,
      'hasLiveFire',
      'This curriculum does not allow live fire.',
    ],
    [
      curriculum.searchableRequired && !isSearchable,
      'isSearchable',
      'Courses of this curriculum must be searchable.',
    ],
    [
      curriculum.searchableProhibited && isSearchable,
      'isSearchable',
      'Courses of this curriculum cannot be searchable.',
    ],
    [
      !!state && location.state !== state,
      'location.state',
      `This curriculum may only be taught in ${state}.`,
    ],
  ]
  return rules.filter(([isBroken]) => isBroken).map(([, field, message]) => ({ field, message }))
}
