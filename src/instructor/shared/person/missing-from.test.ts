import { expect, test } from 'vitest'
import { registrantResource } from '../../../../tests/support/resources.ts'
import type { StudentResource } from '../../../api/generated/training.types.ts'
import { missingFrom } from './missing-from.ts'

const student = (id: string, firstName: string, email: string): StudentResource => ({
  id,
  type: 'students',
  attributes: {
    instructorUserId: 'i-1',
    userId: null,
    email,
    firstName,
    lastName: 'Silva',
    phone: null,
    notes: null,
    lastCourseName: null,
  },
})
const roster = [registrantResource('r1', { firstName: 'Ana', lastName: 'Silva', email: 'Ana@x.com' })]

test('those on the roster are left out, whatever the case of their email', () =>
  expect(
    missingFrom(roster, [student('1', 'Ana', 'ana@X.com'), student('2', 'Bo', 'bo@x.com')]).map(
      ({ id }) => id,
    ),
  ).toEqual(['2']))

test('one person with two entries comes once', () =>
  expect(
    missingFrom([], [student('1', 'Bo', 'bo@x.com'), student('2', 'Bo', ' BO@x.com')]).map(({ id }) => id),
  ).toEqual(['1']))

test('two people with one email both come', () =>
  expect(missingFrom(roster, [student('1', 'Bo', 'ana@x.com')])).toHaveLength(1))
