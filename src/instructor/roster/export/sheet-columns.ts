import type { RegistrantResource } from '../../../api/generated/training.types.ts'
import { fullName } from '../../../domain/person.ts'
import { type Day, formatDays, formatHours, formatShortDay, formatTime } from '../../../lib/venue-time.ts'

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
  // Empty: everybody who signs reads the sheet, and the notes of a student are for instructors only.
  notes: { label: 'Notes' },
  arrived: { label: 'Arrived' },
} satisfies Record<string, { label: string; text?: (registrant: RegistrantResource) => string }>

export type SheetColumn = keyof typeof SHEET_COLUMNS
export const SHEET_COLUMN_NAMES = Object.keys(SHEET_COLUMNS) as SheetColumn[]

/** Paper gets left behind, so email addresses are off by default. */
export const DEFAULT_COLUMNS: readonly SheetColumn[] = ['name', 'phone', 'signature', 'notes', 'arrived']

/** The columns in their fixed order, regardless of the order they were chosen in. The name is always included. */
export const inOrder = (chosen: readonly string[]) =>
  SHEET_COLUMN_NAMES.filter((column) => column === 'name' || chosen.includes(column))

type PrintedColumn = { column: SheetColumn; key: string; label: string }

/** The columns as they are printed: a class of several days has a box for each of them. */
export const printedColumns = (columns: readonly SheetColumn[], days: readonly Day[]) =>
  columns.flatMap((column): PrintedColumn[] =>
    column === 'arrived' && days.length > 1
      ? days.map(({ startTime }) => ({ column, key: startTime, label: dayLabel(startTime) }))
      : [{ column, key: column, label: SHEET_COLUMNS[column].label }],
  )

/** `Thu, Nov 19`, which breaks after the weekday only. */
const dayLabel = (startTime: string) => formatShortDay(startTime).replace(/ (?=\d)/, '\u00a0')

/** When the class meets, in lines. Hours that differ between the days are listed; the zone may change between them. */
export function whenLines(days: readonly Day[]): string[] {
  const [first] = days
  if (!first) return []
  if (days.length === 1) return [`${formatDays(days)}, ${formatHours(first)}`]
  const hours = days.map(({ startTime, endTime }) => `${formatTime(startTime)} – ${formatTime(endTime)}`)
  if (new Set(hours).size === 1) return [`${formatDays(days)}, ${hours[0]}`]
  return [
    formatDays(days),
    days.map(({ startTime }, i) => `${formatShortDay(startTime)}, ${hours[i]}`).join(' · '),
  ]
}

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
