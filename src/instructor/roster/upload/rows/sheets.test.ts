import { expect, test } from 'vitest'
import type { Sheet } from '../file/parse.ts'
import { likeliest, refusalOf } from './sheets.ts'

const sheet = (name: string, ...rows: string[][]): Sheet => ({
  name,
  rows: rows.map((cells, i) => ({ number: i + 1, cells })),
  guessed: [],
})

const HEAD = ['First name', 'Last name', 'Email']
const ANA = ['Ana', 'Silva', 'ana@example.com']
const COVER = sheet('Cover', ['Handgun Basics'], ['Contact', 'dana@example.com'])
const CLASS = sheet('Class', HEAD, ANA)
const LARGE: Sheet = { ...sheet('Export'), refused: { reason: 'too-many-rows', row: 1 } }

test.each<[what: string, sheets: Sheet[], name: string | undefined]>([
  ['with the column names of a list, below a cover', [COVER, CLASS], 'Class'],
  [
    'with a column of full names',
    [COVER, sheet('Full', ['Name', 'Email'], ['Ana Silva', 'a@example.com'])],
    'Full',
  ],
  ['with the most emails, if none has column names', [COVER, sheet('Bare', ANA, ANA)], 'Bare'],
  ['that comes first, of two lists', [CLASS, sheet('Sunday', HEAD, ANA, ANA)], 'Class'],
  ['that can be read', [LARGE, sheet('Empty list', HEAD), CLASS], 'Class'],
  ['but none, if none can be read', [LARGE], undefined],
])('the sheet %s is proposed', (_, sheets, name) => expect(likeliest(sheets)?.name).toBe(name))

test('a sheet that cannot be chosen says why', () => {
  expect(refusalOf(LARGE)?.message).toContain('more than 1,000 students')
  expect(refusalOf(sheet('Empty list', HEAD))?.message).toContain('no students')
  expect(refusalOf(CLASS)).toBeUndefined()
})
