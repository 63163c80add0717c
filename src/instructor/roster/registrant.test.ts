import { expect, test } from 'vitest'
import { registrantResource } from '../../../tests/support/resources.ts'
import { lockReason } from './registrant.ts'

const registrant = registrantResource('9001').attributes
const removedAt = '2026-11-21T08:00:00Z'

// Spec §4: locked if removed or if it has a status.
test.each([
  [{}, false],
  [{ removedAt }, true],
  [{ status: 'PASSED' as const }, true],
  [{ status: 'NO_SHOW' as const, removedAt }, true],
  [{ notes: 'Left-handed', chargeId: 'ch_1' }, false],
])('a registrant with %j is locked: %s', (facts, isLocked) =>
  expect(lockReason({ ...registrant, ...facts }) !== undefined).toBe(isLocked),
)
