import type { OrganizationResource } from '../../../api/generated/training.types.ts'
import { phoneBody } from '../../../domain/person-rules.ts'
import { typedCount, typedHours, typedPrice } from '../../../lib/typed-number.ts'
import { type CourseItem, type CourseValues, type ItemValue, mergeItems } from './course-values.ts'
import type { Curriculum } from './curriculum.ts'
import { isAt } from './organization.ts'

/** What the form offers. */
export type Catalog = {
  curricula: readonly Curriculum[]
  items: CourseItem[]
  organizations: readonly OrganizationResource[]
}

const orNull = (text: string) => text.trim() || null

/** One entry per item, with how many if the item is counted. */
const itemList = (list: readonly ItemValue[], items: readonly CourseItem[]) =>
  mergeItems(list).map(({ id, value }) => {
    const isCounted = items.find((item) => item.id === id)?.attributes.hasQuantity
    return { id, value: isCounted ? typedCount(value) : null }
  })

/** The range, as long as the course is still at its address. */
function organizationIdOf({ organizationId, location }: CourseValues, { organizations }: Catalog) {
  const organization = organizations.find(({ id }) => id === organizationId)
  return organization && isAt(location, organization) ? organization.id : null
}

/** Valid values as the server takes them: trimmed, with numbers instead of text, and null for what is empty. */
export function courseBody(values: CourseValues, catalog: Catalog) {
  const { location, registration } = values
  const isElsewhere = values.registrationType === 'EXTERNAL'
  const wayOf = (text: string) => (isElsewhere ? orNull(text) : null)
  return {
    curriculumId: values.curriculumId,
    curriculumModuleId: orNull(values.curriculumModuleId),
    name: values.name.trim(),
    description: values.description.trim(),
    imageId: orNull(values.imageId),
    imageUrl: orNull(values.imageUrl),
    price: typedPrice(values.price),
    capacity: typedCount(values.capacity),
    classroomHours: typedHours(values.classroomHours),
    rangeHours: typedHours(values.rangeHours),
    hasLiveFire: values.hasLiveFire,
    grantsCCW: values.grantsCCW,
    isWomensOnly: values.isWomensOnly,
    isWheelchairAccessible: values.isWheelchairAccessible,
    isSearchable: values.isSearchable,
    notes: values.notes.trim(),
    organizationId: organizationIdOf(values, catalog),
    location: {
      name: location.name.trim(),
      address1: location.address1.trim(),
      address2: location.address2.trim(),
      city: location.city.trim(),
      state: location.state,
      postalCode: location.postalCode.trim(),
    },
    environment: values.environment || null,
    bringableItems: itemList(values.bringableItems, catalog.items),
    providedItems: itemList(values.providedItems, catalog.items),
    registrationType: values.registrationType,
    overrideUrl: wayOf(values.overrideUrl),
    registration: {
      url: wayOf(registration.url),
      email: wayOf(registration.email),
      phone: isElsewhere ? phoneBody(registration.phone) : null,
    },
  }
}
