import { expect, test } from 'vitest'
import { registrantResource } from '../../../../tests/support/resources.ts'
import { addWarnings } from './add-warnings.ts'

const registrant = (firstName: string, lastName: string, email: string, removedAt: string | null = null) =>
  registrantResource(email, { firstName, lastName, email, removedAt })

const current = [
  registrant('Bo', 'Chan', 'ana@example.com'),
  registrant('Ana', 'Silva', 'ana@example.com'),
  registrant('Cy', 'Dunn', 'cy@example.com'),
]
const removed = [registrant('Di', 'Ek', 'di@example.com', '2026-05-03T12:00:00Z')]
const ANA = 'Ana Silva is already on this roster with the same email.'

test.each([
  ['somebody new', ['Eve', 'Fry', 'eve@example.com'], []],
  ['the same email and name', ['Ana', 'Silva', 'ana@example.com'], [ANA]],
  ['the same in other case and spaces', [' ANA', 'silva ', ' Ana@Example.com'], [ANA]],
  [
    'the email of another',
    ['Cyrus', 'Dunn', 'CY@example.com'],
    ['Cy Dunn is already on this roster with the same email.'],
  ],
  [
    'the name of another',
    ['cy', 'dunn', 'other@example.com'],
    ['Someone named Cy Dunn is already on this roster with cy@example.com.'],
  ],
  [
    'one who was removed',
    ['Dinah', 'Ek', 'DI@example.com'],
    ['Di Ek was removed from this class on May 3, 2026.'],
  ],
  [
    'the name of one, and the email of one who was removed',
    ['Cy', 'Dunn', 'di@example.com'],
    [
      'Someone named Cy Dunn is already on this roster with cy@example.com.',
      'Di Ek was removed from this class on May 3, 2026.',
    ],
  ],
] as const)('adding %s', (_, [firstName, lastName, email], warnings) =>
  expect(addWarnings({ firstName, lastName, email, phone: '' }, { current, removed })).toEqual(warnings),
)
