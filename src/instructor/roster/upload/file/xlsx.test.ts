import { type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { parse } from './parse.ts'
import { Refusal } from './refusal.ts'
import { readWorkbook, textOf } from './xlsx.ts'
import { zipContents } from './zip-contents.ts'

const HEAD = ['First name', 'Last name', 'Email', 'Phone']
const ANA = ['Ana', 'Silva', 'ana@example.com', 5550100123]
const workbook = (...sheets: WriteSheet[]) => writeXlsx({ sheets })
const sheet = (name: string, rows: WriteSheet['rows'] & {}): WriteSheet => ({ name, rows })

const refusalOf = async (bytes: Uint8Array) => {
  const cause: unknown = await readWorkbook(bytes).catch((error: unknown) => error)
  if (!(cause instanceof Refusal)) throw new Error('it was not refused', { cause })
  return cause.reason
}

test('every visible sheet with rows is read, with the row numbers that Excel shows', async () => {
  const bytes = await workbook(
    sheet('Notes', []),
    sheet('Class', [HEAD, [], ANA]),
    { ...sheet('Lookup', [HEAD]), hidden: true },
    sheet('Old', [HEAD]),
  )
  const head = { number: 1, cells: HEAD }
  expect(await readWorkbook(bytes)).toEqual([
    {
      name: 'Class',
      guessed: [],
      rows: [head, { number: 3, cells: ['Ana', 'Silva', 'ana@example.com', '5550100123'] }],
    },
    { name: 'Old', guessed: [], rows: [head] },
  ])
})

test('a sheet that is too large does not refuse the others', async () => {
  const bytes = await workbook(
    sheet('Everyone', [HEAD, ...people(LIMITS.rows + LIMITS.above)]),
    sheet('Class', [HEAD]),
  )
  expect(await readWorkbook(bytes)).toMatchObject([
    { name: 'Everyone', rows: [], refused: { reason: 'too-many-rows' } },
    { name: 'Class', rows: [{ number: 1 }] },
  ])
})

test('the first cell of merged ones has their value, and a formula its last value', async () => {
  const merged = {
    ...sheet('A', [['Roster', '', ''], HEAD]),
    merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 2 }],
  }
  const bytes = await workbook({
    ...merged,
    cells: new Map([['2,0', { value: 'Ana', formula: 'UPPER(A9)', formulaResult: 'ANA' }]]),
  })
  const [{ rows, name } = {}] = await readWorkbook(bytes)
  expect(name).toBeUndefined()
  expect(rows?.[0]?.cells.filter(Boolean)).toEqual(['Roster'])
  expect(rows?.[2]?.cells[0]).toBe('ANA')
})

test.each([
  [null, ''],
  ['  x', '  x'],
  [5550100123, '5550100123'],
  [0.5, '0.5'],
  [true, 'true'],
  [new Date('1990-05-01T00:00:00Z'), '1990-05-01'],
  [new Date(Number.NaN), ''],
  [{ richText: [] }, ''],
])('the value %j is the text %j', (value, text) => expect(textOf(value)).toBe(text))

const people = (count: number) => Array.from({ length: count }, (_, i) => ['P', 'Silva', `p${i}@example.com`])

test.each<[string, () => Promise<Uint8Array>, string]>([
  ['no sheet with rows', () => workbook(sheet('A', [])), 'empty'],
  [
    'too many students',
    () => workbook(sheet('A', [HEAD, ...people(LIMITS.rows + LIMITS.above)])),
    'too-many-rows',
  ],
  [
    'too many columns',
    () => workbook(sheet('A', [Array.from({ length: 101 }, () => 'x')])),
    'too-many-columns',
  ],
  [
    'too many sheets',
    () => workbook(...Array.from({ length: 51 }, (_, i) => sheet(`Sheet ${i}`, [HEAD]))),
    'too-many-sheets',
  ],
  ['a long row', () => workbook(sheet('A', [['x'.repeat(2001)]])), 'row-too-long'],
  ['half a file', async () => (await workbook(sheet('A', [HEAD]))).slice(0, 400), 'unreadable'],
  ['a zip of something else', () => Promise.resolve(emptyZip()), 'spreadsheet'],
])('a workbook with %s is refused', async (_, bytes, reason) => {
  expect(await refusalOf(await bytes())).toBe(reason)
})

const emptyZip = () => Uint8Array.of(0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0))

/** Overwrites the unpacked size that the archive declares for each of its files. */
function declaring(bytes: Uint8Array, size: number): Uint8Array {
  const copy = bytes.slice()
  const view = new DataView(copy.buffer)
  for (let at = 0; at + 4 < copy.length; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
  return copy
}

test('a small file that unpacks to gigabytes is refused, whether it says so or not', async () => {
  const bytes = await workbook(sheet('A', [HEAD, ...Array.from({ length: 500 }, () => ['x'.repeat(1900)])]))
  expect(bytes.length).toBeLessThan(50_000)
  expect(await refusalOf(declaring(bytes, 3_000_000_000))).toBe('too-big')
  expect(await refusalOf(declaring(bytes, 0))).toBe('unreadable')
  await expect(readWorkbook(declaring(bytes, 100))).rejects.toThrow('exceeds limit of 100 bytes')
  expect(zipContents(bytes).size).toBeGreaterThan(5000)
})

test('an encrypted workbook is refused in its own words, an old one in others', async () => {
  const encrypted = await writeXlsx({
    sheets: [sheet('A', [HEAD])],
    encryption: { password: 'x', spinCount: 10 },
  })
  const reason = (bytes: Uint8Array) => {
    try {
      return parse(bytes)
    } catch (cause) {
      return cause instanceof Refusal && cause.reason
    }
  }
  expect(reason(encrypted)).toBe('locked')
  expect(reason(encrypted.slice(0, 100))).toBe('spreadsheet')
})
