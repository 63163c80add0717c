import type { Answer, CourseEnvironment, RegistrationType } from '../../../api/generated/training.types.ts'
import { typedCount } from '../../../lib/typed-number.ts'

/** An item on a list of the course. `value` is how many, as typed; it is empty if the item is not counted. */
export type ItemValue = { id: string; value: string }

/** An item that can be on a list. */
export type CourseItem = Answer<'listCourseItems'>['data'][number]

export const emptyLocation = { name: '', address1: '', address2: '', city: '', state: '', postalCode: '' }
export type Location = typeof emptyLocation

/** The values of a new course. */
export const emptyCourse = {
  curriculumId: '',
  curriculumModuleId: '',
  name: '',
  description: '',
  imageId: '',
  imageUrl: '',
  price: '',
  capacity: '',
  classroomHours: '',
  rangeHours: '',
  hasLiveFire: false,
  grantsCCW: false,
  isWomensOnly: false,
  isWheelchairAccessible: false,
  isSearchable: true,
  notes: '',
  organizationId: '',
  location: emptyLocation,
  environment: '' as CourseEnvironment | '',
  bringableItems: [] as ItemValue[],
  providedItems: [] as ItemValue[],
  registrationType: 'OWN' as RegistrationType,
  overrideUrl: '',
  registration: { url: '', email: '', phone: '' },
}

/** The course form values (spec §3) as they are typed: numbers are text, and '' means that nothing is chosen. */
export type CourseValues = typeof emptyCourse

type CourseDocument = Answer<'getCourse'>
type Listed = CourseDocument['data']['attributes']['providedItems']

const textOf = (value: number) => (value ? String(value) : '')

/** A course names its items, the form goes by their ids. Items that can no longer be chosen are left out. */
function itemValues(listed: Listed, category: CourseItem['attributes']['category'], items: CourseItem[]) {
  const found = listed.flatMap(({ name, quantity }) => {
    const item = items.find(({ attributes }) => attributes.category === category && attributes.name === name)
    return item ? [{ id: item.id, value: quantity === null ? '' : String(quantity) }] : []
  })
  return mergeItems(found)
}

/** One entry per item: if an item is listed twice, its numbers are added up. */
export function mergeItems(list: readonly ItemValue[]): ItemValue[] {
  const ids = [...new Set(list.map(({ id }) => id))]
  return ids.map((id) => {
    const same = list.filter((entry) => entry.id === id)
    const [first] = same
    if (first && same.length === 1) return first
    const total = same.reduce((sum, { value }) => sum + (typedCount(value) || 0), 0)
    return { id, value: textOf(total) }
  })
}

/** The form values of an existing course. */
export function courseValues({ data, included }: CourseDocument, items: CourseItem[]): CourseValues {
  const { attributes, relationships } = data
  const { location, registration } = attributes
  const image = included?.find((resource) => resource.type === 'images')
  return {
    curriculumId: relationships?.curriculum?.data.id ?? '',
    curriculumModuleId: attributes.curriculumModuleId ?? '',
    name: attributes.name,
    description: attributes.description,
    imageId: image?.id ?? '',
    imageUrl: image?.attributes.imageUrl ?? '',
    price: attributes.price.toFixed(2).replace(/\.00$/, ''),
    capacity: String(attributes.capacity),
    classroomHours: textOf(attributes.classroomHours),
    rangeHours: textOf(attributes.rangeHours),
    hasLiveFire: attributes.hasLiveFire,
    grantsCCW: attributes.grantsCCW,
    isWomensOnly: attributes.isWomensOnly,
    isWheelchairAccessible: attributes.isWheelchairAccessible,
    isSearchable: attributes.isSearchable,
    notes: attributes.notes,
    organizationId: attributes.organizationId ?? '',
    location: {
      name: location.name,
      address1: location.address1,
      address2: location.address2,
      city: location.city,
      state: location.state,
      postalCode: location.postalCode,
    },
    environment: attributes.environment ?? '',
    bringableItems: itemValues(attributes.bringableItems, 'equipment', items),
    providedItems: itemValues(attributes.providedItems, 'provided', items),
    registrationType: attributes.registrationType,
    overrideUrl: attributes.overrideUrl ?? '',
    registration: {
      url: registration.url ?? '',
      email: registration.email ?? '',
      phone: registration.phone ?? '',
    },
  }
}
