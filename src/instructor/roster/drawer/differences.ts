import { fullName } from '../../../domain/person.ts'

type Person = { firstName: string; lastName: string; email: string; phone: string | null }
export type Difference = { what: string; roster: string; student: string }

const FIELDS: { what: string; of: (person: Person) => string }[] = [
  {
    what: 'Name',
    of: ({ firstName, lastName }) => fullName({ firstName: firstName.trim(), lastName: lastName.trim() }),
  },
  { what: 'Email', of: ({ email }) => email.trim() },
  { what: 'Phone', of: ({ phone }) => phone?.trim() ?? '' },
]

/** Where the roster and the student list differ about a person. Changing one does not change the other. */
export const differences = (registrant: Person, student: Person): Difference[] =>
  FIELDS.map(({ what, of }) => ({ what, roster: of(registrant), student: of(student) })).filter(
    ({ roster, student: listed }) => roster !== listed,
  )
