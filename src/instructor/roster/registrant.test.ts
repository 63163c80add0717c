import { expect, test } from 'vitest'
import type { RegistrantAttributes } from '../../api/generated/training.types.ts'
import { lockReason } from './registrant.ts'

const registrant: RegistrantAttributes = {
  crmId: null,
  studentId: '8001',
  firstName: 'Ana',
  lastName: 'Silva',
  email: 'ana.silva@example.com',
  phone: null,
  status: null,
  notes: null,
  isManualRegistrant: true,
  chargeId: null,
  createdAt: '2026-11-20T08:00:00Z',
  removedAt: null,
  hasCompletedPrerequisiteELearning: false,
}
const removedAt = '2026-11-21T08:00:00Z'

// Spec §4: locked if removed or if it has a status.
test.each([
  [{}, false],
  [{ removedAt }, true],
  [{ status: 'PASSED' as const }, true],
  [{ status: 'NO_SHOW' as const, removedAt }, true],
  [{ notes: 'Left-handed', chargeId: 'ch_1' }, false],
])('%j', (facts, isLocked) => expect(lockReason({ ...registrant, ...facts }) !== undefined).toBe(isLocked))
