import { expect, test } from 'vitest'
import { defaults, type Row } from '../db/rows.ts'
import { lockOf } from './registrant.ts'

const REMOVED = 'This student was removed from the class, so this entry can no longer be edited.'
const GRADED = 'This student has a result, so this entry can no longer be edited.'
const removedAt = '2026-11-20T08:00:00Z'

test.each<[string, Partial<Row<'registrant'>>, string | undefined]>([
  ['on the roster', {}, undefined],
  ['with notes', { notes: 'Left-handed' }, undefined],
  ['removed', { removedAt }, REMOVED],
  ['passed', { status: 'PASSED' }, GRADED],
  ['remedial', { status: 'REMEDIAL' }, GRADED],
  ['failed', { status: 'FAILED' }, GRADED],
  ['absent', { status: 'NO_SHOW' }, GRADED],
  ['removed and graded', { removedAt, status: 'PASSED' }, REMOVED],
])('whether a registrant %s is locked', (_, values, lock) => {
  expect(lockOf({ ...defaults.registrant, id: '9001', ...values })).toBe(lock)
})
