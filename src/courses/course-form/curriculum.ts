import type { CurriculumModuleResource, CurriculumResource } from '../../api/generated/training.types.ts'

/** What a curriculum says of a switch of the course. */
export type Requirement = 'required' | 'prohibited' | 'optional'

export type CurriculumModule = { id: string; name: string; description: string }

/** A curriculum as the form needs it: what a course that teaches it must keep to. */
export type Curriculum = {
  id: string
  name: string
  abbreviation: string
  description: string
  /** US dollars. */
  minimumPrice: number
  flatFee: number | null
  webPayOnly: boolean
  requiresModule: boolean
  modules: readonly CurriculumModule[]
  liveFire: Requirement
  searchable: Requirement
  /** The one state it may be taught in, as its postal abbreviation. */
  state: string | undefined
}

/** The least price while no curriculum is chosen, section 9. */
export const DEFAULT_MINIMUM_PRICE = 0.5

/** The curricula of one state, section 4. */
const STATE_CURRICULA = { AR: 'Arkansas', FL: 'Florida', MN: 'Minnesota', TX: 'Texas' }

/** A state-specific curriculum carries its state in the abbreviation, or else in the name. */
function stateOf({ hasStateRestriction, abbreviation, name }: CurriculumResource['attributes']) {
  if (!hasStateRestriction) return undefined
  const words = abbreviation.split(/[^A-Z]+/)
  const found = Object.entries(STATE_CURRICULA).find(([code]) => words.includes(code))
  const named = Object.entries(STATE_CURRICULA).find(([, state]) => name.includes(state))
  return (found ?? named)?.[0]
}

/** Should both flags be set, the course is held to the stricter: what is prohibited stays out. */
function requirement(isRequired: boolean, isProhibited: boolean): Requirement {
  if (isProhibited) return 'prohibited'
  return isRequired ? 'required' : 'optional'
}

/** @param modules all that are known; those of the curriculum are picked out of them */
export function curriculumOf(
  { id, attributes, relationships }: CurriculumResource,
  modules: readonly CurriculumModuleResource[],
): Curriculum {
  const own = relationships?.curriculumModules?.data.map((link) => link.id) ?? []
  const { name, abbreviation, description, minimumPrice, flatFee, webPayOnly, requiresModule } = attributes
  return {
    id,
    name,
    abbreviation,
    description,
    minimumPrice,
    flatFee,
    webPayOnly,
    requiresModule,
    modules: modules
      .filter((module) => own.includes(module.id))
      .map((module) => ({ id: module.id, ...module.attributes })),
    liveFire: requirement(attributes.liveFireRequired, attributes.liveFireProhibited),
    searchable: requirement(attributes.searchableRequired, attributes.searchableProhibited),
    state: stateOf(attributes),
  }
}
