import type { Database } from '../db/database.ts'
import { courseIdOf } from '../db/indexes.ts'
import type { Seed } from '../db/repository.ts'
import { defaults, type Model, type Row } from '../db/rows.ts'
import {
  acceptanceRows,
  agreementRows,
  COURSE_ITEMS,
  CURRICULUM_MODULES,
  EMPLOYMENTS,
  ORGANIZATIONS,
  promotionRows,
} from './catalog.ts'
import { courseIds, courseRow, curriculumOf } from './courses.ts'
import { CURRICULA } from './curricula.ts'
import { accountIdOf, instructorRow } from './instructors.ts'
import { occurrenceRows } from './occurrences.ts'
import { everyone, isKnown, PEOPLE, type Person, personOf, userRow } from './people.ts'
import { pictureRows } from './pictures.ts'
import { portraitRows } from './portraits.ts'
import { qualificationRows } from './qualifications.ts'
import { ratingOf, reviewRows } from './reviews.ts'
import { hash } from './random.ts'
import { registrantRows, studentRows } from './rosters.ts'

/** Co-teaching: for each instructor, who teaches along in their classes. */
const CO_TEACHES: Record<string, string[]> = { [PEOPLE.range.id]: [PEOPLE.instructor.id] }

/**
 * The letter of the parent's ID for each kind of ID: the registrant `r-u-range-3-0-12` belongs to a class `o…`, and
 * that to a course `c…`.
 */
const PARENTS: Record<string, string> = { y: 'o', v: 'o', r: 'o', o: 'c' }
const parent = (id: string) => PARENTS[id.charAt(0)] + id.slice(1, id.lastIndexOf('-'))
const instructorOfStudent = (id: string) => id.slice('s-'.length, id.lastIndexOf('-'))

/**
 * Fills a database with the demo world part by part, so that rosters nobody opens cost nothing. Each part depends only
 * on its ID and the epoch, so it is the same whenever and in whatever order it is created.
 * @param epoch beginning of the world in milliseconds; classes are dated relative to it
 * @param isGone IDs that were deleted before the world was restored and must not reappear
 */
export function seedWorld(
  db: Database,
  epoch: number,
  isGone: (model: Model, id: string) => boolean = () => false,
) {
  const made = new Set<string>()
  const once = (part: string, make: () => void) => {
    if (made.has(part)) return
    made.add(part)
    make()
  }
  const load = (model: Model, rows: { readonly id: string }[]) =>
    (db[model].load as (rows: { readonly id: string }[]) => void)(
      rows.filter((row) => !isGone(model, row.id)),
    )

  const base = () =>
    once('base', () => {
      const teaching = everyone.filter((p): p is Person & { number: string } => p.number !== null)
      load('user', everyone.map(userRow))
      load('qualification', everyone.flatMap(qualificationRows))
      load('image', [...teaching.flatMap(portraitRows), ...teaching.flatMap(pictureRows)])
      load('instructor', teaching.map(instructorRow))
      load(
        'curriculum',
        CURRICULA.map((curriculum) => ({ ...defaults.curriculum, ...curriculum })),
      )
      load(
        'certification',
        teaching.flatMap((person) => certificationRows(person, epoch)),
      )
      load('curriculumModule', CURRICULUM_MODULES)
      load('courseItem', COURSE_ITEMS)
      load('agreement', agreementRows(epoch))
      load('acceptance', acceptanceRows(epoch))
      load('promotion', promotionRows(epoch))
      load('organization', ORGANIZATIONS)
      load('employment', EMPLOYMENTS)
      load(
        'course',
        everyone.flatMap((person) =>
          courseIds(person).map((id) => ({ ...courseRow(id, person), ...ratingOf([id]) })),
        ),
      )
    })
  /** The classes of a course as seeded. Later edits do not change who was on a roster. */
  const seeded = new Map<string, Row<'occurrence'>[]>()
  const classesOf = (courseId: string) => {
    once(`classes of ${courseId}`, () => {
      base()
      const course = db.tables.course.get(courseId)
      if (!course) return
      const rows = occurrenceRows(course, epoch)
      seeded.set(courseId, rows)
      load('occurrence', rows)
    })
    return seeded.get(courseId) ?? []
  }
  const reviewsOf = (occurrenceId: string) => {
    if (!occurrenceId.startsWith('o-')) return
    const courseId = parent(occurrenceId)
    once(`reviews of ${courseId}`, () => {
      const { reviews, replies } = reviewRows(courseId, classesOf(courseId), epoch)
      load('review', reviews)
      load('reply', replies)
    })
  }
  const taughtBy = (instructorId: string) => {
    const owners = [instructorId, ...(CO_TEACHES[instructorId] ?? [])]
    for (const owner of owners)
      for (const id of courseIds(personOf(owner) ?? { ...PEOPLE.student })) classesOf(id)
  }
  const rosterOf = (occurrenceId: string) => {
    if (!occurrenceId.startsWith('o-')) return
    once(`roster of ${occurrenceId}`, () => {
      const occurrence = classesOf(parent(occurrenceId)).find(({ id }) => id === occurrenceId)
      if (occurrence) load('registrant', registrantRows(occurrence, epoch))
    })
  }
  const rostersOf = (instructorId: string) =>
    once(`rosters of ${instructorId}`, () => {
      taughtBy(instructorId)
      for (const { id } of db.tables.occurrence.bucket('taughtBy', instructorId).rows.values()) rosterOf(id)
    })
  const studentsOf = (instructorId: string) =>
    once(`students of ${instructorId}`, () => {
      if (!personOf(instructorId)?.courses) return
      rostersOf(instructorId)
      load(
        'student',
        studentRows(instructorId, (id) => lastCourseName(db, id)),
      )
    })

  const forId: Partial<Record<Model, (id: string) => void>> = {
    occurrence: (id) => id.startsWith('o-') && classesOf(parent(id)),
    registrant: (id) => id.startsWith('r-') && rosterOf(parent(id)),
    review: (id) => id.startsWith('v-') && reviewsOf(parent(id)),
    reply: (id) => id.startsWith('y-') && reviewsOf(parent(id)),
    student: (id) => id.startsWith('s-') && studentsOf(instructorOfStudent(id)),
  }
  const forIndex: Partial<Record<string, (value: string) => void>> = {
    'occurrence courseId': classesOf,
    'occurrence taughtBy': taughtBy,
    'review occurrenceId': reviewsOf,
    'review registrantId': (id) => id.startsWith('r-') && reviewsOf(parent(id)),
    'registrant occurrenceId': rosterOf,
    'registrant roster': rosterOf,
    'registrant removed': rosterOf,
    'registrant studentId': (id) => rostersOf(instructorOfStudent(id)),
    'student listOf': studentsOf,
    'student person': (key) => studentsOf(key.slice(0, key.indexOf(' '))),
  }
  db.seed.current = {
    forId: (model, id) => (forId[model] ?? base)(id),
    forIndex: (model, index, value) => (forIndex[`${model} ${index}`] ?? base)(value),
  } satisfies Seed
}

/** What is special about the certifications of the busy instructor, by their position: the rest end in 130 days. */
const DAYS_LEFT: Record<number, number> = { 1: 40, 7: -20 }
const MANY_CREDITS = 2
const NO_CERTIFICATE = 3

/** What an instructor may teach: the own curriculum, and everything for the busy one. Those that ran out are inactive. */
function certificationRows(person: Person, epoch: number): Row<'certification'>[] {
  const { id, curriculumId } = person
  const DAY = 86_400_000
  const iso = (days: number) => new Date(epoch + days * DAY).toISOString()
  const all = id === PEOPLE.instructor.id ? CURRICULA.filter((c) => c.abbreviation !== 'CABELAS-CI') : []
  const taught = isKnown(person) ? [] : courseIds(person).map((course) => curriculumOf(course, person))
  const own = [...CURRICULA.filter((c) => c.id === (curriculumId ?? 'cur-cchd')), ...taught]
  const held = id === PEOPLE.newcomer.id ? own : [...new Set([...own, ...all])]
  /** For how many days somebody who only fills the demo has had the newest one. */
  const experience = isKnown(person) ? 600 : 300 + (hash(id) % 3000)
  return held.map(({ id: curriculum, isCiLevel }, i) => {
    const end = iso(DAYS_LEFT[i] ?? 130)
    return {
      ...defaults.certification,
      id: `cert-${id}-${curriculum}`,
      accountId: accountIdOf(id),
      curriculumId: curriculum,
      status: (DAYS_LEFT[i] ?? 0) < 0 ? 'inactive' : 'active',
      certifiedAt: iso(-experience - (held.length - 1 - i) * 390),
      expiresAt: isCiLevel ? null : end,
      activeEndDate: end,
      activeCreditsCount: i === MANY_CREDITS ? 35 : 4 + i,
      requiredCreditsForRenewal: isCiLevel ? null : 20,
      certificateUrl:
        i === NO_CERTIFICATE ? null : `https://certificates.example.com/${id}/${curriculum}.pdf`,
    }
  })
}

function lastCourseName({ tables }: Database, studentId: string): string | null {
  const classes = [...tables.registrant.bucket('studentId', studentId).rows.values()]
    .filter((registrant) => !registrant.removedAt)
    .flatMap((registrant) => tables.occurrence.get(registrant.occurrenceId) ?? [])
  const last = classes.reduce<(typeof classes)[number] | undefined>(
    (latest, occurrence) => (latest && latest.startsAt > occurrence.startsAt ? latest : occurrence),
    undefined,
  )
  return (last && tables.course.get(courseIdOf(last) ?? '')?.name) ?? null
}
