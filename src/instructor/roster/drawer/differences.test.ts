import { expect, test } from 'vitest'
import { differences } from './differences.ts'

const ANA = { firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com', phone: null }

test.each([
  ['nothing', {}, []],
  ['spaces around', { firstName: ' Ana ', phone: ' ' }, []],
  ['a last name', { lastName: 'Souza' }, [{ what: 'Name', roster: 'Ana Silva', student: 'Ana Souza' }]],
  [
    'the case of an email',
    { email: 'Ana@example.com' },
    [{ what: 'Email', roster: 'ana@example.com', student: 'Ana@example.com' }],
  ],
  ['a phone that one has', { phone: '555-0199' }, [{ what: 'Phone', roster: '', student: '555-0199' }]],
  [
    'all of it',
    { firstName: 'Bo', email: 'bo@example.com', phone: '555' },
    [
      { what: 'Name', roster: 'Ana Silva', student: 'Bo Silva' },
      { what: 'Email', roster: 'ana@example.com', student: 'bo@example.com' },
      { what: 'Phone', roster: '', student: '555' },
    ],
  ],
])('a difference of %s', (_, change, expected) =>
  expect(differences(ANA, { ...ANA, ...change })).toEqual(expected),
)
