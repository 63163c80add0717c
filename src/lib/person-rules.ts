// What may be written about a person. The contract has the same rules in `contracts/training/schemas/input.yaml`;
// `tests/contract/person-rules.test.ts` holds the two against each other.
import { invalidEmail, required, tooLong } from './field-errors.ts'

/** In characters as JSON Schema counts them: an emoji is one, where `length` of a string says two. */
export const LONGEST = { firstName: 100, lastName: 100, email: 254, phone: 30 } as const

// Control and format characters (zero-width, soft hyphen, direction marks), line separators, lone surrogates, letters
// that are blank, and U+FFFD, which stands where a letter was lost.
const UNSEEN = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0\uFFFD`
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"

/** The patterns of the contract, character by character. */
export const PATTERNS = {
  name: String.raw`^[\p{Zs}\p{M}]*[^\p{Zs}\p{M}${UNSEEN}][^${UNSEEN}]*$`,
  email: String.raw`^${ATOM}(\.${ATOM})*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$`,
  phone: `^[^${UNSEEN}]*$`,
} as const

const unseen = new RegExp(`[${UNSEEN}]`, 'gu')
const namePattern = new RegExp(PATTERNS.name, 'u')
const emailPattern = new RegExp(PATTERNS.email, 'u')

/** Most names and nearly all emails: nothing in them is unseen or foreign, and to know that is much cheaper. */
export const isPlain = (text: string) => /^[ -~]*$/.test(text)

/** A text without the characters that cannot be seen. */
export const withoutUnseen = (text: string) => (isPlain(text) ? text : text.replace(unseen, ''))

const isBlank = (text: string) => !withoutUnseen(text).trim()
const isLonger = (text: string, most: number) => text.length > most && Array.from(text).length > most

/** Names the first character that cannot be seen. */
function unseenProblem(text: string): string | undefined {
  const [character] = isPlain(text) ? [] : (text.match(unseen) ?? [])
  if (character === undefined) return undefined
  if (character === '\uFFFD') return '“�” stands for a letter that was lost.'
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return `Invisible character (U+${code}). Please retype it.`
}

/** What is wrong with a first or last name, spec §5. Spaces around it do not count. */
export function nameProblem(typed: string): string | undefined {
  const text = typed.trim()
  if (isBlank(text)) return required
  if (isLonger(text, LONGEST.firstName)) return tooLong(LONGEST.firstName)
  return unseenProblem(text) ?? (isPlain(text) || namePattern.test(text) ? undefined : required)
}

const SCRIPTS = [
  { name: 'Cyrillic', pattern: /\p{Script=Cyrillic}/u },
  { name: 'Greek', pattern: /\p{Script=Greek}/u },
]

/** Names the first character that no address here has: one that looks like a Latin letter is not found by looking. */
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

/** What is wrong with an email, spec §5. Spaces around it do not count. */
export function emailProblem(typed: string): string | undefined {
  const text = typed.trim()
  if (isBlank(text)) return required
  if (isLonger(text, LONGEST.email)) return tooLong(LONGEST.email)
  return unseenProblem(text) ?? foreignProblem(text) ?? (emailPattern.test(text) ? undefined : invalidEmail)
}

export const isEmail = (text: string) => emailProblem(text) === undefined

/** What is wrong with a phone number. It is kept as typed, so only its length counts. */
export const phoneProblem = (typed: string): string | undefined =>
  isLonger(phoneBody(typed) ?? '', LONGEST.phone) ? tooLong(LONGEST.phone) : undefined

/** A phone number as it is sent, null for none. Numbers that were copied often bring invisible direction marks along. */
export const phoneBody = (typed: string): string | null => withoutUnseen(typed).trim() || null
