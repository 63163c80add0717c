import * as calls from '../../src/api/generated/training.calls.ts'
import type { operations } from '../../src/api/generated/training.types.ts'
import { provider } from './provider.ts'

const record = provider<operations>({ name: 'training-api', calls, alwaysHasType: true })

/** Records an interaction with our own API. A row for 401 is recorded twice: with an invalid token, and without a token. */
export const rest: typeof record = (id, status, row) => {
  record(id, status, row)
  if (status === 401) record(id, status, { ...row, isSignedIn: false, name: 'without a token' })
}
