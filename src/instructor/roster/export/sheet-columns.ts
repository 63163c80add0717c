import type { RegistrantResource } from '../../../api/generated/training.types.ts'
import { fullName } from '../../../domain/person.ts'

/** The columns a sign-in sheet can have. Columns without `text` are filled in by hand. */
export const SHEET_COLUMNS = {
  name: { label: 'Name', text: (registrant: RegistrantResource) => lastNameFirst(registrant) },
  phone: { label: 'Phone', text: ({ attributes }: RegistrantResource) => attributes.phone ?? '' },
  email: { label: 'Email', text: ({ attributes }: RegistrantResource) => attributes.email },
  eLearning: {
    label: 'E-learning',
    text: ({ attributes }: RegistrantResource) =>
      attributes.hasCompletedPrerequisiteELearning ? 'Done' : 'Not yet',
  },
  signature: { label: 'Signature' },
  arrived: { label: 'Arrived' },
} satisfies Record<string, { label: string; text?: (registrant: RegistrantResource) => string }>

export type SheetColumn = keyof typeof SHEET_COLUMNS
export const SHEET_COLUMN_NAMES = Object.keys(SHEET_COLUMNS) as SheetColumn[]

/** Paper gets left behind, so email addresses are off by default. */
export const DEFAULT_COLUMNS: readonly SheetColumn[] = ['name', 'phone', 'signature', 'arrived']

/** The columns in their fixed order, regardless of the order they were chosen in. The name is always included. */
export const inOrder = (chosen: readonly string[]) =>
  SHEET_COLUMN_NAMES.filter((column) => column === 'name' || chosen.includes(column))

const lastNameFirst = ({ attributes: { firstName, lastName } }: RegistrantResource) =>
  `${lastName}, ${firstName}`

const collator = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true })

/** Sorted by last name, because people look for their last name on a list. */
export const byLastName = (registrants: readonly RegistrantResource[]) =>
  registrants.toSorted(
    (a, b) =>
      collator.compare(a.attributes.lastName, b.attributes.lastName) ||
      collator.compare(fullName(a.attributes), fullName(b.attributes)),
  )
