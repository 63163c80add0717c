import { expect, test } from 'vitest'
import { registrantResource } from '../../../../../tests/support/resources.ts'
import { checkRows } from './check-rows.ts'
import { indexRoster } from './roster-index.ts'
import { rowsOf, type UploadRow } from './row.ts'

const rows = (...people: [first: string, last: string, email: string, phone?: string][]): UploadRow[] =>
  rowsOf({
    names: [],
    headings: 0,
    doubled: [],
    mapping: { firstName: 0, lastName: 1, email: 2, phone: 3 },
    rows: people.map((cells, i) => ({ number: i + 2, cells: cells.map((cell) => cell ?? '') })),
  })

type Registered = { removedAt?: string; phone?: string }
const registrant = (firstName: string, lastName: string, email: string, more: Registered = {}) =>
  registrantResource(email, { firstName, lastName, email, ...more })

const empty = indexRoster([], [])
const outcomes = (checks: ReturnType<typeof checkRows>) => checks.map(({ state, reason }) => reason ?? state)

test('of several rows about one person, the first without an error counts', () =>
  expect(
    outcomes(
      checkRows(
        rows(
          ['Ana', '', 'ana@example.com'],
          ['Ana', 'Silva', 'ana@example.com'],
          ['ana', 'SILVA', 'Ana@example.com'],
        ),
        empty,
      ),
    ),
  ).toEqual(['fix', 'ready', 'The same as row 3.']))

test('composed and decomposed accents are the same person', () => {
  const roster = indexRoster([registrant('Jos\u00E9', 'Silva', 'jose@example.com')], [])
  expect(outcomes(checkRows(rows(['Jose\u0301', 'Silva', 'jose@example.com']), roster))).toEqual([
    'Already on the roster.',
  ])
})

test('a name without its accents is the same person, who can be added all the same', () => {
  const roster = indexRoster([registrant('José', 'Núñez', 'jose@example.com')], [])
  const [listed] = rows(['Jose', 'Nunez', 'Jose@example.com'])
  const twins = rows(['Seán', 'O’Brien', 'sean@example.com'], ['Sean', "O'Brien", 'sean@example.com'])
  if (!listed) throw new Error('no row')
  expect(checkRows([listed], roster)[0]).toMatchObject({
    state: 'skip',
    reason: 'Already on the roster as José Núñez.',
    canAdd: true,
  })
  expect(outcomes(checkRows(twins, empty))).toEqual(['ready', 'The same as row 2, Seán O’Brien.'])
  expect(outcomes(checkRows([{ ...listed, choice: 'add' }], roster))).toEqual(['ready'])
})

test('another person with the same email gets a note but is not blocked', () => {
  const [first, second] = checkRows(
    rows(['Ana', 'Silva', 'us@example.com'], ['Tom', 'Silva', 'us@example.com']),
    empty,
  )
  expect(first?.rowNotes).toEqual([])
  expect(second).toMatchObject({ state: 'ready', rowNotes: ['Same email as row 2, but another name.'] })
})

test('a student who is on the roster is skipped; another one with the same email is noted', () => {
  const roster = indexRoster([registrant('Ana', 'Silva', 'ANA@example.com')], [])
  const checks = checkRows(
    rows(['ana', 'silva', 'ana@example.com'], ['Tom', 'Lee', 'ana@example.com']),
    roster,
  )
  expect(outcomes(checks)).toEqual(['Already on the roster.', 'ready'])
  expect(checks[1]?.rowNotes).toEqual(['Someone else on the roster has this email.'])
})

test('a student who was removed is skipped with the latest date, until the person adds the row again', () => {
  const roster = indexRoster(
    [],
    [
      registrant('Ana', 'Silva', 'ana@example.com', { removedAt: '2026-05-03T12:00:00Z' }),
      registrant('Ana', 'Silva', 'ana@example.com', { removedAt: '2026-04-01T12:00:00Z' }),
    ],
  )
  const [row] = rows(['Ana', 'Silva', 'ana@example.com'])
  if (!row) throw new Error('no row')
  expect(checkRows([row], roster)[0]).toMatchObject({
    state: 'skip',
    reason: 'Removed from this class on May 3, 2026.',
    canAdd: true,
  })
  expect(outcomes(checkRows([{ ...row, choice: 'add' }], roster))).toEqual(['ready'])
})

test('when a row is left out, its duplicate takes its place', () => {
  const [first, second] = rows(['Ana', 'Silva', 'ana@example.com'], ['Ana', 'Silva', 'ana@example.com'])
  if (!first || !second) throw new Error('no rows')
  expect(outcomes(checkRows([{ ...first, choice: 'leave-out' }, second], empty))).toEqual([
    'You left this row out.',
    'ready',
  ])
})

test('a row that was added still comes before its duplicate', () => {
  const [first, second] = rows(['Ana', 'Silva', 'ana@example.com'], ['Ana', 'Silva', 'ana@example.com'])
  if (!first || !second) throw new Error('no rows')
  const roster = indexRoster([registrant('Ana', 'Silva', 'ana@example.com')], [])
  expect(outcomes(checkRows([{ ...first, progress: { state: 'added' } }, second], roster))).toEqual([
    'ready',
    'Already on the roster.',
  ])
})

test('the phone number of a skipped duplicate is offered to the row that counts', () => {
  const ana = ['Ana', 'Silva', 'ana@example.com'] as const
  const checks = checkRows(
    rows([...ana], [...ana, ' '], [...ana, '555-010-0199'], [...ana, '555-010-0200']),
    empty,
  )
  expect(outcomes(checks)).toEqual([
    'ready',
    'The same as row 2.',
    'The same as row 2, which has no phone number.',
    'The same as row 2, which has no phone number.',
  ])
  expect(checks[0]).toMatchObject({
    cellNotes: { phone: 'Row 4 has a phone number for this student.' },
    meant: { phone: '555-010-0199' },
  })
})

test.each([
  ['555-010-0199', '(555) 010 0199', 'The same as row 2.'],
  ['555-010-0199', '', 'The same as row 2.'],
  ['555-010-0199', '555-010-0200', 'The same as row 2, with another phone number.'],
])('a duplicate of a row with %j that has %j: %s', (first, second, reason) => {
  const checks = checkRows(
    rows(['Ana', 'Silva', 'ana@example.com', first], ['Ana', 'Silva', 'ana@example.com', second]),
    empty,
  )
  expect(outcomes(checks)).toEqual(['ready', reason])
  expect(checks[0]?.meant).toEqual({})
})

test.each([
  ['555-010-0199', 'Already on the roster.'],
  ['', 'Already on the roster, without a phone number.'],
  ['555-010-0200', 'Already on the roster, with another phone number.'],
])('a student who is on the roster with the phone number %j: %s', (phone, reason) => {
  const roster = indexRoster([registrant('Ana', 'Silva', 'ana@example.com', { phone })], [])
  const checks = checkRows(rows(['Ana', 'Silva', 'ana@example.com', '555-010-0199']), roster)
  expect(outcomes(checks)).toEqual([reason])
})
