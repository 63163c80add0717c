import { expect, test } from 'vitest'
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

test('headings below the fifth row are not looked for', () =>
  expect(columnsOf(['a'], ['b'], ['c'], ['d'], ['e'], HEAD, ANA).headings).toBe(1))

test('headings are not looked for below a student', () =>
  expect(columnsOf(ANA, HEAD, ANA)).toMatchObject({ headings: 0, mapping: { email: 2 } }))

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
