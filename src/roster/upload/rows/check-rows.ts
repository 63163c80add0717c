import { type PersonValues, validatePerson } from '../../../lib/person.ts'
import { emailKey, personKey, phoneKey } from '../../../lib/person-keys.ts'
import { formatMoment } from '../../../lib/venue-time.ts'
import { meantBy, type Notes, notesOn } from './damage.ts'
import { type Field, FIELDS } from './fields.ts'
import type { RosterIndex } from './roster-index.ts'
import type { UploadRow } from './row.ts'

export type Errors = Partial<Record<Field, string>>

/** What will become of a row. `canAdd`: it is skipped, but the person can add it anyway. */
export type Check = {
  state: 'ready' | 'fix' | 'skip'
  /** What has to be fixed, by field. */
  errors: Errors
  /** What the person should know, by field and about the whole row. None of it stops the row. */
  cellNotes: Notes
  rowNotes: string[]
  /** Values that were probably meant, to be taken with one press. */
  meant: Partial<PersonValues>
  /** Why it is skipped. */
  reason?: string
  canAdd?: boolean
}

/** What is wrong with a person, by field, spec §5. */
export function errorsOf(values: PersonValues): Errors {
  const errors: Errors = {}
  for (const field of FIELDS) {
    const error = validatePerson[field](values[field])
    if (error) errors[field] = error
  }
  return errors
}

type Alone = { check: Check; person: string; email: string }

/** Rows never change, they are replaced: with each key press one of a thousand is new. */
const known = new WeakMap<UploadRow, Alone>()

/** A row by itself, without regard to the others, and what it is compared by. */
function alone(row: UploadRow): Alone {
  const { values } = row
  const found = known.get(row) ?? {
    check: checkAlone(row),
    person: personKey(values),
    email: emailKey(values.email),
  }
  known.set(row, found)
  return found
}

function checkAlone({ values, extraCells }: UploadRow): Check {
  const errors = errorsOf(values)
  const cellNotes = notesOn(values)
  const meant = meantBy(values)
  // Where we know what was meant, the note says it better: half of a garbled letter can be an invisible character.
  for (const field of FIELDS)
    if (errors[field] && meant[field] !== undefined) errors[field] = cellNotes[field] ?? errors[field]
  return {
    state: Object.keys(errors).length ? 'fix' : 'ready',
    errors,
    cellNotes,
    rowNotes: extraCells
      ? ['This row has more cells than there are column names. Are the values in the right columns?']
      : [],
    meant,
  }
}

/** What becomes of each row, in their order. Of several rows about one person the first counts. */
export function checkRows(rows: readonly UploadRow[], roster: RosterIndex): Check[] {
  /** Rows that count, as an index, by person and by email. */
  const [people, emails] = [new Map<string, number>(), new Map<string, number>()]
  /** Skipped rows with a phone number, by the index of the row that counts instead and has none. */
  const phones = new Map<number, UploadRow>()

  const checks = rows.map((row, i): Check => {
    const { values, choice } = row
    const { check, person, email } = alone(row)
    const skip = (reason: string, canAdd = false): Check => ({ ...check, state: 'skip', reason, canAdd })
    const sharer = rows[emails.get(email) ?? -1]
    const count = () => {
      people.set(person, i)
      if (!sharer) emails.set(email, i)
    }
    if (row.progress.state === 'added') {
      count()
      return { ...check, state: 'ready' }
    }
    if (choice === 'leave-out') return skip('You left this row out.', true)
    if (check.state === 'fix') return check

    const listed = roster.people.get(person)
    if (listed !== undefined)
      return skip(`Already on the roster${lossOf(values.phone, listed, 'without a')}.`)
    const twinAt = people.get(person)
    const twin = rows[twinAt ?? -1]
    if (twin && twinAt !== undefined) {
      const loss = lossOf(values.phone, twin.values.phone, 'which has no')
      if (loss && !twin.values.phone.trim() && !phones.has(twinAt)) phones.set(twinAt, row)
      return skip(`The same as row ${twin.number}${loss}.`)
    }
    const removedAt = roster.removed.get(person)
    if (removedAt !== undefined && choice !== 'add')
      return skip(`Removed from this class on ${formatMoment(removedAt)}.`, true)
    count()
    const shared = [
      ...(sharer ? [`Same email as row ${sharer.number}, but another name.`] : []),
      ...(roster.emails.has(email) ? ['Someone else on the roster has this email.'] : []),
    ]
    return { ...check, rowNotes: [...shared, ...check.rowNotes] }
  })
  return checks.map((check, i) => withPhone(check, phones.get(i)))
}

/** What the roster or the first row of a person would lack if this row is skipped. */
function lossOf(phone: string, kept: string, without: string): string {
  if (!phone.trim() || phone.trim() === kept.trim()) return ''
  if (phoneKey(phone) && phoneKey(phone) === phoneKey(kept)) return ''
  return kept.trim() ? ', with another phone number' : `, ${without} phone number`
}

/** Offers a row the phone number of a skipped one. */
function withPhone(check: Check, other: UploadRow | undefined): Check {
  if (!other || check.state !== 'ready') return check
  return {
    ...check,
    cellNotes: { ...check.cellNotes, phone: `Row ${other.number} has a phone number for this student.` },
    meant: { ...check.meant, phone: other.values.phone },
  }
}
