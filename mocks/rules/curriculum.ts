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

/** Whether a rule is broken, by which field, and what is said of it. */
export type Rule = readonly [isBroken: boolean, field: string, message: string]

export const brokenOf = (rules: readonly Rule[]): RefusalItem[] =>
  rules.flatMap(([isBroken, field, message]) => (isBroken ? [{ field, message }] : []))

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
  return brokenOf([
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
  ])
}
