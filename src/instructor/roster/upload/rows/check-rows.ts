import { once } from '../../../../lib/once.ts'
import { fullName, type PersonValues, validatePerson } from '../../../../domain/person.ts'
import { personKeys, phoneKey } from '../../../../domain/person-keys.ts'
import { formatMoment } from '../../../../lib/venue-time.ts'
import { meantBy, type Notes, notesOn } from './damage.ts'
import { type Field, FIELDS } from './fields.ts'
import type { RosterIndex } from './roster-index.ts'
import type { UploadRow } from './row.ts'

type Name = Pick<PersonValues, 'firstName' | 'lastName'>

export type Errors = Partial<Record<Field, string>>

/** What will happen to a row. `canAdd`: it will be skipped, but the person can add it anyway. */
export type Check = {
  state: 'ready' | 'fix' | 'skip'
  /** Errors to fix, by field. */
  errors: Errors
  /** Notes for the person, by field and about the whole row. They never block the row. */
  cellNotes: Notes
  rowNotes: string[]
  /** Suggested values that the person can accept with one press. */
  meant: Partial<PersonValues>
  /** Why it is skipped. */
  reason?: string
  canAdd?: boolean
}

/** The errors in a person's values, by field (spec §5). */
function errorsOf(values: PersonValues): Errors {
  const errors: Errors = {}
  for (const field of FIELDS) {
    const error = validatePerson[field](values[field])
    if (error) errors[field] = error
  }
  return errors
}

/** The check of a row on its own, and the keys by which it is compared with the others. */
type Alone = { row: UploadRow; check: Check; person: string; email: string }

/**
 * The rows of the last call, because rows are immutable and a key press replaces only one of a thousand. They are found
 * by index: filling a WeakMap makes the check of a new file take a tenth longer.
 */
let known: readonly Alone[] = []

function alone(row: UploadRow, i: number): Alone {
  const before = known[i]
  return before?.row === row ? before : { row, check: checkAlone(row), ...personKeys(row.values) }
}

function checkAlone({ values, extraCells }: UploadRow): Check {
  const errors = errorsOf(values)
  const meant = meantBy(values)
  const cellNotes = notesOn(values, meant)
  // If we know the intended value, the note explains the error better: half of a garbled letter can be an invisible
  // character.
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

/** Checks all rows, in order. Of several rows about one person, the first counts. */
export function checkRows(rows: readonly UploadRow[], roster: RosterIndex): Check[] {
  /** Indexes of the rows that count, by person and by email. */
  const [people, emails] = [new Map<string, number>(), new Map<string, number>()]
  /** Skipped rows with a phone number, keyed by the index of the row that counts instead and has none. */
  const phones = new Map<number, UploadRow>()

  known = rows.map(alone)
  const checks = known.map(({ row, check, person, email }, i): Check => {
    const { values, choice } = row
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
    const listedAs = listed && spellingOf(listed, values)
    if (listed && !(listedAs && choice === 'add'))
      return skip(
        `Already on the roster${listedAs ? ` as ${listedAs}` : ''}${lossOf(values.phone, listed.phone ?? '', 'without a')}.`,
        listedAs !== undefined,
      )
    const twinAt = people.get(person)
    const twin = rows[twinAt ?? -1]
    const twinAs = twin && spellingOf(twin.values, values)
    if (twin && twinAt !== undefined && !(twinAs && choice === 'add')) {
      const loss = lossOf(values.phone, twin.values.phone, 'which has no')
      if (loss && !twin.values.phone.trim() && !phones.has(twinAt)) phones.set(twinAt, row)
      return skip(
        `The same as row ${twin.number}${twinAs ? `, ${twinAs}` : ''}${loss}.`,
        twinAs !== undefined,
      )
    }
    const removedAt = roster.removed.get(person)
    if (removedAt !== undefined && choice !== 'add')
      return skip(`Removed from this class on ${formatMoment(removedAt)}.`, true)
    count()
    const isListed = roster.emails.has(email)
    if (!sharer && !isListed) return check
    const shared = [
      ...(sharer ? [`Same email as row ${sharer.number}, but another name.`] : []),
      ...(isListed ? ['Someone else on the roster has this email.'] : []),
    ]
    return { ...check, rowNotes: [...shared, ...check.rowNotes] }
  })
  return checks.map((check, i) => withPhone(check, phones.get(i)))
}

const collator = once(() => new Intl.Collator('en-US', { sensitivity: 'accent' }))

/** The name of another entry for the same person, if its spelling differs by more than case: `José Núñez`. */
function spellingOf(other: Name, own: Name): string | undefined {
  const name = fullName(other)
  return collator().compare(name, fullName(own)) === 0 ? undefined : name
}

/** Describes the phone number that would be lost by skipping this row. */
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
