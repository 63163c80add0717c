// The seeded world for the fuzz tests: the callers and the existing IDs.
import { operations } from '../../../contracts/reader/contracts.ts'
import { createBackend } from '../../../mocks/backend.ts'
import type { Change } from '../../../mocks/db/table.ts'
import { handlersOf } from '../../../mocks/handlers.ts'
import { PEOPLE } from '../../../mocks/seed/people.ts'
import { states } from '../../../mocks/states/states.ts'
import { NOW, tokenOf } from '../../support/use-mock.ts'

const backend = createBackend(() => NOW)
export const { db } = backend.main
export const handlers = handlersOf(backend)

/** Every operation of every contract that the mock answers. */
export const served = operations.filter(({ method, path }) =>
  handlers.some(
    ({ info }) =>
      'method' in info &&
      String(info.method).toLowerCase() === method &&
      info.path === `*${path.replaceAll(/\{([^}]+)\}/g, ':$1')}`,
  ),
)

export const ME = PEOPLE.instructor.id
const RANGE = PEOPLE.range.id
for (const id of ['image-1', 'image-2']) states['image {id} exists'](db, { id, ownerId: ME })
states['image {id} exists'](db, { id: 'image-range', ownerId: RANGE })
db.journal.forget()

export const CALLERS = {
  me: tokenOf('instructor'),
  range: tokenOf('range'),
  newcomer: tokenOf('newcomer'),
  student: tokenOf('student'),
  nobody: undefined,
  broken: `${tokenOf('instructor')}x`,
  expired: tokenOf('instructor', NOW - 7_200_000),
}
export type Caller = keyof typeof CALLERS
export const userIdOf = (caller: Caller) =>
  ({ me: ME, range: RANGE, newcomer: PEOPLE.newcomer.id, student: PEOPLE.student.id })[caller as 'me']

const classes = (course: number, ...ordinals: number[]) => ordinals.map((n) => `o-${ME}-${course}-${n}`)
const lines = (occurrence: string, count: number) =>
  Array.from({ length: count }, (_, i) => `r${occurrence.slice(1)}-${i}`)
/** Small classes; 1 and 2-2 are to be graded. */
const CLASSES = [...classes(0, 0, 1, 2, 3, 4, 5, 6, 7, 8), ...classes(2, 0, 1, 2, 3, 4)]
export const reviewed = [...db.review.of('occurrenceId', `o-${ME}-0-0`).values()]

/** Existing IDs by kind; the caller's own come first and most often. */
const ids = {
  instructors: [ME, ME, ME, RANGE, PEOPLE.retail.id, PEOPLE.student.id],
  employees: [ME, RANGE, RANGE],
  accounts: [`acc-${ME}`, `acc-${ME}`, `acc-${RANGE}`],
  courses: [
    ...[0, 2, 3, 4, 34, 34, 34].map((n) => `c-${ME}-${n}`),
    `c-${ME}-36`,
    `c-${RANGE}-0`,
    `c-${RANGE}-3`,
  ],
  occurrences: [...CLASSES, ...classes(1, 0), `o-${RANGE}-0-0`, 'o-u-200101-0-3'],
  registrants: [...CLASSES.flatMap((id) => lines(id, 3)), `r-${RANGE}-0-3-0`],
  students: [...[0, 1, 2, 3].map((n) => `s-${ME}-${n}`), `s-${RANGE}-0`],
  reviews: reviewed.map(({ id }) => id),
  replies: reviewed.flatMap(({ replyId }) => replyId ?? []),
  images: ['image-1', 'image-2', 'image-range'],
  curricula: [...db.curriculum.of('everyone', 'everyone').keys()],
  modules: [...db.curriculumModule.of('curriculumId', 'cur-hand').keys()],
  items: [...db.courseItem.of('everyone', 'everyone').keys()],
  agreements: [...db.agreement.of('year', '2026').keys()],
  promotions: [...db.promotion.of('everyone', 'everyone').keys()],
  organizations: ['org-copper', 'org-lone-mesa'],
  numbers: ['100200', '100300', '100400', '100500', '200100', '999'],
  indexes: ['courses', 'instructors'],
  datasets: ['production'],
  forms: ['class-date', 'review', 'footer'],
}
export type Kind = keyof typeof ids
export const isKind = (name: string | undefined): name is Kind => name !== undefined && name in ids
export const idsOf = (kind: Kind): string[] => ids[kind]

/** The kind of ID in a query or body field, and in path parameters whose preceding segment does not tell. */
export const FIELDS: Record<string, Kind> = {
  id: 'items',
  idToCopy: 'courses',
  entityId: 'courses',
  occurrenceId: 'occurrences',
  registrantId: 'registrants',
  instructorId: 'instructors',
  instructorIds: 'instructors',
  instructorNumber: 'numbers',
  curriculumId: 'curricula',
  curriculumModuleId: 'modules',
  organizationId: 'organizations',
  imageId: 'images',
  imageIds: 'images',
  promotionId: 'promotions',
  agreementIds: 'agreements',
  indexName: 'indexes',
  dataset: 'datasets',
  leadFormId: 'forms',
}

/** Writes of successful operations since the last time they were taken. */
let changes: Change[] = []
db.journal.onOperation((more) => changes.push(...more))
export const takeChanges = () => {
  const taken = changes
  changes = []
  return taken
}
