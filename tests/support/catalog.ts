import { defaults } from '../../mocks/db/rows.ts'
import { CURRICULA } from '../../mocks/seed/curricula.ts'
import type { OrganizationResource } from '../../src/api/generated/training.types.ts'
import { curriculumOf } from '../../src/instructor/courses/course-form/curriculum.ts'

const range = (id: string, state: string): OrganizationResource => ({
  id,
  type: 'organizations',
  attributes: {
    name: `Range ${id}`,
    shippingAddress: { address1: '4 Mesa Drive', city: 'Dallas', country: 'US', postalCode: '75201', state },
  },
})
export const DALLAS = range('dallas', 'TX')
export const MADISON = range('madison', 'WI')
export const ORGANIZATIONS = [DALLAS, MADISON]
const MODULES = ['mod-1', 'mod-2'].map((id) => ({
  id,
  type: 'curriculumModules' as const,
  attributes: { name: id, description: '' },
}))

/** Every seeded curriculum, one per rule, and one that offers a choice of modules. */
export const ROWS = [
  ...CURRICULA,
  {
    id: 'cur-modular',
    name: 'Modular',
    abbreviation: 'M',
    searchableProhibited: true,
    liveFireRequired: true,
  },
].map((row) => ({ ...defaults.curriculum, ...row }))
export const modulesOf = (id: string) => (['cur-hand', 'cur-modular'].includes(id) ? MODULES : [])
export const CURRICULUM_LIST = ROWS.map(({ id, ...attributes }) =>
  curriculumOf(
    {
      id,
      type: 'curricula',
      attributes,
      relationships: {
        curriculumModules: { data: modulesOf(id).map((one) => ({ type: one.type, id: one.id })) },
      },
    },
    MODULES,
  ),
)
export const curriculum = (id: string) => {
  const found = CURRICULUM_LIST.find((one) => one.id === id)
  if (!found) throw new Error(`no curriculum ${id}`)
  return found
}
