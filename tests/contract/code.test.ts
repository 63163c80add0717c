import { test } from 'vitest'
import { CHECKS, complaintsOf } from '../../tools/check.ts'

// Concurrent tests each need their own `expect`.
test.concurrent.for(CHECKS)(
  'a check: $name',
  // They take half a minute on a quiet machine.
  { timeout: 300_000 },
  async (check, { expect }) => expect(await complaintsOf(check)).toBe(''),
)
