import type { CurriculumModuleResource, CurriculumResource } from '../../../api/generated/training.types.ts'

/** What a curriculum says about a switch of the course. */
export type Requirement = 'required' | 'prohibited' | 'optional'

type CurriculumModule = { id: string; name: string; description: string }

/** A curriculum as the form needs it: the rules for a course that teaches it. */
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
  /** Postal abbreviation of the only state where it may be taught. */
  state: string | undefined
}

/** Minimum price while no curriculum is chosen (spec §9). */
export const DEFAULT_MINIMUM_PRICE = 0.5

/** The states with a curriculum of their own (spec §4). */
const STATE_CURRICULA = { AR: 'Arkansas', FL: 'Florida', MN: 'Minnesota', TX: 'Texas' }

/** A state-specific curriculum has its state in its abbreviation, or else in its name. */
function stateOf({ hasStateRestriction, abbreviation, name }: CurriculumResource['attributes']) {
  if (!hasStateRestriction) return undefined
  const words = abbreviation.split(/[^A-Z]+/)
  const found = Object.entries(STATE_CURRICULA).find(([code]) => words.includes(code))
  const named = Object.entries(STATE_CURRICULA).find(([, state]) => name.includes(state))
  return (found ?? named)?.[0]
}

/** If both flags are set, the stricter one wins: prohibited. */
function requirement(isRequired: boolean, isProhibited: boolean): Requirement {
  if (isProhibited) return 'prohibited'
  return isRequired ? 'required' : 'optional'
}

/** @param modules all known modules; the curriculum picks its own out of them */
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
