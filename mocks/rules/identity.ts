import { schemaOf } from '../../contracts/reader/contracts.ts'

/** The first value that breaks its rule; undefined if none does. */
export type Broken = { field: string; message: string }

const MAX = { name: 100, surname: 100, email: 254, password: 200 }
type Field = keyof typeof MAX

// GraphQL has no patterns, and a person has the same rules there as on a roster.
const patternOf = (name: string) =>
  new RegExp(schemaOf('training', { $ref: `#/components/schemas/${name}` }).pattern ?? '', 'u')
const NAME = patternOf('NameInput')
const EMAIL = patternOf('EmailInput')

/** An email address as it is stored and compared. */
export const addressOf = (email: string) => email.trim().toLowerCase()

function ruleOf(field: Field, value: string): string | undefined {
  // Spaces in a password count.
  const text = field === 'password' ? value : value.trim()
  if (!text) return `The ${field} is required.`
  if (text.length > MAX[field]) return `The ${field} is longer than ${MAX[field]} characters.`
  if (field === 'email') return EMAIL.test(text) ? undefined : 'The email is not a valid address.'
  const isVisible = field === 'password' ? text.isWellFormed() : NAME.test(text)
  return isVisible ? undefined : `The ${field} has characters that cannot be seen.`
}

export function brokenValue(values: Partial<Record<Field, string>>): Broken | undefined {
  for (const field of Object.keys(MAX) as Field[]) {
    const value = values[field]
    const message = value === undefined ? undefined : ruleOf(field, value)
    if (message) return { field, message }
  }
  return undefined
}
