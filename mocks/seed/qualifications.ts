import { defaults, type Row } from '../db/rows.ts'
import type { Person } from './people.ts'
import { between, random } from './random.ts'

const OF_MEMBERS = [
  { id: 'safe-storage', name: 'Safe Storage', steps: 4 },
  { id: 'carry-foundations', name: 'Carry Foundations', steps: 8 },
  { id: 'home-defense', name: 'Home Defense', steps: 6 },
]
const OF_INSTRUCTORS = { id: 'certified-instructor', name: 'Certified Instructor', steps: 12 }

/** Certified people have completed everything; newcomers are in progress. */
export function qualificationRows(person: Person): Row<'qualification'>[] {
  const isCertified = person.curriculumId !== undefined
  const all = person.number === null ? OF_MEMBERS : [...OF_MEMBERS, OF_INSTRUCTORS]
  return all.map(({ id, name, steps }) => ({
    ...defaults.qualification,
    id: `q-${person.id}-${id}`,
    userId: person.id,
    qualificationId: id,
    name,
    steps,
    completedSteps: isCertified ? steps : between(random(`${person.id} ${id}`), 0, steps - 1),
  }))
}
