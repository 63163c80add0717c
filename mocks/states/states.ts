// The provider states of the Pact interactions. The consumer tests and every backend share their names. contracts/README.md
// says what each state must set up; this file sets them up in the mock.
import type { Database } from '../db/database.ts'
import type { RegistrantStatus } from '../db/rows.ts'
import { attempts, type MeshStateParams, qualification, verification } from '../mesh/states.ts'
import { issueToken } from '../token.ts'
import { occurrence, registrant, reply, review, student } from './classes.ts'
import {
  agreement,
  certification,
  course,
  courseItems,
  curriculum,
  organization,
  promotion,
} from './courses.ts'
import { dana, image, instructor, user } from './people.ts'

export type StateParams = {
  id?: string
  ownerId?: string
  authorId?: string
  coInstructorId?: string
  employeeId?: string
  acceptedBy?: string
  occurrenceId?: string
  courseId?: string
  curriculumId?: string
  registrantId?: string
  reviewId?: string
  capacity?: number
  year?: number
  status?: RegistrantStatus
  isRemoved?: boolean
  isArchived?: boolean
  isPast?: boolean
  isGraded?: boolean
  isPrivate?: boolean
  hasPaymentProcessorId?: boolean
  email?: string
  password?: string
  key?: string
  stateName?: string
  type?: string
} & MeshStateParams
type State = (db: Database, params: StateParams, now: number) => Record<string, unknown> | void

/** Each state adds to what the states before it set up. A returned `token` replaces the recorded one in the request. */
export const states = {
  'no token is valid': () => undefined,
  'instructor {id} is signed in': (db, { id = '101', hasPaymentProcessorId = true }, now) => {
    instructor(db, id, { hasPaymentProcessorId })
    return { token: issueToken(id, '100200', now) }
  },
  'member {id} is signed in': (db, { id = '190' }, now) => {
    user(db, id, { ...dana, email: 'member@example.com', password: 'correct horse' })
    return { token: issueToken(id, null, now) }
  },
  'instructor {id} exists': (db, { id = '102' }) => instructor(db, id),
  'identity {email} exists': (db, { email = dana.email, password = 'correct horse' }) =>
    instructor(db, '101', { email, password }),
  'verification {id} was sent': (db, params, now) => {
    instructor(db, '101')
    verification(db, params.id ?? '701', '101', params, now)
  },
  'the limit of {operation} is reached': (db, params, now) =>
    attempts(db, params.operation ?? 'authenticateIdentity', params.email ?? dana.email, now),
  'qualification {id} is at {percentage}': (
    db,
    { id = 'carry-foundations', ownerId = '101', percentage = 75 },
  ) => {
    instructor(db, ownerId)
    qualification(db, id, ownerId, percentage)
  },
  'curriculum {id} exists': (db, { id = '11' }) => curriculum(db, id),
  'certification {id} exists': (db, { id = '31', ownerId = '101', curriculumId = '11' }) =>
    certification(db, id, ownerId, curriculumId),
  'course items exist': (db) => courseItems(db),
  'course {id} exists': (db, { id = '301', ownerId = '101', isArchived = false }) =>
    course(db, id, ownerId, isArchived),
  'image {id} exists': (db, { id = '601', ownerId = '101' }) => image(db, id, ownerId),
  'organization {id} exists': (db, { id = '701', employeeId = '101' }) => organization(db, id, employeeId),
  'agreement {id} exists': (db, { id = '51', year = 2026, acceptedBy }) =>
    agreement(db, id, year, acceptedBy),
  'promotion {id} exists': (db, { id = '801' }) => promotion(db, id),
  'occurrence {id} exists': (db, params, now) => occurrence(db, params.id ?? '501', params, now),
  'registrant {id} exists': (db, params, now) => registrant(db, params.id ?? '9001', params, now),
  'student {id} exists': (db, { id = '8001', ownerId = '101' }) => student(db, id, ownerId),
  'review {id} exists': (db, params, now) => review(db, params.id ?? '401', params, now),
  'reply {id} exists': (db, params, now) => reply(db, params.id ?? '411', params, now),
  'the payment code {code} is valid': () => undefined,
  // The data of other services is the same in every world, so these states set nothing up.
  'the key {key} is valid': () => undefined,
  'reciprocity of {stateName} is known': () => undefined,
  'resources of type {type} exist': () => undefined,
  'lead form {id} exists': () => undefined,
} satisfies Record<string, State>

export type StateName = keyof typeof states
export const isStateName = (name: string): name is StateName => Object.hasOwn(states, name)
