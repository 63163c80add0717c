import { describe, expect, test } from 'vitest'
import type { RefusalName } from '../file/refusal.ts'
import { assertStudents, fullNameColumn, missing, personIn, readColumns, splitName } from './columns.ts'

const columnsOf = (...rows: string[][]) => readColumns(rows.map((cells, i) => ({ number: i + 1, cells })))

test.each([
  ['First Name', 'Last Name', 'E-mail', 'Phone #'],
  ['FIRST', 'LAST', 'EMAIL ADDRESS', 'CELL'],
  ['given_name', 'family_name', 'mail', 'mobile phone'],
  ['Prénom', 'Surname', 'Student Email', 'Tel.'],
  ['Vorname', 'Nachname', 'E-Mail', 'Telefon'],
  ['firstName', 'lastName', 'email', 'phone'],
])('%s, %s, %s and %s are known', (...headings) =>
  expect(columnsOf(headings).mapping).toEqual({ firstName: 0, lastName: 1, email: 2, phone: 3 }),
)

test('columns may come in any order, and unknown columns are ignored', () =>
  expect(columnsOf(['No.', 'Email', 'Comment', 'Last', 'First']).mapping).toEqual({
    email: 1,
    lastName: 3,
    firstName: 4,
  }))

const HEAD = ['First name', 'Last name', 'Email']
const ANA = ['Ana', 'Silva', 'ana@example.com']

test.each<[what: string, above: string[][]]>([
  ['a title', [['Handgun Basics, December 5']]],
  ['the first line of Numbers', [['Table 1', '', '']]],
  ['a title and an author', [['Roster'], ['Printed by', 'Dana'], ['2026']]],
  ['a title that is a heading by itself', [['Students'], ['Name']]],
])('%s above the headings is not a heading', (_, above) => {
  const columns = columnsOf(...above, HEAD, ANA)
  expect(columns.mapping).toEqual({ firstName: 0, lastName: 1, email: 2 })
  expect(columns.rows.map(({ cells }) => cells)).toEqual([ANA])
})

const peopleIn = ({ rows, mapping }: ReturnType<typeof readColumns>) =>
  rows.map((row) => [row.number, ...Object.values(personIn(row, mapping)).slice(0, 3)])
const TOM = ['Tom', 'Lee', 'tom@example.com']

test('the second of two heading rows says more than a merged first one', () => {
  const columns = columnsOf(['Name', '', 'Email', 'Phone'], ['First', 'Last', '', ''], [...ANA, '555'])
  expect(columns).toMatchObject({ headings: 4, mapping: { firstName: 0, lastName: 1, email: 2, phone: 3 } })
  expect(peopleIn(columns)).toEqual([[3, ...ANA]])
})

describe('two lists in one', () => {
  test('the second one has its own order of columns', () => {
    const columns = columnsOf(HEAD, ANA, ['Email', 'Last', 'First'], ['tom@example.com', 'Lee', 'Tom'])
    expect(columns).toMatchObject({ headings: 3, doubled: [] })
    expect(peopleIn(columns)).toEqual([
      [2, ...ANA],
      [4, ...TOM],
    ])
  })

  test('the headings of each printed page are no student', () =>
    expect(peopleIn(columnsOf(HEAD, ANA, HEAD, TOM, HEAD))).toEqual([
      [2, ...ANA],
      [4, ...TOM],
    ]))

  test('a column that only the second one has comes last, and its extra cells stay extra', () => {
    const columns = columnsOf(
      HEAD,
      ANA,
      ['Phone', 'Email', 'First', 'Last'],
      ['555', 'tom@example.com', 'Tom', 'Lee', 'Jr.'],
    )
    expect(columns).toMatchObject({ headings: 4, mapping: { phone: 3 } })
    expect(columns.rows[1]?.cells).toEqual([...TOM, '555', 'Jr.'])
  })

  test('full names of the second one are no first names', () =>
    expect(peopleIn(columnsOf(HEAD, ANA, ['Name', 'Email'], ['Lee, Tom', 'tom@example.com']))).toEqual([
      [2, ...ANA],
      [4, '', '', 'tom@example.com'],
    ]))

  test('if the first one has no headings, the names of the second are not taken for its columns', () =>
    expect(columnsOf(ANA, ['Last', 'First', 'Email'], ['Lee', 'Tom', 'tom@example.com'])).toMatchObject({
      headings: 0,
      names: ['Column A', 'Column B', 'Column C', 'Last', 'First', 'Email'],
      rows: [{ cells: ANA }, { cells: ['', '', '', 'Lee', 'Tom', 'tom@example.com'] }],
      mapping: { email: 2 },
    }))
})

describe('a heading “Name” over two columns', () => {
  test.each([
    ['first names first', [ANA, TOM], { firstName: 0, lastName: 1 }],
    [
      'last names first, as the emails say',
      [ANA, TOM].map(([a = '', b = '', email = '']) => [b, a, email]),
      { firstName: 1, lastName: 0 },
    ],
    ['emails that say nothing', [['Ana', 'Silva', 'info@example.com']], { firstName: 0, lastName: 1 }],
  ])('%s', (_, students, names) =>
    expect(columnsOf(['Name', '', 'Email'], ...students)).toMatchObject({
      merged: 0,
      mapping: { ...names, email: 2 },
    }),
  )

  test.each([
    ['full names beside a note', ['Name', '', 'Email'], ['Ana Silva', 'paid', 'ana@example.com']],
    ['a column with a heading', ['Name', 'City', 'Email'], ANA],
    ['phone numbers', ['Name', '', 'Email'], ['Ana', '555-0100', 'ana@example.com']],
  ])('is not %s', (_, headings, student) => expect(columnsOf(headings, student).merged).toBeUndefined())
})

test('a column of full names is suggested but not chosen', () => {
  const columns = columnsOf(['Name', 'Email'], ['Ana Silva', 'ana@example.com'])
  expect(columns.mapping).toEqual({ email: 1 })
  expect(fullNameColumn(columns)).toBe(0)
  expect(missing(columns.mapping)).toEqual(['firstName', 'lastName'])
  expect(missing({ ...columns.mapping, fullName: 0 })).toEqual([])
})

test('the answer about column names overrides our guess', () => {
  const rows = [{ number: 1, cells: ANA }]
  expect(readColumns(rows, true)).toMatchObject({ headings: 3, rows: [] })
  expect(readColumns([{ number: 1, cells: HEAD }, ...rows], false).rows).toHaveLength(2)
})

test('columns without a name get the letters of a spreadsheet', () =>
  expect(columnsOf([...ANA, ...Array.from({ length: 26 }, () => 'x')]).names).toEqual([
    ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => `Column ${letter}`),
    'Column AA',
    'Column AB',
    'Column AC',
  ]))

test.each<[reason: RefusalName, rows: string[][]]>([
  ['no-students', [HEAD]],
  ['no-students', [['Roster'], HEAD]],
  ['too-many-rows', [HEAD, ...Array.from({ length: 1001 }, () => ANA)]],
])('a file can be refused for %s', (reason, rows) =>
  expect(() => assertStudents(columnsOf(...rows))).toThrow(expect.objectContaining({ reason })),
)

test('a title above 1,000 students does not count as a student', () =>
  expect(() =>
    assertStudents(columnsOf(['Roster'], HEAD, ...Array.from({ length: 1000 }, () => ANA))),
  ).not.toThrow())

test.each([
  ['Ana Silva', 'Ana', 'Silva'],
  ['Ana Maria Silva', 'Ana Maria', 'Silva'],
  ['Silva, Ana', 'Ana', 'Silva'],
  ['Silva, Ana, Jr.', 'Ana, Jr.', 'Silva'],
  ['Ana', '', 'Ana'],
  ['', '', ''],
])('%j splits into %j and %j', (name, firstName, lastName) =>
  expect(splitName(name)).toEqual({ firstName, lastName }),
)

test.each([
  ["'=1+1", '=1+1'],
  ["'+1 555", '+1 555'],
  ["'Ana", "'Ana"],
  ["O'Neil", "O'Neil"],
])('the cell %j is read as %j', (cell, value) =>
  expect(personIn({ number: 2, cells: [cell] }, { firstName: 0 }).firstName).toBe(value),
)

test('a mailto link is read as the address', () =>
  expect(personIn({ number: 2, cells: ['mailto:ana@example.com'] }, { email: 0 }).email).toBe(
    'ana@example.com',
  ))
