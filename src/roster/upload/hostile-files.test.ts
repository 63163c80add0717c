// Files as they come out of the world, and as somebody might make them to do harm. Each ends in a message of its own, or in
// rows that are right.
import { expect, test } from 'vitest'
import { bookOf, checkRows } from './check-rows.ts'
import { missing, readColumns } from './columns.ts'
import { parse } from './parse.ts'
import { Refusal } from './refusal.ts'
import { rowsOf } from './row.ts'

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
const file = (...lines: string[]) => [HEAD, ...lines].join('\n')
const people = (count: number) =>
  file(...Array.from({ length: count }, (_, i) => `P${i},Silva,p${i}@example.com,`))

const refusalOf = (source: Uint8Array | string) => {
  try {
    parse(source)
  } catch (cause) {
    if (cause instanceof Refusal) return { reason: cause.reason, message: cause.message }
    throw cause
  }
  return undefined
}

test.each<[what: string, source: Uint8Array | string, reason: string, message: RegExp]>([
  ['nothing', new Uint8Array(), 'empty', /^There is nothing in it/],
  ['only blank lines', utf8(' \n\r\n\t\n'), 'empty', /^There is nothing/],
  ['only delimiters', utf8(',,,\n,,,\n'), 'empty', /^There is nothing/],
  ['5 million commas', utf8(','.repeat(5_000_000)), 'too-big', /larger than 1 MB/],
  ['900,000 commas', utf8(','.repeat(900_000)), 'row-too-long', /^Row 1 is longer than 2,000 characters/],
  ['5 MB of quotes', utf8('"'.repeat(5_000_000)), 'too-big', /larger than 1 MB/],
  ['900,001 quotes', utf8('"'.repeat(900_001)), 'open-quote', /opened in row 1 and never closed/],
  ['a million rows', utf8(`${HEAD}\n${`${ANA}\n`.repeat(1_000_000)}`), 'too-big', /larger than 1 MB/],
  ['1,001 students', utf8(people(1001)), 'too-many-rows', /more than 1,000 students/],
  ['a cell of 100,000 letters', utf8(file(ANA, `${'x'.repeat(100_000)},b,c,d`)), 'row-too-long', /^Row 3 /],
  ['21 columns', utf8(file(ANA, 'x,'.repeat(20))), 'too-many-columns', /^Row 3 has more than 20 columns/],
  ['an open quote', utf8(file(ANA, '"Tom,Lee,tom@example.com,', ANA)), 'open-quote', /opened in row 3 /],
  ['a quote inside a cell', utf8(file(ANA, '"Tom"my,Lee,t@example.com,')), 'stray-quote', /cell of row 3/],
  ['NUL bytes', utf8(file('A\0na,Silva,ana@example.com,')), 'not-text', /not a text file/],
  ['an xlsx file', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 6, 0), 'spreadsheet', /“Save as CSV”/],
  ['an xls file', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), 'spreadsheet', /“Save as CSV”/],
  ['a PDF', utf8('%PDF-1.7\n'), 'not-text', /not a text file/],
  ['a web page', utf8('\n<!DOCTYPE html><title>Sign in</title>'), 'web-page', /web page/],
  ['a table of a web page', '<table><tr><td>Ana', 'web-page', /web page/],
])('%s is refused', (_, source, reason, message) => {
  const refusal = refusalOf(source)
  expect(refusal?.reason).toBe(reason)
  expect(refusal?.message).toMatch(message)
})

/** What comes of a file whose columns are known: the people, what is wrong, what is said. */
function read(source: Uint8Array | string) {
  const sheet = parse(source)
  const columns = readColumns(sheet.rows)
  const rows = rowsOf(columns)
  const checks = checkRows(rows, bookOf([], []))
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

test('headings without students are known for what they are', () => expect(read(utf8(HEAD)).rows).toEqual([]))

test('Windows-1252 is read, and asked about', () => {
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

test('a mark that turns the text around is an error of its cell', () =>
  expect(read(utf8(file('Ana\u202egnp,Silva,ana@example.com,'))).checks[0]?.errors).toEqual({
    firstName: 'Contains an invisible character (U+202E). Clear the field and type it again.',
  }))

test('a line end inside quotes belongs to its cell, and the rows keep their numbers', () => {
  const { rows } = read(utf8(file('"Ana\nMaria",Silva,ana@example.com,', 'Tom,Lee,tom@example.com,')))
  expect(rows.map(({ number, values }) => [number, values.firstName])).toEqual([
    [2, 'Ana Maria'],
    [3, 'Tom'],
  ])
})

test('the same address in another case and with spaces is the same person', () => {
  const { checks } = read(utf8(file(ANA, ' ANA , silva, Ana@Example.com ,', 'Ana,Silva,a.na@example.com,')))
  expect(checks.map(({ state, reason }) => reason ?? state)).toEqual(['ready', 'The same as row 2.', 'ready'])
})

test('two columns with one heading are asked about', () => {
  const { columns } = read(utf8(`First name,Last name,Email,E-mail\nAna,Silva,ana@example.com,b@example.com`))
  expect(columns.doubled).toEqual(['email'])
  expect(columns.mapping.email).toBe(2)
})

test('a column that is not there is asked for', () =>
  expect(missing(read(utf8('First name,Phone\nAna,555')).columns.mapping)).toEqual(['lastName', 'email']))

test('a file without headings loses no student', () => {
  const { columns } = read(utf8(ANA))
  expect(columns.headings).toBe(0)
  expect(columns.rows).toHaveLength(1)
  expect(columns.mapping).toEqual({ email: 2 })
})

test('more cells than headings are said', () =>
  expect(read(utf8(file('Ana,Silva,ana@example.com,555,Jr.'))).checks[0]?.notes).toEqual([
    'This row has more cells than there are headings. Are the values in the right columns?',
  ]))

test('fewer cells than headings are missing values', () =>
  expect(read(utf8(file('Ana,Silva'))).checks[0]?.errors).toEqual({ email: 'Required' }))

test('a formula stays text, and is said', () => {
  const { people: found, checks } = read(
    utf8(file('"=HYPERLINK(""http://evil.example"")",Silva,ana@example.com,+1 555')),
  )
  expect(found[0]).toMatchObject({ firstName: '=HYPERLINK("http://evil.example")', phone: '+1 555' })
  expect(checks[0]).toMatchObject({ state: 'ready', notes: ['Looks like a formula. It is kept as text.'] })
})

test('1,000 students are taken', () => expect(read(utf8(people(1000))).rows).toHaveLength(1000))
