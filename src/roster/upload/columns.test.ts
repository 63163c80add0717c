import { expect, test } from 'vitest'
import { fullNameColumn, missing, personIn, readColumns, splitName } from './columns.ts'

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

test('the order is that of the file, and what is not known is left alone', () =>
  expect(columnsOf(['No.', 'Email', 'Comment', 'Last', 'First']).mapping).toEqual({
    email: 1,
    lastName: 3,
    firstName: 4,
  }))

test('a column of full names is offered and not taken', () => {
  const columns = columnsOf(['Name', 'Email'], ['Ana Silva', 'ana@example.com'])
  expect(columns.mapping).toEqual({ email: 1 })
  expect(fullNameColumn(columns)).toBe(0)
  expect(missing(columns.mapping)).toEqual(['firstName', 'lastName'])
  expect(missing({ ...columns.mapping, fullName: 0 })).toEqual([])
})

test('what was said about the first row holds', () => {
  const rows = [{ number: 1, cells: ['Ana', 'Silva', 'ana@example.com'] }]
  expect(readColumns(rows, true)).toMatchObject({ headings: 3, rows: [] })
})

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
])('what our own file writes as %j is read back as %j', (cell, value) =>
  expect(personIn({ number: 2, cells: [cell] }, { firstName: 0 }).firstName).toBe(value),
)

test('a link to an address is the address', () =>
  expect(personIn({ number: 2, cells: ['mailto:ana@example.com'] }, { email: 0 }).email).toBe(
    'ana@example.com',
  ))
