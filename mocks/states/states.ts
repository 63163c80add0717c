// The provider states of the Pact interactions. The consumer tests and every backend share their names. contracts/README.md
// says what each state must set up; this file sets them up in the mock.
import type { Database } from '../db/database.ts'
import type { Version } from '../db/rows.ts'
import { attempts, qualification, verification } from '../mesh/states.ts'
import { firstVersion, versionMeta } from '../rules/version.ts'
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
import type { StateParams } from './params.ts'
import { dana, image, instructor, user } from './people.ts'

type State = (db: Database, params: StateParams, now: number) => Record<string, unknown> | void

/** The version of what a state set up. */
const versionOf = (row: Version | undefined) => ({ version: versionMeta(row ?? firstVersion(0)).version })

/**
 * Each state adds to what the states before it set up. A returned `token` replaces the recorded one in the request, and the
 * last returned `version` the one in `If-Match`.
 */
export const states = {
  'no token is valid': () => undefined,
  'instructor {id} is signed in': (db, { id = '101', hasPaymentProcessorId = true }, now) => {
    instructor(db, id, { hasPaymentProcessorId })
    return { token: issueToken(id, '100200', now), ...versionOf(db.instructor.get(id)) }
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
  'course {id} exists': (db, { id = '301', ownerId = '101', isArchived = false }) => {
    course(db, id, ownerId, isArchived)
    return versionOf(db.course.get(id))
  },
  'image {id} exists': (db, { id = '601', ownerId = '101' }) => image(db, id, ownerId),
  'organization {id} exists': (db, { id = '701', employeeId = '101' }) => organization(db, id, employeeId),
  'agreement {id} exists': (db, { id = '51', year = 2026, acceptedBy }) =>
    agreement(db, id, year, acceptedBy),
  'promotion {id} exists': (db, { id = '801' }) => promotion(db, id),
  'occurrence {id} exists': (db, params, now) => {
    const { id = '501' } = params
    occurrence(db, id, params, now)
    return versionOf(db.occurrence.get(id))
  },
  'registrant {id} exists': (db, params, now) => {
    const { id = '9001' } = params
    registrant(db, id, params, now)
    return versionOf(db.registrant.get(id))
  },
  'student {id} exists': (db, { id = '8001', ownerId = '101' }) => {
    student(db, id, ownerId)
    return versionOf(db.student.get(id))
  },
  'review {id} exists': (db, params, now) => review(db, params.id ?? '401', params, now),
  'reply {id} exists': (db, params, now) => reply(db, params.id ?? '411', params, now),
  'the payment code {code} is valid': () => undefined,
  'the site is at {origin}': () => undefined,
  // The data of other services is the same in every world, so these states set nothing up.
  'the key {key} is valid': () => undefined,
  'reciprocity of {stateName} is known': () => undefined,
  'resources of type {type} exist': () => undefined,
  'lead form {id} exists': () => undefined,
} satisfies Record<string, State>

export type StateName = keyof typeof states
export const isStateName = (name: string): name is StateName => Object.hasOwn(states, name)
