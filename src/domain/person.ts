import { emailProblem, nameProblem, phoneBody, phoneProblem } from './person-rules.ts'

/** The form values of a person on a roster or in the student list. */
export type PersonValues = { firstName: string; lastName: string; email: string; phone: string }
export type NotedPersonValues = PersonValues & { notes: string }

type Name = Pick<PersonValues, 'firstName' | 'lastName'>
type Person = Name & { email: string; phone: string | null; notes: string | null }

export const emptyPerson: PersonValues = { firstName: '', lastName: '', email: '', phone: '' }

/** The form rules by field. Each returns the message for the field, or undefined. */
export const validatePerson = {
  firstName: nameProblem,
  lastName: nameProblem,
  email: emailProblem,
  phone: phoneProblem,
} satisfies Record<keyof PersonValues, (value: string) => string | undefined>

/** The rules for an existing person: a value the server already has is accepted until it is changed. */
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

/** A full name: `Ana Silva`. */
export const fullName = ({ firstName, lastName }: Name) => `${firstName} ${lastName}`

/** The body to send: values are trimmed, and an empty phone number is null. */
export const personBody = ({ firstName, lastName, email, phone }: PersonValues) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  phone: phoneBody(phone),
})

/** The form values of an existing person. */
export const personOf = ({ firstName, lastName, email, phone }: Omit<Person, 'notes'>): PersonValues => ({
  firstName,
  lastName,
  email,
  phone: phone ?? '',
})

/** The form values of an existing person with notes. */
export const notedPerson = ({ notes, ...person }: Person): NotedPersonValues => ({
  ...personOf(person),
  notes: notes ?? '',
})

/** The body to send for a person with notes; empty notes are null. */
export const notedBody = ({ notes, ...person }: NotedPersonValues) => ({
  ...personBody(person),
  notes: notes.trim() || null,
})
