import { emailProblem, nameProblem, phoneBody, phoneProblem } from './person-rules.ts'

/** What a form asks about a person on a roster or in the student list. */
export type PersonValues = { firstName: string; lastName: string; email: string; phone: string }
export type NotedPersonValues = PersonValues & { notes: string }

type Name = Pick<PersonValues, 'firstName' | 'lastName'>
type Person = Name & { email: string; phone: string | null; notes: string | null }

export const emptyPerson: PersonValues = { firstName: '', lastName: '', email: '', phone: '' }

/** The rules of a form, by field. Each gives the message for the field, or undefined. */
export const validatePerson = {
  firstName: nameProblem,
  lastName: nameProblem,
  email: emailProblem,
  phone: phoneProblem,
} satisfies Record<keyof PersonValues, (value: string) => string | undefined>

/** The same for a person who is known: a value that was taken once is not held against them, unless it is changed. */
export const validateKnown = (known: PersonValues) => ({
  firstName: unlessKept(known.firstName, nameProblem),
  lastName: unlessKept(known.lastName, nameProblem),
  email: unlessKept(known.email, emailProblem),
  phone: unlessKept(known.phone, phoneProblem),
})

/** A rule that does not apply to a value as it was taken once. */
export const unlessKept =
  (kept: string, problem: (value: string) => string | undefined) => (value: string) =>
    value === kept ? undefined : problem(value)

/** A name as people read it: `Ana Silva`. */
export const fullName = ({ firstName, lastName }: Name) => `${firstName} ${lastName}`

/** What is sent to the server: no spaces around the values, and null for no phone number. */
export const personBody = ({ firstName, lastName, email, phone }: PersonValues) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  phone: phoneBody(phone),
})

/** The values of a form for a person who is known. */
export const notedPerson = ({ firstName, lastName, email, phone, notes }: Person): NotedPersonValues => ({
  firstName,
  lastName,
  email,
  phone: phone ?? '',
  notes: notes ?? '',
})

/** What is sent to the server for a person with notes; null for none. */
export const notedBody = ({ notes, ...person }: NotedPersonValues) => ({
  ...personBody(person),
  notes: notes.trim() || null,
})
