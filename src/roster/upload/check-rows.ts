import type { RegistrantResource } from '../../api/generated/training.types.ts'
import { formatMoment } from '../../lib/venue-time.ts'
import { emailKey, personKey } from '../../lib/person-keys.ts'
import { type Errors, errorsOf, looksLikeFormula, meantEmail } from './check-row.ts'
import { FIELDS } from './columns.ts'
import type { UploadRow } from './row.ts'

/** What will become of a row. `canAdd`: it is left out, and could be added all the same. */
export type Check = {
  state: 'ready' | 'fix' | 'skip'
  errors: Errors
  /** Things to know, none of which stops the row. */
  notes: string[]
  /** Why it is skipped. */
  reason?: string
  canAdd?: boolean
  /** The address that was probably meant. */
  meant?: string
}

/** Who is on the roster, and who was; looked up by person and by address. */
export type Book = {
  people: ReadonlySet<string>
  emails: ReadonlySet<string>
  /** When somebody was removed, by person. */
  removed: ReadonlyMap<string, string>
}

export const bookOf = (
  roster: readonly RegistrantResource[],
  removed: readonly RegistrantResource[],
): Book => ({
  people: new Set(roster.map(({ attributes }) => personKey(attributes))),
  emails: new Set(roster.map(({ attributes }) => emailKey(attributes.email))),
  // Latest removal first, so the last one set would be the oldest.
  removed: new Map(
    removed.toReversed().map(({ attributes }) => [personKey(attributes), attributes.removedAt ?? '']),
  ),
})

const skip = (check: Check, reason: string, canAdd = false): Check => ({
  ...check,
  state: 'skip',
  reason,
  canAdd,
})

/** What becomes of each row, in their order. The first of those who are the same person is the one that counts. */
export function checkRows(rows: readonly UploadRow[], book: Book): Check[] {
  const firstOf = new Map<string, number>()
  const firstWith = new Map<string, number>()
  return rows.map((row) => {
    const { values, choice, number } = row
    const person = personKey(values)
    const email = emailKey(values.email)
    const check: Check = { state: 'ready', errors: errorsOf(values), notes: [] }
    if (row.progress.state === 'added') {
      firstOf.set(person, number)
      firstWith.set(email, number)
      return check
    }
    if (choice === 'leave-out') return skip(check, 'You left this row out.', true)
    if (Object.keys(check.errors).length) return { ...check, state: 'fix', notes: notesOf(row) }
    if (book.people.has(person)) return skip(check, 'Already on the roster.')
    const twin = firstOf.get(person)
    if (twin !== undefined) return skip(check, `The same as row ${twin}.`)
    const removedAt = book.removed.get(person)
    if (removedAt !== undefined && choice !== 'add')
      return skip(check, `Removed from this class on ${formatMoment(removedAt)}.`, true)
    const sharer = firstWith.get(email)
    firstOf.set(person, number)
    if (sharer === undefined) firstWith.set(email, number)
    const meant = meantEmail(values.email)
    return {
      ...check,
      notes: [
        ...(sharer === undefined ? [] : [`Same email as row ${sharer}, another name.`]),
        ...(book.emails.has(email) ? ['Somebody else on the roster has this email.'] : []),
        ...notesOf(row),
      ],
      ...(meant && { meant }),
    }
  })
}

const notesOf = ({ values, extraCells }: UploadRow) => [
  ...(extraCells
    ? ['This row has more cells than there are headings. Are the values in the right columns?']
    : []),
  ...(FIELDS.some((field) => looksLikeFormula(values[field]))
    ? ['Looks like a formula. It is kept as text.']
    : []),
]
