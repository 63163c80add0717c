import { expect, test } from 'vitest'
import { registrantResource } from '../../../../tests/support/resources.ts'
import { rosterCsv, rosterFileName } from './roster-csv.ts'
import { byLastName, DEFAULT_COLUMNS, inOrder, printedColumns, whenLines } from './sheet-columns.ts'

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

const day = (date: string, from = '09', to = '17') => ({
  startTime: `${date}T${from}:00:00-06:00`,
  endTime: `${date}T${to}:00:00-06:00`,
})

test('a class of several days has a box for each of them', () => {
  const labels = (dates: string[]) =>
    printedColumns(
      ['name', 'arrived'],
      dates.map((date) => day(date)),
    ).map(({ label }) => label)
  expect(labels(['2026-12-05'])).toEqual(['Name', 'Arrived'])
  expect(labels(['2026-12-05', '2026-12-06'])).toEqual(['Name', 'Sat, Dec\u00a05', 'Sun, Dec\u00a06'])
})

test('hours that differ between the days are listed', () => {
  expect(whenLines([day('2026-12-05')])).toEqual(['Sat, Dec 5, 2026, 9:00 AM – 5:00 PM CST'])
  const same = [day('2026-12-05'), day('2026-12-06')]
  expect(whenLines(same)).toEqual(['2 days, Sat, Dec 5 – Sun, Dec 6, 2026, 9:00 AM – 5:00 PM'])
  expect(whenLines([day('2026-12-05'), day('2026-12-06', '10', '12')])).toEqual([
    '2 days, Sat, Dec 5 – Sun, Dec 6, 2026',
    'Sat, Dec 5, 9:00 AM – 5:00 PM · Sun, Dec 6, 10:00 AM – 12:00 PM',
  ])
})
