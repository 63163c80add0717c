import { expect, test } from 'vitest'
import type { RegistrantResource } from '../../api/generated/training.types.ts'
import { errorsOf, looksLikeFormula, meantEmail } from './check-row.ts'
import { bookOf, checkRows } from './check-rows.ts'
import { rowsOf, type UploadRow } from './row.ts'

const rows = (...people: [first: string, last: string, email: string, phone?: string][]): UploadRow[] =>
  rowsOf({
    names: [],
    headings: 0,
    doubled: [],
    mapping: { firstName: 0, lastName: 1, email: 2, phone: 3 },
    rows: people.map((cells, i) => ({ number: i + 2, cells: cells.map((cell) => cell ?? '') })),
  })

const registrant = (firstName: string, lastName: string, email: string, removedAt: string | null = null) =>
  ({
    id: email,
    type: 'registrants',
    attributes: {
      crmId: null,
      studentId: 's',
      firstName,
      lastName,
      email,
      phone: null,
      status: null,
      notes: null,
      isManualRegistrant: true,
      chargeId: null,
      createdAt: '2026-05-01T12:00:00Z',
      removedAt,
      hasCompletedPrerequisiteELearning: false,
    },
  }) satisfies RegistrantResource

const empty = bookOf([], [])
const fate = (checks: ReturnType<typeof checkRows>) => checks.map(({ state, reason }) => reason ?? state)

test.each([
  [{}, {}],
  [{ firstName: ' ' }, { firstName: 'Required' }],
  [{ email: '' }, { email: 'Required' }],
  [{ email: 'ana@example' }, { email: 'Invalid email address' }],
  [{ email: 'ana@example.com, tom@example.com' }, { email: 'Invalid email address' }],
  [{ email: 'ana@example.com,tom' }, { email: 'Invalid email address' }],
  [{ lastName: 'x'.repeat(101) }, { lastName: 'At most 100 characters' }],
  [{ phone: '1'.repeat(31) }, { phone: 'At most 30 characters' }],
  [{ phone: 'ext. (call me)' }, {}],
  [
    { firstName: 'Ana\u0007' },
    { firstName: 'Contains an invisible character (U+0007). Clear the field and type it again.' },
  ],
])('a person with %j has the errors %j', (part, errors) =>
  expect(
    errorsOf({ firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com', phone: '', ...part }),
  ).toEqual(errors),
)

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@yahoo.con', 'ana@yahoo.com'],
  ['ana@gmail.com', undefined],
  ['ana@conduit.co', undefined],
])('%s was meant as %s', (email, meant) => expect(meantEmail(email)).toBe(meant))

test.each([
  ['=1', true],
  ['@x', true],
  ['-x', true],
  ['+1 (555) 010-0100', false],
  ['-', true],
  ['Ana', false],
])('%j looks like a formula: %s', (value, isOne) => expect(looksLikeFormula(value)).toBe(isOne))

test('the first of the same is taken, wherever a row that is wrong stands', () =>
  expect(
    fate(
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

test('somebody else with the address is told and not stopped', () => {
  const [first, second] = checkRows(
    rows(['Ana', 'Silva', 'us@example.com'], ['Tom', 'Silva', 'us@example.com']),
    empty,
  )
  expect(first?.notes).toEqual([])
  expect(second).toMatchObject({ state: 'ready', notes: ['Same email as row 2, another name.'] })
})

test('who is on the roster is skipped; who shares an address with the roster is told', () => {
  const book = bookOf([registrant('Ana', 'Silva', 'ANA@example.com')], [])
  const checks = checkRows(rows(['ana', 'silva', 'ana@example.com'], ['Tom', 'Lee', 'ana@example.com']), book)
  expect(fate(checks)).toEqual(['Already on the roster.', 'ready'])
  expect(checks[1]?.notes).toEqual(['Somebody else on the roster has this email.'])
})

test('who was removed is skipped with the latest day, until somebody says otherwise', () => {
  const book = bookOf(
    [],
    [
      registrant('Ana', 'Silva', 'ana@example.com', '2026-05-03T12:00:00Z'),
      registrant('Ana', 'Silva', 'ana@example.com', '2026-04-01T12:00:00Z'),
    ],
  )
  const [row] = rows(['Ana', 'Silva', 'ana@example.com'])
  if (!row) throw new Error('no row')
  expect(checkRows([row], book)[0]).toMatchObject({
    state: 'skip',
    reason: 'Removed from this class on May 3, 2026.',
    canAdd: true,
  })
  expect(fate(checkRows([{ ...row, choice: 'add' }], book))).toEqual(['ready'])
})

test('a row that is left out makes room for its double', () => {
  const [first, second] = rows(['Ana', 'Silva', 'ana@example.com'], ['Ana', 'Silva', 'ana@example.com'])
  if (!first || !second) throw new Error('no rows')
  expect(fate(checkRows([{ ...first, choice: 'leave-out' }, second], empty))).toEqual([
    'You left this row out.',
    'ready',
  ])
})

test('an added row stays the first of the same', () => {
  const [first, second] = rows(['Ana', 'Silva', 'ana@example.com'], ['Ana', 'Silva', 'ana@example.com'])
  if (!first || !second) throw new Error('no rows')
  const book = bookOf([registrant('Ana', 'Silva', 'ana@example.com')], [])
  expect(fate(checkRows([{ ...first, progress: { state: 'added' } }, second], book))).toEqual([
    'ready',
    'Already on the roster.',
  ])
})
