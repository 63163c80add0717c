import { expect, test } from 'vitest'
import type { StudentResource } from '../../api/generated/training.types.ts'
import { samePersons } from './same-person.ts'

const student = (firstName: string, email: string, phone: string | null): StudentResource => ({
  id: firstName,
  type: 'students',
  attributes: {
    instructorUserId: 'u-1',
    userId: null,
    email,
    firstName,
    lastName: 'Silva',
    phone,
    notes: null,
    lastCourseName: null,
  },
})

test.each([
  ['nobody', [], {}],
  [
    'different people without phones',
    [student('Ana', 'ana@example.com', null), student('Bo', 'bo@example.com', null)],
    {},
  ],
  [
    'one email in two cases',
    [student('Ana', 'ana@example.com', null), student('Anna', 'ANA@example.com', null)],
    { Ana: 'Same email as Anna Silva', Anna: 'Same email as Ana Silva' },
  ],
  [
    'one number written in two ways',
    [student('Ana', 'ana@example.com', '(555) 010-1234'), student('Bo', 'bo@example.com', '+1 555 010 1234')],
    { Ana: 'Same phone as Bo Silva', Bo: 'Same phone as Ana Silva' },
  ],
  [
    'a family',
    ['Ana', 'Bo', 'Cy'].map((name) => student(name, `${name}@example.com`, '555-010-1234')),
    {
      Ana: 'Same phone as Bo Silva and 1 more',
      Bo: 'Same phone as Ana Silva and 1 more',
      Cy: 'Same phone as Ana Silva and 1 more',
    },
  ],
  [
    'email before phone',
    [student('Ana', 'ana@example.com', '555-010-1234'), student('Bo', 'ana@example.com', '555-010-1234')],
    { Ana: 'Same email as Bo Silva', Bo: 'Same email as Ana Silva' },
  ],
])('hints at the same person among %s', (_, rows, hints) =>
  expect(Object.fromEntries(samePersons(rows))).toEqual(hints),
)
