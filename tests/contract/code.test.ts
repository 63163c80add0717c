import { test } from 'vitest'
import { CHECKS, complaintsOf } from '../../tools/check.ts'

// Concurrent tests each need their own `expect`.
test.concurrent.for(CHECKS)(
  '$name',
  async (check, { expect }) => expect(await complaintsOf(check)).toBe(''),
  // Half a minute on a quiet machine.
  300_000,
)
