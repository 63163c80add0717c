import type { MeQuery } from '../../api/generated/mesh.types.ts'
import { RETAIL_PARTNER } from '../shared/retail-partner.ts'

type Certification = NonNullable<MeQuery['me']['instructor']>['certifications'][number]
type Holder = { instructor: { certifications: readonly Certification[] } | null }

/** Whether the signed-in user currently holds an active certification for the retail-partner program. */
export const isRetailPartner = (me: Holder | undefined): boolean =>
  me?.instructor?.certifications.some(
    ({ status, curriculum }) => status === 'active' && curriculum.abbreviation === RETAIL_PARTNER,
  ) ?? false
