// Detects what spreadsheets and wrong encodings do to values on their way into a file.
import type { PersonValues } from '../../../lib/person.ts'
import { repaired } from '../file/letters.ts'
import { type Field, FIELDS } from './fields.ts'

/** Notes about values that look wrong, by field. They never block a row. */
export type Notes = Partial<Record<Field, string>>

const SHEET_ERROR = /^#(N\/A|[A-Z0-9/_]+[!?]|#+)$/i
const PLACEHOLDER = /^(n\/a|n\.a\.?|none|null|nil|unknown|undefined|tb[ad]|-+|\?+|\.+)$/i
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const DATES = [
  /^\d{1,2}[/.-]\d{1,2}[/.-](\d{2}|(19|20)\d{2})$/,
  /^(19|20)\d{2}-\d{1,2}-\d{1,2}\b/,
  new RegExp(`^\\d{1,2}[- ]${MONTH}[- ]\\d{2,4}$|^${MONTH} \\d{1,2},? \\d{4}$`, 'i'),
]
/** Words that people write next to a phone number. */
const PHONE_WORDS = /\b(tel|phone|cell|mobile|home|work|office)\b/gi
/** A large number in a spreadsheet's scientific notation: `5.55E+09`. */
const SHORTENED = /^\d([.,]\d+)?E\+?\d+$/i

export const looksLikeFormula = (value: string) => /^[=@]|^[+-](?![\d\s().-]+$)/.test(value)

const FORMULA = 'Looks like a formula. It is kept as text.'

function nameNote(name: string): string | undefined {
  if (SHEET_ERROR.test(name)) return 'This is a spreadsheet error, not a name.'
  if (PLACEHOLDER.test(name)) return 'Is this the real name?'
  if (looksLikeFormula(name)) return FORMULA
  return /\p{L}/u.test(name) && !SHORTENED.test(name) ? undefined : 'This does not look like a name.'
}

function phoneNote(phone: string): string | undefined {
  if (SHEET_ERROR.test(phone)) return 'This is a spreadsheet error, not a phone number.'
  if (SHORTENED.test(phone)) return 'The spreadsheet cut this number: digits are missing.'
  if (withoutDecimals(phone)) return 'The spreadsheet added decimals to this number.'
  if (DATES.some((date) => date.test(phone))) return 'This looks like a date, not a phone number.'
  if (looksLikeFormula(phone) && !PLACEHOLDER.test(phone)) return FORMULA
  return isPhone(phone) ? undefined : 'This does not look like a phone number.'
}

/**
 * Whether there are 7 to 15 digits before any extension, and no words except those that people write next to a number.
 */
function isPhone(phone: string) {
  const [number = ''] = phone.split(/ext|x|#/i)
  const digits = number.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= 7 && digits <= 15 && !/\p{L}/u.test(number.replaceAll(PHONE_WORDS, ''))
}

/** Turns `5550100.0` into `5550100`. */
const withoutDecimals = (phone: string) => /^(\d{7,15})[.,]0+$/.exec(phone)?.[1]

/** Common typos in email addresses, with the intended ending. */
const TYPOS: [RegExp, string][] = [
  [/@(gmial|gmai|gamil|gmal|gnail)\.com$/i, '@gmail.com'],
  [/@(hotmial|hotmal|hotmai)\.com$/i, '@hotmail.com'],
  [/@(yaho|yahooo|yhoo)\.com$/i, '@yahoo.com'],
  [/@(outlok|outloo)\.com$/i, '@outlook.com'],
  [/\.(con|cmo|ocm|comm)$/i, '.com'],
]

/** The address that was probably intended; undefined if there is no typo. */
export function meantEmail(email: string): string | undefined {
  const address = email.trim()
  const [typo, ending] = TYPOS.find(([pattern]) => pattern.test(address)) ?? []
  return typo && ending ? address.replace(typo, ending) : undefined
}

export function notesOn(values: PersonValues): Notes {
  const notes: Notes = {}
  for (const field of FIELDS) {
    const note = values[field].trim() && noteOn(field, values[field])
    if (note) notes[field] = note
  }
  return notes
}

function noteOn(field: Field, value: string): string | undefined {
  const text = value.trim()
  if (field === 'phone') return phoneNote(text)
  if (field === 'email') return looksLikeFormula(text) ? FORMULA : undefined
  // Not trimmed: the space at the end can be half of a letter.
  return repaired(value) === undefined ? nameNote(text) : 'The letters look garbled.'
}

/** The values that were probably intended, for fields where we can tell. */
export function meantBy({ firstName, lastName, email, phone }: PersonValues): Partial<PersonValues> {
  const meant: Partial<PersonValues> = {}
  const set = (field: Field, value: string | undefined) => value !== undefined && (meant[field] = value)
  set('firstName', repaired(firstName))
  set('lastName', repaired(lastName))
  set('email', meantEmail(email))
  set('phone', withoutDecimals(phone.trim()))
  return meant
}
