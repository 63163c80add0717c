import * as calls from '../../src/api/generated/training.calls.ts'
import type { operations } from '../../src/api/generated/training.types.ts'
import { provider } from './provider.ts'

const ours = { name: 'training-api', calls, alwaysHasType: true }
const record = provider<operations>(ours)

/** Records an interaction with our own API, in which the call has no token. */
export const anyone = provider<operations>({ ...ours, isSignedIn: false })

/** Records an interaction with our own API. A row for 401 is recorded twice: with an invalid token, and without a token. */
export const rest: typeof record = (id, status, given, args, more) => {
  record(id, status, given, args, more)
  if (status === 401) anyone(id, status, given, args, { name: 'without a token' })
}
