// What spreadsheets and wrong encodings do to values on their way into a file.
import type { PersonValues } from '../../../lib/person.ts'
import { type Field, FIELDS } from './fields.ts'

/** What looks wrong about the values of a person, by field. It never stops a row. */
export type Notes = Partial<Record<Field, string>>

let bytes: ReadonlyMap<string, number> | undefined
/** The byte of a letter in Windows-1252. */
const byteOf = (letter: string) => {
  bytes ??= new Map(
    Array.from(
      new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
      (one, byte) => [one, byte],
    ),
  )
  return bytes.get(letter)
}

/** The original of a text whose UTF-8 was read as Windows-1252: `José` for `JosÃ©`. Undefined for any other text. */
export function repaired(text: string): string | undefined {
  // Every letter of several bytes begins with one of these. The second byte of `à` is a space, and often lost.
  if (!/[\u00C2-\u00F4]/.test(text)) return undefined
  const codes = Array.from(text.replaceAll(/(?<=\p{Ll})Ã(?: (?=\p{Ll})|$)/gu, 'Ã\u00A0'), byteOf)
  if (codes.includes(undefined)) return undefined
  try {
    const meant = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(codes.map((code) => code ?? 0)),
    )
    return repaired(meant) ?? meant
  } catch {
    return undefined
  }
}

// Zero-width characters, soft hyphens and the marks around copied text. Without them a text reads the same.
const HARMLESS = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202C\u2060-\u2064\u2066-\u2069\uFEFF]/g

/**
 * A cell as people read it, without invisible characters that mean nothing. Those that change or replace what is read
 * (U+202E, U+FFFD, control characters) stay, and are an error. So do those of a garbled text: its repair needs them.
 */
export const readable = (cell: string) =>
  repaired(cell) === undefined ? cell.replace(HARMLESS, '').trim() : cell

const SHEET_ERROR = /^#(N\/A|[A-Z0-9/_]+[!?]|#+)$/i
const PLACEHOLDER = /^(n\/a|n\.a\.?|none|null|nil|unknown|undefined|tb[ad]|-+|\?+|\.+)$/i
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const DATES = [
  /^\d{1,2}[/.-]\d{1,2}[/.-](\d{2}|(19|20)\d{2})$/,
  /^(19|20)\d{2}-\d{1,2}-\d{1,2}\b/,
  new RegExp(`^\\d{1,2}[- ]${MONTH}[- ]\\d{2,4}$|^${MONTH} \\d{1,2},? \\d{4}$`, 'i'),
]
/** Words that belong to a phone number. */
const PHONE_WORDS = /\b(tel|phone|cell|mobile|home|work|office)\b/gi
/** A large number as a spreadsheet shortens it: `5.55E+09`. */
const SHORTENED = /^\d([.,]\d+)?E\+?\d+$/i

export const looksLikeFormula = (value: string) => /^[=@]|^[+-](?![\d\s().-]+$)/.test(value)

const FORMULA = 'Looks like a formula. It is kept as text.'

function nameNote(name: string): string | undefined {
  if (SHEET_ERROR.test(name)) return 'This is a spreadsheet error, not a name.'
  if (repaired(name) !== undefined) return 'The letters look garbled.'
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

/** 7 to 15 digits before an extension, and no words but those that people write beside a number. */
function isPhone(phone: string) {
  const [number = ''] = phone.split(/ext|x|#/i)
  const digits = number.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= 7 && digits <= 15 && !/\p{L}/u.test(number.replaceAll(PHONE_WORDS, ''))
}

/** `5550100` for `5550100.0`. */
const withoutDecimals = (phone: string) => /^(\d{7,15})[.,]0+$/.exec(phone)?.[1]

/** Common typos in email addresses, with the ending that was meant. */
const TYPOS: [RegExp, string][] = [
  [/@(gmial|gmai|gamil|gmal|gnail)\.com$/i, '@gmail.com'],
  [/@(hotmial|hotmal|hotmai)\.com$/i, '@hotmail.com'],
  [/@(yaho|yahooo|yhoo)\.com$/i, '@yahoo.com'],
  [/@(outlok|outloo)\.com$/i, '@outlook.com'],
  [/\.(con|cmo|ocm|comm)$/i, '.com'],
]

/** The address that was probably meant. */
export function meantEmail(email: string): string | undefined {
  const address = email.trim()
  const [typo, ending] = TYPOS.find(([pattern]) => pattern.test(address)) ?? []
  return typo && ending ? address.replace(typo, ending) : undefined
}

export function notesOn(values: PersonValues): Notes {
  const notes: Notes = {}
  for (const field of FIELDS) {
    const note = values[field].trim() && noteOn(field, values[field].trim())
    if (note) notes[field] = note
  }
  return notes
}

function noteOn(field: Field, value: string): string | undefined {
  if (field === 'phone') return phoneNote(value)
  if (field === 'email') return looksLikeFormula(value) ? FORMULA : undefined
  return nameNote(value)
}

/** The values that were probably meant, where we can tell. */
export function meantBy({ firstName, lastName, email, phone }: PersonValues): Partial<PersonValues> {
  const meant = {
    firstName: repaired(firstName),
    lastName: repaired(lastName),
    email: meantEmail(email),
    phone: withoutDecimals(phone.trim()),
  }
  return Object.fromEntries(Object.entries(meant).filter(([, value]) => value !== undefined))
}
