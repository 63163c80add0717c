import { invalidEmail, required } from '../../api/messages.ts'
import { type PersonValues, validatePerson } from '../../ui/form/person-form.tsx'
import { type Field, FIELDS } from './columns.ts'
import { LONGEST } from './limits.ts'

export type Errors = Partial<Record<Field, string>>

// Control characters, and the marks that turn the direction of all text after them.
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffd]/

/** How often addresses are mistyped, by the ending that is meant. */
const TYPOS: [RegExp, string][] = [
  [/@(gmial|gmai|gamil|gmal|gnail)\.com$/i, '@gmail.com'],
  [/@(hotmial|hotmal|hotmai)\.com$/i, '@hotmail.com'],
  [/@(yaho|yahooo|yhoo)\.com$/i, '@yahoo.com'],
  [/@(outlok|outloo)\.com$/i, '@outlook.com'],
  [/\.(con|cmo|ocm|comm)$/i, '.com'],
]

const errorOf = (field: Field, value: string): string | undefined => {
  const rule = field === 'phone' ? undefined : validatePerson[field]
  const said = rule?.(value)
  if (typeof said === 'string') return said
  if (INVISIBLE.test(value)) return 'Has characters that cannot be seen. Type it anew.'
  if (field === 'email' && value.includes(',')) return invalidEmail
  return value.trim().length > LONGEST[field] ? `At most ${LONGEST[field]} characters` : undefined
}

/** What is wrong with a person, by field; section 5. */
export function errorsOf(values: PersonValues): Errors {
  const errors: Errors = {}
  for (const field of FIELDS) {
    const error = errorOf(field, values[field])
    if (error) errors[field] = error
  }
  return errors
}

/** The address that was probably meant. */
export function meantEmail(email: string): string | undefined {
  const address = email.trim()
  const [typo, ending] = TYPOS.find(([pattern]) => pattern.test(address)) ?? []
  return typo && ending ? address.replace(typo, ending) : undefined
}

export const looksLikeFormula = (value: string) => /^[=@]|^[+-](?![\d\s().-]+$)/.test(value)

export const isMissing = (error: string | undefined) => error === required
