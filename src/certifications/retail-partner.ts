import type { MeQuery } from '../api/generated/mesh.types.ts'
import { RETAIL_PARTNER } from '../api/retail-partner.ts'

/** Whether the signed-in user is certified for the retail-partner programme: actively, not once. */
export const isRetailPartner = (me: MeQuery['me'] | undefined): boolean =>
  me?.instructor?.certifications.some(
    ({ status, curriculum }) => status === 'active' && curriculum.abbreviation === RETAIL_PARTNER,
  ) ?? false
