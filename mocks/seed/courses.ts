import { defaults, type Row } from '../db/rows.ts'
import { CURRICULA } from './curricula.ts'
import { PEOPLE, type Person } from './people.ts'
import { pictureIdOf } from './pictures.ts'
import { between, hash, random } from './random.ts'
import { VENUES, type Venue } from './venues.ts'

const KINDS = ['', ': Weekend', ': Evening', ": Women's Only", ': Refresher', ': Private Group']
export const POLICY =
  'Students must cancel at least 48 hours before a class for a full refund. With less than 48 hours there is no refund.'
const LONG =
  'A Very Thorough Weekend of Legal, Tactical and Medical Preparation for Responsible Adults and Their Families'

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

function nameOf(courseId: string, ordinal: number, curriculum: string) {
  if (courseId === BIG_COURSE) return 'Arena Safety Seminar'
  if (ordinal === 7) return LONG
  return `${curriculum}${KINDS[Math.floor(ordinal / 3) % KINDS.length]}`
}

export function courseRow(id: string, person: Person): Row<'course'> {
  const { ordinal } = partsOf(id) ?? { ordinal: 0 }
  const next = random(id)
  const { zone: _, ...place } = venueOf(id)
  const fixed = ordinal % 2 ? undefined : person.curriculumId
  const curriculum = CURRICULA.find((c) => c.id === fixed) ?? CURRICULA[ordinal % 5]
  if (!curriculum) throw new Error(`no curriculum for ${id}`)
  const hasLiveFire = !curriculum.liveFireProhibited
  return {
    ...defaults.course,
    id,
    instructorId: person.id,
    curriculumId: curriculum.id,
    name: nameOf(id, ordinal, curriculum.name),
    price: Math.max(curriculum.minimumPrice ?? 0.5, between(next, 5, 30) * 5),
    capacity: id === BIG_COURSE ? 10_500 : 12,
    description: curriculum.description ?? '',
    classroomHours: between(next, 2, 8),
    rangeHours: hasLiveFire ? between(next, 1, 4) : 0,
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
    isWomensOnly: Math.floor(ordinal / 3) % KINDS.length === 3,
    isModule: curriculum.requiresModule ?? false,
    isArchived: person === PEOPLE.instructor && ordinal >= 35,
    imageId: pictureIdOf(id, person.id, hasLiveFire),
  }
}
