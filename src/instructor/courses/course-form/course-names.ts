import { formatPrice } from '../../../lib/money.ts'
import { typedPrice } from '../../../lib/typed-number.ts'
import type { FieldNames } from '../../../ui/form/conflict.ts'
import type { Catalog } from './course-body.ts'
import type { CourseValues, ItemValue } from './course-values.ts'
import { ENVIRONMENTS, LABELS, REGISTRATIONS } from './labels.ts'

/** What the fields of a course are called, and how a person reads their values. */
export function courseNames({ curricula, items, organizations }: Catalog): FieldNames<CourseValues> {
  const itemsOf = (list: readonly ItemValue[]) =>
    list
      .map(({ id, value }) => {
        const name = items.find((item) => item.id === id)?.attributes.name ?? ''
        return value ? `${name} × ${value}` : name
      })
      .join(', ')
  const moduleOf = (id: string) =>
    curricula.flatMap(({ modules }) => modules).find((module) => module.id === id)?.name ?? ''
  return {
    curriculumId: [LABELS.curriculumId, (id) => curricula.find((one) => one.id === id)?.name ?? ''],
    curriculumModuleId: [LABELS.curriculumModuleId, moduleOf],
    name: LABELS.name,
    description: LABELS.description,
    imageId: [LABELS.imageId, (id) => (id ? 'Another image' : '')],
    imageUrl: undefined,
    price: [LABELS.price, (price) => formatPrice(typedPrice(price))],
    capacity: LABELS.capacity,
    classroomHours: LABELS.classroomHours,
    rangeHours: LABELS.rangeHours,
    hasLiveFire: LABELS.hasLiveFire,
    grantsCCW: LABELS.grantsCCW,
    isWomensOnly: LABELS.isWomensOnly,
    isWheelchairAccessible: LABELS.isWheelchairAccessible,
    isSearchable: LABELS.isSearchable,
    notes: LABELS.notes,
    organizationId: [
      LABELS.organizationId,
      (id) => organizations.find((range) => range.id === id)?.attributes.name ?? '',
    ],
    location: [
      'Location',
      ({ name, address1, address2, city, state, postalCode }) =>
        [name, address1, address2, `${city}, ${state} ${postalCode}`].filter(Boolean).join('\n'),
    ],
    environment: [LABELS.environment, (environment) => ENVIRONMENTS[environment]],
    bringableItems: [LABELS.bringableItems, itemsOf],
    providedItems: [LABELS.providedItems, itemsOf],
    registrationType: [LABELS.registrationType, (type) => REGISTRATIONS[type]],
    overrideUrl: LABELS.overrideUrl,
    registration: [
      'Contact for questions',
      ({ url, email, phone }) => [url, email, phone].filter(Boolean).join('\n'),
    ],
  }
}
