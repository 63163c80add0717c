// What follows from a choice, as pure functions from values to values. The form keeps what a person chose; what the
// curriculum decides is applied on top of it, so it goes away together with the curriculum. Nothing ever changes the
// price: the form only says when it is too low.
import type { OrganizationResource } from '../../../api/generated/training.types.ts'
import { US_STATES } from '../../../lib/us-states.ts'
import { type CourseValues, emptyLocation } from './course-values.ts'
import type { Curriculum, Requirement } from './curriculum.ts'

const decide = (requirement: Requirement, chosen: boolean) =>
  requirement === 'optional' ? chosen : requirement === 'required'

/** Takes out what the curriculum does not offer: another curriculum's module, a range in another state. */
export function dropUnavailable(values: CourseValues, curriculum: Curriculum | undefined): CourseValues {
  const { location, organizationId, curriculumModuleId } = values
  const hasModule = curriculum?.modules.some(({ id }) => id === curriculumModuleId)
  const isElsewhere = curriculum?.state !== undefined && curriculum.state !== location.state
  return {
    ...values,
    curriculumModuleId: hasModule ? curriculumModuleId : '',
    ...(organizationId && isElsewhere && { organizationId: '', location: emptyLocation }),
  }
}

/** What the curriculum makes of the values (spec §4): this is what the form shows, validates and sends. */
export function applyCurriculum(values: CourseValues, curriculum: Curriculum | undefined): CourseValues {
  const available = dropUnavailable(values, curriculum)
  if (!curriculum) return available
  const { location, hasLiveFire, isSearchable } = available
  return {
    ...available,
    location: { ...location, state: curriculum.state ?? location.state },
    hasLiveFire: decide(curriculum.liveFire, hasLiveFire),
    isSearchable: decide(curriculum.searchable, isSearchable),
  }
}

/** Chooses a curriculum and resets the module (spec §4). Everything else that a person chose stays. */
export const chooseCurriculum = (values: CourseValues, curriculum: Curriculum | undefined): CourseValues =>
  dropUnavailable({ ...values, curriculumId: curriculum?.id ?? '', curriculumModuleId: '' }, curriculum)

/** A range cannot be chosen if it is in a state where the curriculum is not taught. */
export const mayHoldAt = ({ attributes }: OrganizationResource, curriculum: Curriculum | undefined) =>
  curriculum?.state === undefined || attributes.shippingAddress.state === curriculum.state

/** The switches that a curriculum may decide, and the rule for each. */
const RULED = ['hasLiveFire', 'isSearchable'] as const
type Ruled = (typeof RULED)[number]
const RULES = { hasLiveFire: 'liveFire', isSearchable: 'searchable' } as const
const SWITCHED: Record<Ruled, { on: string; off: string }> = {
  hasLiveFire: { on: 'Live fire is turned on.', off: 'Live fire is turned off.' },
  isSearchable: { on: 'Anyone can find the course.', off: 'The course is hidden from search.' },
}

const stateName = (state = '') => US_STATES[state] ?? state

/** What happens to a location that a person chose. */
function overriddenLocation(chosen: CourseValues, before: CourseValues, after: CourseValues): string[] {
  const { name, state } = chosen.location
  const next = after.location.state
  if (chosen.organizationId && !after.organizationId)
    return [`${name} is no longer the location because it is not in ${stateName(next)}.`]
  const isOverridden = state !== '' && state !== next && before.location.state !== next
  return isOverridden ? [`The state changes to ${stateName(next)}. Check the address.`] : []
}

/** What a person chose and the next curriculum would override, in words. What `from` decided was nobody's choice. */
export function choicesOverriddenBy(
  values: CourseValues,
  [from, to]: [from: Curriculum | undefined, to: Curriculum | undefined],
  isTouched: (field: Ruled) => boolean,
): string[] {
  const before = applyCurriculum(values, from)
  const after = applyCurriculum(chooseCurriculum(values, to), to)
  const module = from?.modules.find(({ id }) => id === values.curriculumModuleId)
  const switched = RULED.filter((field) => {
    const wasOpen = !from || from[RULES[field]] === 'optional'
    return wasOpen && isTouched(field) && after[field] !== values[field]
  })
  return [
    ...(module ? [`The module ${module.name} is no longer selected.`] : []),
    ...switched.map((field) => SWITCHED[field][after[field] ? 'on' : 'off']),
    ...overriddenLocation(values, before, after),
  ]
}
