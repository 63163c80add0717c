// The rules for a person's names and contact details. `contracts/training/schemas/input.yaml` has the same rules, and
// `tests/contract/person-rules.test.ts` keeps the two in step.
import { invalidEmail, required, tooLong } from '../lib/field-errors.ts'

/** Counted in code points, like JSON Schema: an emoji counts once, although its `length` is 2. */
export const LONGEST = { firstName: 100, lastName: 100, email: 254, phone: 30 } as const

// Control and format characters (zero-width, soft hyphen, direction marks), line separators, lone surrogates, letters
// that look blank, and U+FFFD, which replaces a letter that was lost.
const UNSEEN = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0\uFFFD`
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"

/** Exactly the patterns of the contract. */
export const PATTERNS = {
  name: String.raw`^[\p{Zs}\p{M}]*[^\p{Zs}\p{M}${UNSEEN}][^${UNSEEN}]*$`,
  email: String.raw`^${ATOM}(\.${ATOM})*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$`,
  phone: `^[^${UNSEEN}]*$`,
} as const

const unseen = new RegExp(`[${UNSEEN}]`, 'gu')
const namePattern = new RegExp(PATTERNS.name, 'u')
const emailPattern = new RegExp(PATTERNS.email, 'u')

/** Whether a text is printable ASCII, as most names and nearly all emails are. Such text needs no expensive checks. */
export const isPlain = (text: string) => /^[ -~]*$/.test(text)

/** Removes invisible characters from a text. */
export const withoutUnseen = (text: string) => (isPlain(text) ? text : text.replace(unseen, ''))

/** Whether a trimmed text has no visible character. */
const isBlank = (text: string) => !text || !withoutUnseen(text).trim()
const isLonger = (text: string, most: number) => text.length > most && Array.from(text).length > most

/** A message that names the first invisible character. */
function unseenProblem(text: string): string | undefined {
  const [character] = text.match(unseen) ?? []
  if (character === undefined) return undefined
  if (character === '\uFFFD') return '“�” stands for a letter that was lost.'
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return `Invisible character (U+${code}). Please retype it.`
}

/** The message for an invalid first or last name (spec §5), ignoring spaces around it. */
export function nameProblem(typed: string): string | undefined {
  const text = typed.trim()
  if (isBlank(text)) return required
  if (isLonger(text, LONGEST.firstName)) return tooLong(LONGEST.firstName)
  if (isPlain(text)) return undefined
  return unseenProblem(text) ?? (namePattern.test(text) ? undefined : required)
}

const SCRIPTS = [
  { name: 'Cyrillic', pattern: /\p{Script=Cyrillic}/u },
  { name: 'Greek', pattern: /\p{Script=Greek}/u },
]

/** A message that names the first non-ASCII character, because a letter that only looks Latin is hard to spot. */
function foreignProblem(text: string): string | undefined {
  const [character] = /[^ -~]/u.exec(text.normalize('NFC')) ?? []
  if (character === undefined) return undefined
  const script = SCRIPTS.find(({ pattern }) => pattern.test(character))
  if (script) return `“${character}” is a ${script.name} letter. Please type a Latin one.`
  const [plain = ''] = character.normalize('NFKD')
  return /[a-z]/i.test(plain)
    ? `Emails cannot have “${character}”. Use “${plain}” instead.`
    : `Emails cannot have “${character}”.`
}

/** The message for an invalid email (spec §5), ignoring spaces around it. */
export function emailProblem(typed: string): string | undefined {
  const text = typed.trim()
  if (isBlank(text)) return required
  if (isLonger(text, LONGEST.email)) return tooLong(LONGEST.email)
  if (emailPattern.test(text)) return undefined
  return unseenProblem(text) ?? foreignProblem(text) ?? invalidEmail
}

/** The message for an invalid phone number. It is kept as typed, so only its length is checked. */
export const phoneProblem = (typed: string): string | undefined =>
  isLonger(phoneBody(typed) ?? '', LONGEST.phone) ? tooLong(LONGEST.phone) : undefined

/**
 * The phone number to send, or null for none. Removes the invisible direction marks that copied numbers often contain.
 */
export const phoneBody = (typed: string): string | null => withoutUnseen(typed).trim() || null
