import type { MeQuery } from '../api/generated/mesh.types.ts'

/** The abbreviation of the curriculum of the retail-partner programme, section 3. */
export const RETAIL_PARTNER = 'CABELAS-CI'

/** Whether the signed-in user is certified for the retail-partner programme: actively, not once. */
export const isRetailPartner = (me: MeQuery['me'] | undefined): boolean =>
  me?.instructor?.certifications.some(
    ({ status, curriculum }) => status === 'active' && curriculum.abbreviation === RETAIL_PARTNER,
  ) ?? false
