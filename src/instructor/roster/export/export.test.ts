import { expect, test } from 'vitest'
import { registrantResource } from '../../../../tests/support/resources.ts'
import { rosterCsv, rosterFileName } from './roster-csv.ts'
import { byLastName, DEFAULT_COLUMNS, inOrder } from './sheet-columns.ts'

const registrant = (firstName: string, lastName: string) =>
  registrantResource(`${firstName} ${lastName}`, {
    firstName,
    lastName,
    email: 'x@example.com',
    status: 'NO_SHOW',
    notes: '-2+3',
    chargeId: 'ch_secret',
    createdAt: '2026-05-01T12:00:00Z',
    hasCompletedPrerequisiteELearning: true,
  })

test('a roster file has readable values, no formulas, and nothing about payments', () => {
  const csv = rosterCsv([registrant('=cmd', 'Silva')])
  expect(csv.split('\r\n')).toEqual([
    '\uFEFF"First name","Last name","Email","Phone","Registered","Result","E-learning done","Notes"',
    `"'=cmd","Silva","x@example.com","","2026-05-01","No show","Yes","'-2+3"`,
    '',
  ])
  expect(csv).not.toContain('ch_secret')
})

test.each([
  ['Handgun Basics: Level 1', '2026-12-05T09:00:00-06:00', 'handgun-basics-level-1-2026-12-05.csv'],
  ['Défense / Été', undefined, 'defense-ete.csv'],
  ['Women’s Café', '2026-12-05T09:00:00-06:00', 'womens-cafe-2026-12-05.csv'],
  [`${'x'.repeat(59)} y`, undefined, `${'x'.repeat(59)}.csv`],
  ['護身術', '2026-12-05T09:00:00-06:00', 'roster-2026-12-05.csv'],
])('the file of the class %s is named after it', (name, start, expected) =>
  expect(rosterFileName(name, start)).toBe(expected),
)

test('the sheet is sorted by last name', () =>
  expect(
    byLastName([
      registrant('Tom', 'Zoe'),
      registrant('Bea', 'Núñez'),
      registrant('Ana', 'nunez'),
      registrant('Al', 'Öz'),
    ]).map(({ id }) => id),
  ).toEqual(['Ana nunez', 'Bea Núñez', 'Al Öz', 'Tom Zoe']))

test('columns keep their own order and always include the name', () => {
  expect(inOrder(['arrived', 'email'])).toEqual(['name', 'email', 'arrived'])
  expect(DEFAULT_COLUMNS).not.toContain('email')
})
