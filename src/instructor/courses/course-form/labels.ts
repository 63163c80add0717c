import { config } from '../../../config.ts'
import type { CourseValues } from './course-values.ts'

/** The labels of the fields, also where their errors are listed. */
export const LABELS = {
  curriculumId: 'Curriculum',
  curriculumModuleId: 'Module',
  name: 'Course name',
  description: 'Description',
  imageId: 'Image',
  price: 'Price',
  capacity: 'Seats',
  classroomHours: 'Hours in the classroom',
  rangeHours: 'Hours on the range',
  hasLiveFire: 'Live fire',
  grantsCCW: 'Concealed-carry permit',
  isWomensOnly: "Women's only",
  isWheelchairAccessible: 'Wheelchair accessible',
  isSearchable: 'Listed in search',
  notes: 'Notes',
  organizationId: 'Range',
  'location.name': 'Venue name',
  'location.address1': 'Address',
  'location.address2': 'Building, suite or bay',
  'location.city': 'City',
  'location.state': 'State',
  'location.postalCode': 'ZIP code',
  environment: 'Indoors or outdoors',
  bringableItems: 'Equipment',
  providedItems: 'Provided',
  registrationType: 'Where students register',
  overrideUrl: 'Registration page',
  'registration.url': 'Website',
  'registration.email': 'Email',
  'registration.phone': 'Phone',
} as const

export const ENVIRONMENTS = {
  '': 'Not specified',
  INDOOR: 'Indoors',
  OUTDOOR: 'Outdoors',
  BOTH: 'Both',
} as const satisfies Record<CourseValues['environment'], string>

export const REGISTRATIONS = {
  OWN: `On ${config.product} Training`,
  EXTERNAL: 'Non-USCCA curriculum',
} as const satisfies Record<CourseValues['registrationType'], string>

/** The label of a field; an entry of a list goes by the label of its list. */
export const labelOf = (field: string): string =>
  (LABELS as Record<string, string>)[field] ??
  (LABELS as Record<string, string>)[field.split('.')[0] ?? ''] ??
  field
