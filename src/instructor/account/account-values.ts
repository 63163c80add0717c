import type { Args, InstructorAttributes } from '../../api/generated/training.types.ts'
import { atMost, filled, postalCodeProblem } from '../../lib/field-errors.ts'
import { unlessKept } from '../../domain/person.ts'
import { emailProblem, nameProblem, phoneBody, phoneProblem } from '../../domain/person-rules.ts'

/** Maximum lengths in characters, the same as in the contract. */
export const LONGEST = { line: 200, text: 10_000, gender: 50 } as const

/** The cancellation policy of spec §9. */
export const STANDARD_POLICY =
  'Students must cancel at least 48 hours before a class for a full refund. With less than 48 hours there is no refund.'

const countryProblem = (typed: string) =>
  /^[A-Za-z]{2}$/.test(typed.trim()) ? undefined : 'Use two letters, such as US'

const line = atMost(LONGEST.line)
const text = atMost(LONGEST.text)

const RULES = {
  firstName: nameProblem,
  lastName: nameProblem,
  email: emailProblem,
  phone: phoneProblem,
  gender: atMost(LONGEST.gender),
  companyName: line,
  biography: text,
  address1: line,
  address2: line,
  city: line,
  state: filled,
  postalCode: postalCodeProblem,
  country: countryProblem,
  cancellationPolicy: text,
} satisfies Partial<Record<keyof AccountValues, (typed: string) => string | undefined>>

/** The form rules. A value that the server already has is accepted until it is edited, even if it breaks a rule. */
export const validateAccount = (known: AccountValues) =>
  Object.fromEntries(
    Object.entries(RULES).map(([field, rule]) => [
      field,
      // Only text fields have rules.
      unlessKept(known[field as keyof typeof RULES], rule),
    ]),
  )

/** The form values of an account. Private fields are empty if the server does not send them. */
export const accountValues = (account: InstructorAttributes) => ({
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email ?? '',
  phone: account.phone ?? '',
  gender: account.gender ?? '',
  companyName: account.companyName,
  biography: account.biography,
  address1: account.address1 ?? '',
  address2: account.address2 ?? '',
  city: account.city,
  state: account.state,
  postalCode: account.postalCode,
  country: account.country,
  isSearchable: account.isSearchable,
  cancellationPolicy: account.cancellationPolicy,
})

/** Every field that an instructor can edit. */
export type AccountValues = ReturnType<typeof accountValues>

/** The body to send: text is trimmed, and an empty phone or gender is null. */
export function accountBody(values: AccountValues) {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
    // The same fields with the same types.
  ) as AccountValues
  return {
    ...trimmed,
    phone: phoneBody(values.phone),
    gender: trimmed.gender || null,
    country: trimmed.country.toUpperCase(),
  } satisfies Args<'updateInstructor'>['body']
}
