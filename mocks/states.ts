// The provider states of the Pact interactions: the words that the consumer tests and every backend share. What each
// must set up stands in contracts/README.md; here is how the mock does it.
import type { Database } from './db/database.ts'
import { defaults, type RegistrantStatus } from './db/rows.ts'
import { issueToken } from './token.ts'

export type StateParams = {
  id?: string
  ownerId?: string
  occurrenceId?: string
  courseId?: string
  capacity?: number
  status?: RegistrantStatus
  isRemoved?: boolean
  isArchived?: boolean
  email?: string
  password?: string
}
type State = (db: Database, params: StateParams, now: number) => Record<string, unknown> | void

const DAY = 86_400_000
const dana = { name: 'Dana', surname: 'Reyes', email: 'dana@example.com' }

function instructor(db: Database, id: string, values: Partial<typeof dana & { password: string }> = {}) {
  if (db.user.get(id)) return
  const person = { ...dana, password: 'correct horse', ...values }
  db.user.create({
    id,
    memberNumber: 'M-1',
    subscriptionStatus: 'active',
    memberSince: '2020-01-01T00:00:00Z',
    ...person,
  })
  const number = String(100_099 + Number(id))
  db.instructor.create({
    id,
    number,
    firstName: person.name,
    lastName: person.surname,
    email: person.email,
    slug: 'dana-reyes',
    hasPaymentProcessorId: true,
    paymentEnabled: true,
  })
}

function course(db: Database, id: string, ownerId: string, isArchived = false) {
  if (db.course.get(id)) return
  if (!db.curriculum.get('11'))
    db.curriculum.create({
      id: '11',
      name: 'Concealed Carry and Home Defense',
      abbreviation: 'CCHD',
      minimumPrice: 50,
      receivedUponCompletion: 'A certificate',
    })
  db.course.create({
    id,
    instructorId: ownerId,
    curriculumId: '11',
    name: 'Concealed Carry and Home Defense',
    price: 99.5,
    isArchived,
    images: ['/images/range.webp'],
    providedItems: [{ name: 'Targets', quantity: 10 }],
    bringableItems: [{ name: 'Eye protection', quantity: null }],
    location: {
      ...defaults.course.location,
      name: 'Lakeside Range',
      address1: '100 Range Road',
      city: 'Madison',
      state: 'WI',
      postalCode: '53703',
      lat: 43.0731,
      lng: -89.4012,
    },
  })
}

function occurrence(
  db: Database,
  id: string,
  { ownerId = '101', courseId = '301', capacity = 12 }: StateParams,
  now: number,
) {
  if (db.occurrence.get(id)) return
  instructor(db, ownerId)
  course(db, courseId, ownerId)
  const startsAt = now + 15 * DAY
  const endsAt = startsAt + DAY / 3
  db.occurrence.create({
    id,
    entityId: courseId,
    instructorIds: [ownerId],
    capacity,
    startsAt,
    endsAt,
    dates: [
      {
        guid: '6a2f2b2e-6f0b-4c3e-9d38-0d8f8f2d7c11',
        startTime: new Date(startsAt).toISOString(),
        endTime: new Date(endsAt).toISOString(),
      },
    ],
  })
}

function student(db: Database, id: string, ownerId: string) {
  if (db.student.get(id)) return
  db.student.create({
    id,
    instructorUserId: ownerId,
    firstName: 'Ana',
    lastName: 'Silva',
    email: 'ana.silva@example.com',
    phone: '555-0100',
    lastCourseName: 'Concealed Carry and Home Defense',
  })
}

function registrant(db: Database, params: StateParams, now: number) {
  const { id = '9001', occurrenceId = '501', ownerId = '101', status = null, isRemoved = false } = params
  occurrence(db, occurrenceId, params, now)
  student(db, '8001', ownerId)
  db.registrant.create({
    id,
    occurrenceId,
    studentId: '8001',
    firstName: 'Ana',
    lastName: 'Silva',
    email: 'ana.silva@example.com',
    phone: '555-0100',
    status,
    isManualRegistrant: true,
    createdAt: '2026-11-20T08:00:00Z',
    removedAt: isRemoved ? '2026-11-21T08:00:00Z' : null,
  })
  const { numberOfRegistrants } = db.occurrence.get(occurrenceId) ?? { numberOfRegistrants: 0 }
  if (!isRemoved) db.occurrence.update(occurrenceId, { numberOfRegistrants: numberOfRegistrants + 1 })
}

/** Each state adds to what the ones before it set up. An answered `token` replaces the recorded one. */
export const states = {
  'no token is valid': () => undefined,
  'instructor {id} is signed in': (db, { id = '101' }, now) => {
    instructor(db, id)
    return { token: issueToken(id, '100200', now) }
  },
  'identity {email} exists': (db, { email = dana.email, password = 'correct horse' }) =>
    instructor(db, '101', { email, password }),
  'course {id} exists': (db, { id = '301', ownerId = '101', isArchived = false }) => {
    instructor(db, ownerId)
    course(db, id, ownerId, isArchived)
  },
  'occurrence {id} exists': (db, params, now) => occurrence(db, params.id ?? '501', params, now),
  'registrant {id} exists': (db, params, now) => registrant(db, params, now),
  'student {id} exists': (db, { id = '8001', ownerId = '101' }) => student(db, id, ownerId),
} satisfies Record<string, State>

export type StateName = keyof typeof states
export const isStateName = (name: string): name is StateName => Object.hasOwn(states, name)
