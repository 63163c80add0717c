import * as calls from '../../src/api/generated/training.calls.ts'
import type { operations } from '../../src/api/generated/training.types.ts'
import { provider } from './provider.ts'

/** Records an interaction with our own API. */
export const rest = provider<operations>({ name: 'training-api', calls })
