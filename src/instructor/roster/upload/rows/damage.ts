// Detects what spreadsheets and wrong encodings do to values on their way into a file.
import type { PersonValues } from '../../../../domain/person.ts'
import { repaired } from '../file/letters.ts'
import { type Field, FIELDS } from './fields.ts'

/** Notes about values that look wrong, by field. They never block a row. */
export type Notes = Partial<Record<Field, string>>

const SHEET_ERROR = /^#(N\/A|[A-Z0-9/_]+[!?]|#+)$/i
const PLACEHOLDER = /^(n\/a|n\.a\.?|none|null|nil|unknown|undefined|tb[ad]|-+|\?+|\.+)$/i
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const DATE = new RegExp(
  [
    String.raw`^\d{1,2}[/.-]\d{1,2}[/.-](\d{2}|(19|20)\d{2})$`,
    String.raw`^(19|20)\d{2}-\d{1,2}-\d{1,2}\b`,
    String.raw`^\d{1,2}[- ]${MONTH}[- ]\d{2,4}$`,
    String.raw`^${MONTH} \d{1,2},? \d{4}$`,
  ].join('|'),
  'i',
)
/** A text with 7 to 15 digits. */
const DIGITS = /^(\P{Nd}*\p{Nd}){7,15}\P{Nd}*$/u
/** Words that people write next to a phone number. */
const PHONE_WORDS = /\b(tel|phone|cell|mobile|home|work|office)\b/gi
/** A large number in a spreadsheet's scientific notation: `5.55E+09`. */
const SHORTENED = /^\d([.,]\d+)?E\+?\d+$/i

export const looksLikeFormula = (value: string) => /^[=@]|^[+-](?![\d\s().-]+$)/.test(value)

const FORMULA = 'Looks like a formula. It is kept as text.'

function nameNote(name: string): string | undefined {
  if (PLACEHOLDER.test(name)) return 'Is this the real name?'
  if (/^\p{L}/u.test(name)) return undefined
  if (SHEET_ERROR.test(name)) return 'This is a spreadsheet error, not a name.'
  if (looksLikeFormula(name)) return FORMULA
  return /\p{L}/u.test(name) && !SHORTENED.test(name) ? undefined : 'This does not look like a name.'
}

function phoneNote(phone: string): string | undefined {
  if (DATE.test(phone)) return 'This looks like a date, not a phone number.'
  if (looksLikeFormula(phone) && !PLACEHOLDER.test(phone)) return FORMULA
  if (isPhone(phone)) return undefined
  if (SHEET_ERROR.test(phone)) return 'This is a spreadsheet error, not a phone number.'
  if (SHORTENED.test(phone)) return 'The spreadsheet cut this number: digits are missing.'
  return 'This does not look like a phone number.'
}

/**
 * Whether there are 7 to 15 digits before any extension, and no words except those that people write next to a number.
 */
function isPhone(phone: string) {
  if (!/[\p{L}#]/u.test(phone)) return DIGITS.test(phone)
  const [number = ''] = phone.split(/ext|x|#/i)
  return DIGITS.test(number) && !/\p{L}/u.test(number.replaceAll(PHONE_WORDS, ''))
}

/** Turns `5550100.0` into `5550100`. */
const withoutDecimals = (phone: string) => /^(\d{7,15})[.,]0+$/.exec(phone)?.[1]

/** Email providers by the common typos in their names. */
const PROVIDERS: Record<string, string> = {
  gmial: 'gmail',
  gmai: 'gmail',
  gamil: 'gmail',
  gmal: 'gmail',
  gnail: 'gmail',
  hotmial: 'hotmail',
  hotmal: 'hotmail',
  hotmai: 'hotmail',
  yaho: 'yahoo',
  yahooo: 'yahoo',
  yhoo: 'yahoo',
  outlok: 'outlook',
  outloo: 'outlook',
}
// One pattern for all typos, because nearly every address has none.
const TYPO = new RegExp(`@(${Object.keys(PROVIDERS).join('|')})\\.com$|\\.(con|cmo|ocm|comm)$`, 'i')

/** The address that was probably intended; undefined if there is no typo. */
export function meantEmail(email: string): string | undefined {
  const address = email.trim()
  const meant = address.replace(TYPO, (_, typo?: string) =>
    typo ? `@${PROVIDERS[typo.toLowerCase()]}.com` : '.com',
  )
  return meant === address ? undefined : meant
}

/** The notes about the values of a person. `meant` has the values that can be repaired. */
export function notesOn(values: PersonValues, meant = meantBy(values)): Notes {
  const notes: Notes = {}
  for (const field of FIELDS) {
    const text = values[field].trim()
    const note = text && noteOn(field, text, meant[field] !== undefined)
    if (note) notes[field] = note
  }
  return notes
}

function noteOn(field: Field, text: string, isRepairable: boolean): string | undefined {
  if (field === 'email') return looksLikeFormula(text) ? FORMULA : undefined
  if (field === 'phone')
    return isRepairable ? 'The spreadsheet added decimals to this number.' : phoneNote(text)
  return isRepairable ? 'The letters look garbled.' : nameNote(text)
}

/** The values that were probably intended, for fields where we can tell. */
export function meantBy({ firstName, lastName, email, phone }: PersonValues): Partial<PersonValues> {
  const meant: Partial<PersonValues> = {}
  const set = (field: Field, value: string | undefined) => value !== undefined && (meant[field] = value)
  // Names are not trimmed: the space at the end can be half of a letter.
  set('firstName', repaired(firstName))
  set('lastName', repaired(lastName))
  set('email', meantEmail(email))
  set('phone', withoutDecimals(phone.trim()))
  return meant
}
