import { required } from '../../lib/field-errors.ts'
import { type PersonValues, validatePerson } from '../../lib/person.ts'
import { type Field, FIELDS } from './columns.ts'

export type Errors = Partial<Record<Field, string>>

/** How often addresses are mistyped, by the ending that is meant. */
const TYPOS: [RegExp, string][] = [
  [/@(gmial|gmai|gamil|gmal|gnail)\.com$/i, '@gmail.com'],
  [/@(hotmial|hotmal|hotmai)\.com$/i, '@hotmail.com'],
  [/@(yaho|yahooo|yhoo)\.com$/i, '@yahoo.com'],
  [/@(outlok|outloo)\.com$/i, '@outlook.com'],
  [/\.(con|cmo|ocm|comm)$/i, '.com'],
]

/** What is wrong with a person, by field, spec §5. */
export function errorsOf(values: PersonValues): Errors {
  const errors: Errors = {}
  for (const field of FIELDS) {
    const error = validatePerson[field](values[field])
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
