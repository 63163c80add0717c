import { expect, test } from 'vitest'
import { looksLikeFormula, meantBy, meantEmail, notesOn } from './damage.ts'

const ANA = { firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com', phone: '555-010-0100' }
test.each([
  'Ana',
  "O'Neil-Smith",
  'José',
  'Ñandú',
  'São João',
  'IRMÃ',
  'Þóra Søren',
  '小雨',
  'مریم',
  'Nan',
  'Na',
  'X Æ A-12',
  'Ana1',
])('the name %j has no note', (firstName) => {
  expect(notesOn({ ...ANA, firstName })).toEqual({})
  expect(meantBy({ ...ANA, firstName })).toEqual({})
})

test.each([
  ['#N/A', 'This is a spreadsheet error, not a name.'],
  ['#REF!', 'This is a spreadsheet error, not a name.'],
  ['#NAME?', 'This is a spreadsheet error, not a name.'],
  ['#DIV/0!', 'This is a spreadsheet error, not a name.'],
  ['#####', 'This is a spreadsheet error, not a name.'],
  ['N/A', 'Is this the real name?'],
  ['none', 'Is this the real name?'],
  ['-', 'Is this the real name?'],
  ['?', 'Is this the real name?'],
  ['5.55E+09', 'This does not look like a name.'],
  ['11/22/2026', 'This does not look like a name.'],
  ['=A1', 'Looks like a formula. It is kept as text.'],
  ['JosÃ©', 'The letters look garbled.'],
  ['NicolÃ\u00A0', 'The letters look garbled.'],
])('the name %j: %s', (lastName, note) => expect(notesOn({ ...ANA, lastName })).toEqual({ lastName: note }))

test.each([
  '',
  '555-0100',
  '(555) 010-0100',
  '+1 555.010.0100',
  '555 010 0100 ext. 12',
  '555-010-0100 x12',
  '555-010-0100 (cell)',
  'Tel: 555/010-0100',
  '+44 20 7946 0958',
  '5550100100',
  '٥٥٥٠١٠٠١٠٠',
])('the phone number %j has no note', (phone) => expect(notesOn({ ...ANA, phone })).toEqual({}))

test.each([
  ['5.55E+09', 'The spreadsheet cut this number: digits are missing.'],
  ['1,5551E+10', 'The spreadsheet cut this number: digits are missing.'],
  ['5550100.0', 'The spreadsheet added decimals to this number.'],
  ['11/22/2026', 'This looks like a date, not a phone number.'],
  ['22.11.26', 'This looks like a date, not a phone number.'],
  ['2026-11-22 00:00:00', 'This looks like a date, not a phone number.'],
  ['22-Nov-26', 'This looks like a date, not a phone number.'],
  ['November 22, 2026', 'This looks like a date, not a phone number.'],
  ['#N/A', 'This is a spreadsheet error, not a phone number.'],
  ['call wife 12', 'This does not look like a phone number.'],
  ['Mary 555-010-0100', 'This does not look like a phone number.'],
  ['none', 'This does not look like a phone number.'],
  ['-', 'This does not look like a phone number.'],
  ['555', 'This does not look like a phone number.'],
  ['1234567890123456', 'This does not look like a phone number.'],
  ['=SUM(A1)', 'Looks like a formula. It is kept as text.'],
])('the phone number %j: %s', (phone, note) => expect(notesOn({ ...ANA, phone })).toEqual({ phone: note }))

test.each([
  ['=1', true],
  ['@x', true],
  ['-x', true],
  ['+1 (555) 010-0100', false],
  ['-', true],
  ['Ana', false],
])('%j looks like a formula: %s', (value, isOne) => expect(looksLikeFormula(value)).toBe(isOne))

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@yahoo.con', 'ana@yahoo.com'],
  ['ana@gmail.com', undefined],
  ['ana@conduit.co', undefined],
])('%s was meant as %s', (email, meant) => expect(meantEmail(email)).toBe(meant))

test('a suggestion is offered for every value that can be repaired', () =>
  expect(
    meantBy({ firstName: 'JosÃ©', lastName: 'NÃºÃ±ez', email: 'jose@gmial.com', phone: '5550100.0' }),
  ).toEqual({ firstName: 'José', lastName: 'Núñez', email: 'jose@gmail.com', phone: '5550100' }))
