import { hash, pick, random } from './random.ts'
import { FIRST_NAMES, LAST_NAMES } from './names.ts'
import type { Row } from '../db/rows.ts'

export const PASSWORD = 'training-demo'

/** A person to sign in as. `courses`: the number of their seeded courses. */
export type Person = {
  id: string
  email: string
  name: string
  surname: string
  what: string
  number: string | null
  courses: number
  isRangePartner?: boolean
  /** How far they are with the payment provider. `pending`: connected, and not yet verified. */
  payments?: 'ready' | 'pending'
  curriculumId?: string
}

/** The people of the demo, by role. */
export const PEOPLE = {
  instructor: {
    id: 'u-instructor',
    email: 'instructor@example.com',
    name: 'Dana',
    surname: 'Reyes',
    what: 'busy instructor: 40 courses, every kind of class',
    number: '100200',
    courses: 40,
    payments: 'ready',
    curriculumId: 'cur-cchd',
  },
  retail: {
    id: 'u-retail',
    email: 'retail@example.com',
    name: 'Morgan',
    surname: 'Tate',
    what: 'instructor of the retail-partner program',
    number: '100300',
    courses: 4,
    payments: 'ready',
    curriculumId: 'cur-retail',
  },
  range: {
    id: 'u-range',
    email: 'range@example.com',
    name: 'Robin',
    surname: 'Vega',
    what: 'range partner',
    number: '100400',
    courses: 4,
    isRangePartner: true,
    payments: 'pending',
    curriculumId: 'cur-dsf',
  },
  newcomer: {
    id: 'u-newcomer',
    email: 'newcomer@example.com',
    name: 'Sam',
    surname: 'Okafor',
    what: 'instructor with nothing yet',
    number: '100500',
    courses: 0,
  },
  student: {
    id: 'u-student',
    email: 'student@example.com',
    name: 'Jamie',
    surname: 'Lind',
    what: 'student, without an instructor number',
    number: null,
    courses: 0,
  },
} satisfies Record<string, Person>

export type Role = keyof typeof PEOPLE

/** Instructors who only populate the world. */
const others = Array.from({ length: 60 }, (_, i): Person => {
  const next = random(`instructor ${i}`)
  const name = pick(next, FIRST_NAMES)
  const surname = pick(next, LAST_NAMES)
  const number = String(200100 + i)
  return {
    id: `u-${number}`,
    email: `instructor.${number}@example.com`,
    name,
    surname,
    what: 'instructor',
    number,
    courses: 2,
  }
})

export const everyone: Person[] = [...Object.values(PEOPLE), ...others]
/** Whether this is one of PEOPLE. */
export const isKnown = ({ id }: Person) => Object.values<Person>(PEOPLE).some((known) => known.id === id)

const byId = new Map(everyone.map((person) => [person.id, person]))
export const personOf = (id: string) => byId.get(id)

export const userRow = (p: Person): Row<'user'> => ({
  id: p.id,
  email: p.email,
  password: PASSWORD,
  name: p.name,
  surname: p.surname,
  memberNumber: `M${String(hash(p.id) % 1_000_000).padStart(6, '0')}`,
  subscriptionLevel: 'free',
  subscriptionType: null,
  subscriptionStatus: 'active',
  subscriptions: [],
  memberSince: '2021-03-01T00:00:00Z',
  subscriptionExpiration: null,
})
