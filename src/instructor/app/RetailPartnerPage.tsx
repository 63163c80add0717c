import { Navigate } from 'react-router-dom'
import { useMe } from '../../api/generated/mesh.hooks.ts'
import { RETAIL_PARTNER } from '../shared/retail-partner.ts'
import { isRetailPartner } from '../certifications/retail-partner.ts'
import { RetailPartnerClasses } from '../occurrences/RetailPartnerClasses.tsx'
import { paths } from '../../paths.ts'

/** The classes of the retail-partner program. Instructors without its certification are sent to their classes. */
export function RetailPartnerPage() {
  const { data } = useMe()
  // InstructorGate has waited for the account. If it could not be loaded, the instructor does not count as certified.
  if (!isRetailPartner(data?.me)) return <Navigate to={paths.myClasses()} replace />
  return <RetailPartnerClasses abbreviation={RETAIL_PARTNER} />
}

export { RetailPartnerPage as Component }
