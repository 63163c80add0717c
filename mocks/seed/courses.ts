import { stateOf } from '../../src/lib/us-states.ts'
import { defaults, type Row } from '../db/rows.ts'
import { CHILDREN, CURRICULA } from './curricula.ts'
import { isKnown, PEOPLE, type Person } from './people.ts'
import { pictureIdOf } from './pictures.ts'
import { between, hash, random } from './random.ts'
import { VENUES, type Venue } from './venues.ts'

const KINDS = ['', ': Weekend', ': Evening', ": Women's Only", ': Refresher', ': Private Group']
/** The classes of those who can be signed in as take a day, and any day of the week. */
const KINDS_OF_A_DAY = KINDS.with(1, ': Full Day').with(2, ': Small Group')
export const POLICY =
  'Students must cancel at least 48 hours before a class for a full refund. With less than 48 hours there is no refund.'
const LONG =
  'A Very Thorough Day of Legal, Tactical and Medical Preparation for Responsible Adults and Their Families'

const RANGE_ITEMS = {
  providedItems: [{ name: 'Targets', quantity: 10 }],
  bringableItems: [
    { name: 'Eye protection', quantity: null },
    { name: 'Ammunition', quantity: 100 },
  ],
}
const CLASSROOM_ITEMS = {
  providedItems: [{ name: 'Workbook', quantity: 1 }],
  bringableItems: [{ name: 'Something to write with', quantity: null }],
}

/** The courses whose classes are edge cases of the rules. */
export const EDGE_COURSE = `c-${PEOPLE.instructor.id}-0`
export const BIG_COURSE = `c-${PEOPLE.instructor.id}-1`

export const courseIds = ({ id, courses }: Person) =>
  Array.from({ length: courses }, (_, i) => `c-${id}-${i}`)

/** The parts of a seeded course ID: `c-u-range-3` is course 3 of `u-range`. */
export function partsOf(courseId: string) {
  const [, instructorId, ordinal] = /^c-(.+)-(\d+)$/.exec(courseId) ?? []
  return instructorId ? { instructorId, ordinal: Number(ordinal) } : undefined
}

/** Where a seeded course is held. */
export const venueOf = (courseId: string): Venue => {
  const { instructorId, ordinal } = partsOf(courseId) ?? { instructorId: courseId, ordinal: 0 }
  return VENUES[(hash(instructorId) + Math.floor(ordinal / 3)) % VENUES.length] as Venue
}

const WOMENS_ONLY = KINDS[3]
/** Those who only fill the demo teach one course in eight for women only, and none of those for children. */
const kindOf = (ordinal: number, person: Person, curriculum: string) =>
  isKnown(person)
    ? KINDS_OF_A_DAY[Math.floor(ordinal / 3) % KINDS.length]
    : KINDS[curriculum === CHILDREN ? 0 : (DRAWN_KINDS[hash(person.id + ordinal) % DRAWN_KINDS.length] ?? 0)]
const DRAWN_KINDS = [0, 0, 0, 0, 1, 1, 2, 3]

function nameOf(courseId: string, ordinal: number, curriculum: string, kind = '') {
  if (courseId === BIG_COURSE) return 'Arena Safety Seminar'
  if (ordinal === 7) return LONG
  return curriculum + kind
}

/** US dollars, between 8 and 14 an hour. */
const priceOf = (hours: number, drawn: number) => Math.round((hours * (7 + drawn / 4)) / 5) * 5

/** Those who can be signed in as teach what their tests need. All others teach what suits the state of their venue. */
export function curriculumOf(id: string, person: Person) {
  const { ordinal } = partsOf(id) ?? { ordinal: 0 }
  const suits = CURRICULA.filter(
    ({ name, searchableProhibited, hasStateRestriction }) =>
      !searchableProhibited &&
      (!hasStateRestriction || name.startsWith(stateOf(venueOf(id).state)?.name ?? '?')),
  )
  const fixed = ordinal % 2 ? undefined : person.curriculumId
  const curriculum = isKnown(person)
    ? (CURRICULA.find((c) => c.id === fixed) ?? CURRICULA[ordinal % 5])
    : suits[(hash(person.id) + ordinal) % suits.length]
  if (!curriculum) throw new Error(`no curriculum for ${id}`)
  return curriculum
}

export function courseRow(id: string, person: Person): Row<'course'> {
  const { ordinal } = partsOf(id) ?? { ordinal: 0 }
  const next = random(id)
  const { zone: _, ...place } = venueOf(id)
  const curriculum = curriculumOf(id, person)
  const kind = kindOf(ordinal, person, curriculum.name)
  const drawn = between(next, 5, 30)
  const classroomHours = between(next, 2, 8)
  const hasLiveFire = !curriculum.liveFireProhibited
  const rangeHours = hasLiveFire ? between(next, 1, 4) : 0
  const hours = classroomHours + rangeHours
  return {
    ...defaults.course,
    id,
    instructorId: person.id,
    curriculumId: curriculum.id,
    name: nameOf(id, ordinal, curriculum.name, kind),
    price: Math.max(curriculum.minimumPrice ?? 0.5, isKnown(person) ? drawn * 5 : priceOf(hours, drawn)),
    capacity: id === BIG_COURSE ? 10_500 : 12,
    description: curriculum.description ?? '',
    classroomHours,
    rangeHours,
    hasLiveFire,
    grantsCCW: curriculum.hasStateRestriction ?? false,
    ...(hasLiveFire ? RANGE_ITEMS : CLASSROOM_ITEMS),
    location: { ...place, address2: '' },
    cancellationPolicy: POLICY,
    isSearchable: !curriculum.searchableProhibited,
    environment: hasLiveFire ? 'OUTDOOR' : 'INDOOR',
    curriculumModuleId: curriculum.requiresModule ? 'mod-pistol' : null,
    webPayOnly: curriculum.webPayOnly ?? false,
    isInstructorCertifying: curriculum.isCiLevel ?? false,
    hasPrerequisiteELearning: ordinal % 4 === 0,
    isWheelchairAccessible: next() < 0.8,
    isWomensOnly: kind === WOMENS_ONLY,
    isModule: curriculum.requiresModule ?? false,
    isArchived: person === PEOPLE.instructor && ordinal >= 35,
    imageId: pictureIdOf(id, person.id, hasLiveFire),
  }
}
