// What follows from a choice, as pure functions from values to values. Whatever is chosen, in whatever order, no value
// is left that the curriculum forbids; only the price is never touched, it is asked about.
import type { OrganizationResource } from '../../api/generated/training.types.ts'
import { US_STATES } from '../../lib/us-states.ts'
import { type CourseValues, emptyLocation } from './course-values.ts'
import type { Curriculum, Requirement } from './curriculum.ts'

const held = (requirement: Requirement, wanted: boolean) =>
  requirement === 'optional' ? wanted : requirement === 'required'

/** A range in another state goes with its whole address; an address that was typed only gets the state. */
function heldInState({ location, organizationId }: CourseValues, state: string | undefined) {
  if (state === undefined || location.state === state) return { location, organizationId }
  const kept = organizationId ? emptyLocation : location
  return { location: { ...kept, state }, organizationId: '' }
}

/** The values with all that the curriculum decides. */
export function keepRules(values: CourseValues, curriculum: Curriculum | undefined): CourseValues {
  if (!curriculum) return { ...values, curriculumModuleId: '' }
  const hasModule = curriculum.modules.some(({ id }) => id === values.curriculumModuleId)
  return {
    ...values,
    ...heldInState(values, curriculum.state),
    curriculumModuleId: hasModule ? values.curriculumModuleId : '',
    hasLiveFire: held(curriculum.liveFire, values.hasLiveFire),
    isSearchable: held(curriculum.searchable, values.isSearchable),
  }
}

/** Section 4: resets the module, and sets live fire, searchability and the state. */
export const chooseCurriculum = (values: CourseValues, curriculum: Curriculum | undefined): CourseValues =>
  keepRules({ ...values, curriculumId: curriculum?.id ?? '', curriculumModuleId: '' }, curriculum)

/** A range in a state where the curriculum is not taught cannot be chosen. */
export const mayHoldAt = ({ attributes }: OrganizationResource, curriculum: Curriculum | undefined) =>
  curriculum?.state === undefined || attributes.shippingAddress.state === curriculum.state

const stateName = (state = '') => US_STATES[state] ?? state

/** Something that a person chose and that another curriculum takes away, in words. */
export function lostBy(
  before: CourseValues,
  after: CourseValues,
  [from, to]: [from: Curriculum | undefined, to: Curriculum | undefined],
  isTouched: (field: 'hasLiveFire' | 'isSearchable') => boolean,
): string[] {
  const lost: string[] = []
  const module = from?.modules.find(({ id }) => id === before.curriculumModuleId)
  if (module) lost.push(`The module ${module.name} is no longer chosen.`)
  // What the old curriculum decided was nobody's choice.
  const isChosen = (field: 'hasLiveFire' | 'isSearchable', requirement: Requirement | undefined) =>
    requirement !== 'required' && requirement !== 'prohibited' && isTouched(field)
  if (before.hasLiveFire !== after.hasLiveFire && isChosen('hasLiveFire', from?.liveFire))
    lost.push(after.hasLiveFire ? 'The course has live fire.' : 'The course has no live fire.')
  if (before.isSearchable !== after.isSearchable && isChosen('isSearchable', from?.searchable))
    lost.push(after.isSearchable ? 'Everyone can find the course.' : 'The course is hidden from the search.')
  const isStateChosen = before.location.state !== '' && before.location.state !== from?.state
  if (isStateChosen && before.location.state !== after.location.state)
    lost.push(
      before.organizationId
        ? `${before.location.name} is no longer the location, because it is not in ${stateName(to?.state)}.`
        : `The state of the location becomes ${stateName(after.location.state)}. Check the address.`,
    )
  return lost
}
