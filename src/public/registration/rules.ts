import { passwordsDiffer, required, tooLong } from '../../lib/field-errors.ts'
import { emailProblem, nameProblem } from '../../domain/person-rules.ts'

/** What the contract takes, in characters. */
const LONGEST_PASSWORD = 200

export const emptyLogin = { email: '', password: '' }
export const emptyAccount = {
  name: '',
  surname: '',
  email: '',
  password: '',
  confirmation: '',
  wantsNews: false,
}
export type AccountValues = typeof emptyAccount
export const emptyVerification = { email: '' }
export const emptyCode = { code: '' }

/** A code without the spaces that come along when it is copied: `123 456`. */
export const plainCode = (typed: string) => typed.replaceAll(/\s/g, '')

// The rules by field, spec §5. A password has no other rule, and its spaces are part of it.
const filled = (value: string) => (value ? undefined : required)

export const loginRules = { email: emailProblem, password: filled }
export const accountRules = {
  name: nameProblem,
  surname: nameProblem,
  email: emailProblem,
  password: (value: string) => (value.length > LONGEST_PASSWORD ? tooLong(LONGEST_PASSWORD) : filled(value)),
  confirmation: (value: string, { password }: AccountValues) =>
    value === password ? filled(value) : passwordsDiffer,
}
export const verificationRules = { email: emailProblem }
export const codeRules = { code: (value: string) => filled(plainCode(value)) }
