// The provider states that the rows share.
import type { StateParams } from '../../../mocks/states/params.ts'
import type { Given } from '../pact.ts'

export const dana: Given = ['instructor {id} is signed in', { id: '101' }]
/** A signed-in member who is not an instructor. */
export const member: Given = ['member {id} is signed in', { id: '190' }]
export const elsewhere = { ownerId: '102' }
/** A class of instructor 102 that the signed-in instructor co-teaches. */
export const shared = { ownerId: '102', coInstructorId: '101' }
export const stale = ['no token is valid'] as const
/** Names of cases that several calls have. */
export const current = { name: 'of the current version' }
export const asCoInstructor = { name: 'as co-instructor' }

/** The key of a call that creates something. No backend has seen it. */
export const idempotencyKey = 'pact-key-of-this-call'

/** An ETag of a version before the stored one: no backend has it. */
export const OLD = '"an-older-version"'

export const course = (params: StateParams = {}): Given => ['course {id} exists', { id: '301', ...params }]
export const occurrence = (params: StateParams = {}): Given => [
  'occurrence {id} exists',
  { id: '501', ...params },
]
export const registrant = (params: StateParams = {}): Given => [
  'registrant {id} exists',
  { id: '9001', occurrenceId: '501', ...params },
]
export const review = (params: StateParams = {}): Given => ['review {id} exists', { id: '401', ...params }]
export const reply = (params: StateParams = {}): Given => ['reply {id} exists', { id: '411', ...params }]
export const certified: Given = ['certification {id} exists', { id: '31', ownerId: '101' }]
