import type { Args, InstructorAttributes } from '../api/generated/training.types.ts'
import { atMost, filled, postalCodeProblem } from '../lib/field-errors.ts'
import { unlessKept } from '../lib/person.ts'
import { emailProblem, nameProblem, phoneBody, phoneProblem } from '../lib/person-rules.ts'

/** What an instructor can change in the account, as texts of a form. */
export type AccountValues = {
  firstName: string
  lastName: string
  email: string
  phone: string
  gender: string
  companyName: string
  biography: string
  address1: string
  address2: string
  city: string
  state: string
  postalCode: string
  country: string
  isSearchable: boolean
  cancellationPolicy: string
}

/** The longest texts, in characters. The contract has the same numbers. */
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

/** The rules of the form. A value that was taken once is not held against the instructor, unless it is changed. */
export const validateAccount = (known: AccountValues) =>
  Object.fromEntries(
    Object.entries(RULES).map(([field, rule]) => [
      field,
      // Only fields with texts have rules.
      unlessKept(known[field as keyof typeof RULES], rule),
    ]),
  )

/** The account as the form shows it. Fields that only its owner gets are empty while the server does not send them. */
export const accountValues = (account: InstructorAttributes): AccountValues => ({
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

/** What is sent to the server: texts without spaces around them, null for no phone and no gender. */
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
