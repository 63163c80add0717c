// Real-world files and malicious ones. Each ends in its own message or in correct rows.
import { expect, test } from 'vitest'
import { checkRows } from './rows/check-rows.ts'
import { assertStudents, missing, readColumns } from './rows/columns.ts'
import { parse } from './file/parse.ts'
import { Refusal } from './file/refusal.ts'
import { indexRoster } from './rows/roster-index.ts'
import { rowsOf } from './rows/row.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf16 = (text: string, isBig: boolean) => {
  const marked = `\uFEFF${text}`
  const bytes = new Uint8Array(marked.length * 2)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < marked.length; i++) view.setUint16(i * 2, marked.charCodeAt(i), !isBig)
  return bytes
}

const HEAD = 'First name,Last name,Email,Phone'
const ANA = 'Ana,Silva,ana@example.com,555-0100'
const xml = (more: string) => `<?xml version="1.0"?>${more}`
const file = (...lines: string[]) => [HEAD, ...lines].join('\n')
const people = (count: number) =>
  file(...Array.from({ length: count }, (_, i) => `P${i},Silva,p${i}@example.com,`))

const refusalOf = (source: Uint8Array | string) => {
  try {
    assertStudents(readColumns(parse(source).rows))
  } catch (cause) {
    if (cause instanceof Refusal) return { reason: cause.reason, message: cause.message }
    throw cause
  }
  return undefined
}

test.each<[what: string, source: Uint8Array | string, reason: string, message: RegExp]>([
  ['nothing', new Uint8Array(), 'empty', /^The file is empty/],
  ['only blank lines', utf8(' \n\r\n\t\n'), 'empty', /^The file is empty/],
  ['only delimiters', utf8(',,,\n,,,\n'), 'empty', /^The file is empty/],
  ['5 million commas', utf8(','.repeat(5_000_000)), 'too-big', /larger than 1 MB/],
  ['900,000 commas', utf8(','.repeat(900_000)), 'row-too-long', /^Row 1 is longer than 2,000 characters/],
  ['5 MB of quotes', utf8('"'.repeat(5_000_000)), 'too-big', /larger than 1 MB/],
  ['900,001 quotes', utf8('"'.repeat(900_001)), 'open-quote', /opened in row 1 and never closed/],
  ['a million rows', utf8(`${HEAD}\n${`${ANA}\n`.repeat(1_000_000)}`), 'too-big', /larger than 1 MB/],
  ['1,001 students', utf8(people(1001)), 'too-many-rows', /more than 1,000 students/],
  ['a cell of 100,000 letters', utf8(file(ANA, `${'x'.repeat(100_000)},b,c,d`)), 'row-too-long', /^Row 3 /],
  ['101 columns', utf8(file(ANA, 'x,'.repeat(100))), 'too-many-columns', /^Row 3 has more than 100 columns/],
  ['headings alone', utf8(`${HEAD}\n\n`), 'no-students', /no students/],
  ['a title and headings', utf8(`Roster\n${HEAD}`), 'no-students', /no students/],
  ['an open quote', utf8(file(ANA, '"Tom,Lee,tom@example.com,', ANA)), 'open-quote', /opened in row 3 /],
  ['a quote inside a cell', utf8(file(ANA, '"Tom"my,Lee,t@example.com,')), 'stray-quote', /cell in row 3/],
  ['NUL bytes', utf8(file('A\0na,Silva,ana@example.com,')), 'not-text', /not a text file/],
  ['an xlsx file', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 6, 0), 'spreadsheet', /Save it as .xlsx or CSV/],
  [
    'an xls file',
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1),
    'spreadsheet',
    /Save it as .xlsx or CSV/,
  ],
  [
    'Excel XML 2003',
    utf8(xml('<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">')),
    'spreadsheet',
    /Save it as .xlsx or CSV/,
  ],
  [
    'a page that a site calls an Excel file',
    utf8('<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>Ana'),
    'spreadsheet',
    /Save it as .xlsx or CSV/,
  ],
  ['another XML file', utf8(xml('<roster><student/></roster>')), 'web-page', /web page/],
  ['a PDF', utf8('%PDF-1.7\n'), 'not-text', /not a text file/],
  ['a web page', utf8('\n<!DOCTYPE html><title>Sign in</title>'), 'web-page', /web page/],
  ['a table from a web page', '<table><tr><td>Ana', 'web-page', /web page/],
])('%s is refused', (_, source, reason, message) => {
  const refusal = refusalOf(source)
  expect(refusal?.reason).toBe(reason)
  expect(refusal?.message).toMatch(message)
})

/** Reads a file with known columns: the people in it and what is wrong with them. */
function read(source: Uint8Array | string) {
  const sheet = parse(source)
  const columns = readColumns(sheet.rows)
  const rows = rowsOf(columns)
  const checks = checkRows(rows, indexRoster([], []))
  return { sheet, columns, rows, checks, people: rows.map(({ values }) => values) }
}
const ana = { firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com', phone: '555-0100' }

test.each<[what: string, source: Uint8Array | string]>([
  ['a plain file', utf8(file(ANA))],
  ['a byte order mark', utf8(`\uFEFF${file(ANA)}`)],
  ['UTF-16, little end first', utf16(file(ANA), false)],
  ['UTF-16, big end first', utf16(file(ANA), true)],
  ['CR line ends', utf8(file(ANA).replaceAll('\n', '\r'))],
  ['CRLF and LF line ends', utf8(`${HEAD}\r\n${ANA}\n`)],
  ['semicolons', utf8(file(ANA).replaceAll(',', ';'))],
  ['the line that tells Excel the delimiter', utf8(`sep=;\r\n${file(ANA).replaceAll(',', ';')}`)],
  ['the same with a delimiter of its own', utf8(`SEP=^\n${file(ANA).replaceAll(',', '^')}`)],
  ['a title above the headings', utf8(`Handgun Basics\n\n${file(ANA)}`)],
  ['a title above semicolons', utf8(`Roster\n${file(ANA).replaceAll(',', ';')}`)],
  ['the first line of Numbers', utf8(`Table 1,,,\n${file(ANA)}`)],
  ['100 columns', utf8(`${HEAD}${',Answer'.repeat(96)}\n${ANA}${',No'.repeat(96)}`)],
  ['invisible characters', utf8(file('A\u200Bna,Sil\u00ADva,\uFEFFana@example.com,\u202A555-0100\u202C'))],
  ['tabs, pasted', file(ANA).replaceAll(',', '\t')],
  ['spaces around', utf8(' First name ,Last  name, EMAIL,Phone\n Ana ,Silva ,  ana@example.com , 555-0100')],
  ['blank lines', utf8(`\n\n${HEAD}\n\n,,,\n${ANA}\n\n`)],
  ['a __proto__ heading', utf8(`__proto__,constructor,${HEAD}\n{},x,${ANA}`)],
  ['all in quotes', utf8(file(ANA).replaceAll(/[^,\n]+/g, '"$&"'))],
])('%s is read', (_, source) => {
  const { people: found, checks } = read(source)
  expect(found).toEqual([ana])
  expect(checks.map(({ state }) => state)).toEqual(['ready'])
})

test('Windows-1252 is read, and the person is asked whether it is right', () => {
  const { sheet, people: found } = read(latin1(file('Jos\xe9,N\xfa\xf1ez,jose@example.com,')))
  expect(sheet.guessed).toEqual(['José · Núñez · jose@example.com'])
  expect(found[0]).toMatchObject({ firstName: 'José', lastName: 'Núñez' })
})

test('names of right-to-left scripts, emoji and accents need no question', () => {
  const {
    sheet,
    people: found,
    checks,
  } = read(
    utf8(file('محمد,العربي,m@example.com,', '🦊,שלום,fox@example.com,', 'Zoë,Müller,zoe@example.com,')),
  )
  expect(sheet.guessed).toEqual([])
  expect(found.map(({ firstName }) => firstName)).toEqual(['محمد', '🦊', 'Zoë'])
  expect(checks.every(({ state }) => state === 'ready')).toBe(true)
})

test('a mark that reverses the text direction is an error in its cell', () =>
  expect(read(utf8(file('Ana\u202egnp,Silva,ana@example.com,'))).checks[0]?.errors).toEqual({
    firstName: 'Invisible character (U+202E). Please retype it.',
  }))

test('a line break inside quotes belongs to its cell, and the rows keep their numbers', () => {
  const { rows } = read(utf8(file('"Ana\nMaria",Silva,ana@example.com,', 'Tom,Lee,tom@example.com,')))
  expect(rows.map(({ number, values }) => [number, values.firstName])).toEqual([
    [2, 'Ana Maria'],
    [3, 'Tom'],
  ])
})

test('the same address with different case and spaces is the same person', () => {
  const { checks } = read(utf8(file(ANA, ' ANA , silva, Ana@Example.com ,', 'Ana,Silva,a.na@example.com,')))
  expect(checks.map(({ state, reason }) => reason ?? state)).toEqual(['ready', 'The same as row 2.', 'ready'])
})

test('two columns with the same heading are reported', () => {
  const { columns } = read(utf8(`First name,Last name,Email,E-mail\nAna,Silva,ana@example.com,b@example.com`))
  expect(columns.doubled).toEqual(['email'])
  expect(columns.mapping.email).toBe(2)
})

test('an absent column is reported as missing', () =>
  expect(missing(read(utf8('First name,Phone\nAna,555')).columns.mapping)).toEqual(['lastName', 'email']))

test('in a file without headings the first row is a student', () => {
  const { columns } = read(utf8(ANA))
  expect(columns.headings).toBe(0)
  expect(columns.rows).toHaveLength(1)
  expect(columns.mapping).toEqual({ email: 2 })
})

test('a row with more cells than headings is noted', () =>
  expect(read(utf8(file('Ana,Silva,ana@example.com,555,Jr.'))).checks[0]?.rowNotes).toEqual([
    'This row has more cells than there are column names. Are the values in the right columns?',
  ]))

test('fewer cells than headings are missing values', () =>
  expect(read(utf8(file('Ana,Silva'))).checks[0]?.errors).toEqual({ email: 'Required' }))

test('a formula stays text, and is noted', () => {
  const { people: found, checks } = read(
    utf8(file('"=HYPERLINK(""http://evil.example"")",Silva,ana@example.com,+1 555 010 0100')),
  )
  expect(found[0]).toMatchObject({ firstName: '=HYPERLINK("http://evil.example")', phone: '+1 555 010 0100' })
  expect(checks[0]).toMatchObject({
    state: 'ready',
    cellNotes: { firstName: 'Looks like a formula. It is kept as text.' },
  })
})

test('UTF-8 that was read as Windows-1252 is noted, and a repair is offered', () => {
  const { checks, people: found } = read(
    utf8(file('JosÃ©,NÃºÃ±ez,jose@example.com,', 'GarcÃ\u00ADa,Lee,lee@example.com,')),
  )
  expect(found[0]).toMatchObject({ firstName: 'JosÃ©', lastName: 'NÃºÃ±ez' })
  expect(checks[0]).toMatchObject({ state: 'ready', meant: { firstName: 'José', lastName: 'Núñez' } })
  // Half of the letter is a soft hyphen, which the server refuses, so it has to be fixed.
  expect(checks[1]).toMatchObject({
    state: 'fix',
    errors: { firstName: 'The letters look garbled.' },
    meant: { firstName: 'García' },
  })
})

test('1,000 students are accepted', () => expect(read(utf8(people(1000))).rows).toHaveLength(1000))
