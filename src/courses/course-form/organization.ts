import type { OrganizationResource } from '../../api/generated/training.types.ts'
import type { Location } from './course-values.ts'

/** The location of a course held at a range, section 4: its name and address, and a blank second line. */
export const locationOf = ({ attributes: { name, shippingAddress } }: OrganizationResource): Location => ({
  name,
  address1: shippingAddress.address1,
  address2: '',
  city: shippingAddress.city,
  state: shippingAddress.state,
  postalCode: shippingAddress.postalCode,
})

/** Whether a location is still where the range is. The name may say more, such as the bay. */
export function isAt(location: Location, organization: OrganizationResource) {
  const address = locationOf(organization)
  return (['address1', 'city', 'state', 'postalCode'] as const).every(
    (line) => location[line].trim() === address[line].trim(),
  )
}
