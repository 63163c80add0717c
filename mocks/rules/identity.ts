import { isEmail, nameProblem } from '../../src/domain/person-rules.ts'

/** The first value that breaks its rule; undefined if none does. */
export type Broken = { field: string; message: string }

const MAX = { name: 100, surname: 100, email: 254, password: 200 }
type Field = keyof typeof MAX

/** An email address as it is stored and compared. */
export const addressOf = (email: string) => email.trim().toLowerCase()

function ruleOf(field: Field, value: string): string | undefined {
  // Spaces in a password count.
  const text = field === 'password' ? value : value.trim()
  if (!text) return `The ${field} is required.`
  if (text.length > MAX[field]) return `The ${field} is longer than ${MAX[field]} characters.`
  if (field === 'email') return isEmail(text) ? undefined : 'The email is not a valid address.'
  if (field === 'password')
    return text.isWellFormed() ? undefined : 'The password has characters that cannot be seen.'
  return nameProblem(text) && `The ${field} has characters that cannot be seen.`
}

export function brokenValue(values: Partial<Record<Field, string>>): Broken | undefined {
  for (const field of Object.keys(MAX) as Field[]) {
    const value = values[field]
    const message = value === undefined ? undefined : ruleOf(field, value)
    if (message) return { field, message }
  }
  return undefined
}
