import { defaults, type RegistrantStatus, type Row } from '../db/rows.ts'
import { BIG_COURSE } from './courses.ts'
import { FIRST_NAMES, LAST_NAMES } from './names.ts'
import { PEOPLE } from './people.ts'
import { between, hash, pick, random } from './random.ts'

/**
 * The number of an instructor's regular students. The first ones come to ordinary classes, the rest to the big ones.
 */
const regulars = (instructorId: string) => (instructorId === PEOPLE.instructor.id ? 200 : 60)
const BIG_STARTS: Record<string, number> = {
  [`o${BIG_COURSE.slice(1)}-0`]: 200,
  [`o${BIG_COURSE.slice(1)}-1`]: 700,
}
const studentCount = (instructorId: string) => (instructorId === PEOPLE.instructor.id ? 10_700 : 60)

const ascii = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()

type StudentPerson = Pick<Row<'student'>, 'firstName' | 'lastName' | 'email' | 'phone'>
/**
 * Cached by instructor and ordinal. They are the same in every world, so a new world does not create its ten thousand
 * again.
 */
const persons: Record<string, StudentPerson[]> = {}
const studentPerson = (instructorId: string, ordinal: number) =>
  ((persons[instructorId] ??= [])[ordinal] ??= makePerson(instructorId, ordinal))

function makePerson(instructorId: string, ordinal: number): StudentPerson {
  const next = random(`${instructorId} student ${ordinal}`)
  const firstName = pick(next, FIRST_NAMES)
  const lastName = pick(next, LAST_NAMES)
  const mailbox = [ascii(firstName), ascii(lastName), ordinal].filter((part) => part !== '').join('.')
  return {
    firstName,
    lastName,
    email: `${mailbox}@example.com`,
    phone: next() < 0.9 ? `(555) 01${between(next, 0, 9)}-${between(next, 1000, 9999)}` : null,
  }
}

const results = (next: () => number): RegistrantStatus => {
  const share = next()
  return share < 0.82 ? 'PASSED' : share < 0.9 ? 'REMEDIAL' : share < 0.95 ? 'FAILED' : 'NO_SHOW'
}

/** The student on a line of a roster. Nobody appears twice. */
function studentAt(occurrenceId: string, instructorId: string, line: number): number {
  const start = BIG_STARTS[occurrenceId]
  if (start !== undefined) return start + line
  const pool = regulars(instructorId)
  return (hash(occurrenceId) + line * 7) % pool
}

/**
 * The seeded roster of a class: as many students as the class counts, and a few removed ones. All registered before the
 * epoch.
 */
export function registrantRows(occurrence: Row<'occurrence'>, epoch: number): Row<'registrant'>[] {
  const { id, instructorIds, numberOfRegistrants: count, startsAt, resultsSubmittedAt } = occurrence
  const instructorId = instructorIds[0] ?? ''
  const removed = count >= 4 && count <= 40 ? 2 : 0
  const next = random(`${id} roster`)
  return Array.from({ length: count + removed }, (_, line) => {
    const ordinal = studentAt(id, instructorId, line)
    const createdAt = Math.min(startsAt, epoch) - between(next, 3, 40) * 86_400_000
    const isRemoved = line >= count
    const isManual = next() < 0.3
    return {
      ...defaults.registrant,
      id: `r${id.slice(1)}-${line}`,
      occurrenceId: id,
      studentId: `s-${instructorId}-${ordinal}`,
      ...studentPerson(instructorId, ordinal),
      status: resultsSubmittedAt && !isRemoved ? results(next) : null,
      isManualRegistrant: isManual,
      chargeId: isManual ? null : `ch_${hash(`${id} ${line}`)}`,
      createdAt: new Date(createdAt).toISOString(),
      removedAt: isRemoved ? new Date(createdAt + 86_400_000).toISOString() : null,
      hasCompletedPrerequisiteELearning: next() < 0.6,
    }
  })
}

/**
 * The seeded students of an instructor.
 * @param lastCourseOf name of a student's last course, by student ID
 */
export function studentRows(
  instructorId: string,
  lastCourseOf: (id: string) => string | null,
): Row<'student'>[] {
  return Array.from({ length: studentCount(instructorId) }, (_, ordinal) => {
    const id = `s-${instructorId}-${ordinal}`
    const next = random(`${id} notes`)
    return {
      ...defaults.student,
      id,
      instructorUserId: instructorId,
      ...studentPerson(instructorId, ordinal),
      notes: next() < 0.1 ? 'Left-handed. Prefers mornings.' : null,
      lastCourseName: lastCourseOf(id),
    }
  })
}
