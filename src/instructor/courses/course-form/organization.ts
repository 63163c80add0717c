import type { OrganizationResource } from '../../../api/generated/training.types.ts'
import type { Location } from './course-values.ts'

/** The location of a course at a range: its name and address with a blank second line (spec §4). */
export const locationOf = ({ attributes: { name, shippingAddress } }: OrganizationResource): Location => ({
  name,
  address1: shippingAddress.address1,
  address2: '',
  city: shippingAddress.city,
  state: shippingAddress.state,
  postalCode: shippingAddress.postalCode,
})

/** Whether a location is still at the range's address. Its name may say more, such as the bay. */
export function isAt(location: Location, organization: OrganizationResource) {
  const address = locationOf(organization)
  return (['address1', 'city', 'state', 'postalCode'] as const).every(
    (line) => location[line].trim() === address[line].trim(),
  )
}
