import { Navigate } from 'react-router-dom'
import { useMe } from '../api/generated/mesh.hooks.ts'
import { RETAIL_PARTNER } from '../api/retail-partner.ts'
import { isRetailPartner } from '../certifications/retail-partner.ts'
import { RetailPartnerClasses } from '../occurrences/RetailPartnerClasses.tsx'
import { paths } from '../paths.ts'

/** The classes of the retail-partner program, for instructors who are certified for it. Others have no such page. */
export function RetailPartnerPage() {
  const { data } = useMe()
  // The gate above has waited for the account. Without it, nobody is known to be certified.
  if (!isRetailPartner(data?.me)) return <Navigate to={paths.myClasses()} replace />
  return <RetailPartnerClasses abbreviation={RETAIL_PARTNER} />
}

export { RetailPartnerPage as Component }
