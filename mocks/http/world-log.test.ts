import { describe, expect, test } from 'vitest'
import type { Entry } from '../db/entry.ts'
import { readLog, seal, textOf, type WorldLog } from './world-log.ts'

const rowOf = (id: string, values: object = {}) => ({ id, ...values })
const student = (i: number): Entry => ['student', `s${i}`, rowOf(`s${i}`, { lastName: `Ünal ${i}` })]
const log: WorldLog = {
  epoch: 1_795_000_000_000,
  operations: [[student(1)], [student(2), student(3)], [student(4)]],
}
const { text } = textOf(log)
const lines = text.trimEnd().split('\n')
const [head = '', first = '', second = '', third = ''] = lines
const joined = (...kept: string[]) => kept.map((line) => `${line}\n`).join('')
const checksumOf = (line: string) => Number.parseInt(line.slice(0, 8), 16)
/** A line that follows another one, with a correct checksum. */
const after = (line: string, content: unknown) => seal(content as Entry[], checksumOf(line)).line.trimEnd()
/** The number of operations read, and the reported damage. */
const read = (damagedText: string) => {
  const { log: found, damage } = readLog(damagedText)
  return [found?.operations.length, damage]
}

test('a log is read back as it was written', () => {
  expect(lines).toHaveLength(4)
  expect(readLog(text)).toEqual({ log, damage: undefined })
})

test('an appended operation is read too, but one torn by a crash is not', () => {
  const more = after(third, [student(5)])
  expect(read(`${text}${more}\n`)).toEqual([4, undefined])
  for (let length = 0; length < more.length; length++)
    expect(read(text + more.slice(0, length))).toEqual([3, undefined])
})

test('operations are merged once most of what they wrote has been overwritten', () => {
  const operations = [[student(1)], ...Array.from({ length: 4 }, () => [student(2)])]
  expect(readLog(textOf({ ...log, operations }).text).log?.operations).toEqual([[student(1), student(2)]])
  expect(readLog(textOf({ ...log, operations: operations.slice(0, 3) }).text).log?.operations).toHaveLength(3)
})

const OVER = 'so the demo starts over'
const BEFORE = 'so only the changes before that are kept'

test.each([
  ['an empty file', '', undefined, `lines are missing at its end, ${OVER}`],
  ['a file that is not ours', 'hello\n', undefined, `line 1 cannot be read, ${OVER}`],
  ['a damaged head', text.replace('epoch', 'epoxy'), undefined, `line 1 cannot be read, ${OVER}`],
  ['a missing head', joined(first, second, third), undefined, `line 1 cannot be read, ${OVER}`],
  ['a torn head', head.slice(0, 20), undefined, `line 1 cannot be read, ${OVER}`],
  ['a damaged line', text.replace('Ünal 2', 'Ünal 7'), 1, `line 3 cannot be read, ${BEFORE}`],
  ['a missing line', joined(head, first, third), 1, `line 3 cannot be read, ${BEFORE}`],
  ['a line twice', joined(head, first, first, second, third), 1, `line 3 cannot be read, ${BEFORE}`],
  ['lines that changed places', joined(head, second, first, third), 0, `line 2 cannot be read, ${BEFORE}`],
  ['a last line that was whole before', text.slice(0, -9), 2, `line 4 cannot be read, ${BEFORE}`],
  ['a missing end', joined(head, first), 1, `lines are missing at its end, ${BEFORE}`],
  ['a line without a checksum', joined(head, first, '5', second), 1, `line 3 cannot be read, ${BEFORE}`],
])('reading a log with %s', (_, damagedText, operations, damage) =>
  expect(read(damagedText)).toEqual([operations, damage]),
)

test.each([
  ['a byte-order mark', `\uFEFF${text}`],
  ['a blank line at the beginning', `\n${text}`],
  ['a blank line in the middle', joined(head, first, '', second, third)],
  ['blanks at the end', `${text} \n`],
  ['line ends of another system', text.replaceAll('\n', '\r\n')],
])('%s costs nothing, but does not go unnoticed', (_, editedText) =>
  expect(readLog(editedText)).toEqual({
    log,
    damage: 'another program has edited it, but nothing is missing',
  }),
)

describe('an intact line of another version with a different shape', () => {
  const row = rowOf('s9')
  test.each([
    ['a number', 5],
    ['an object', {}],
    ['a list of numbers', [1, 2]],
    ['a head', { epoch: 1, operations: 0 }],
    ['a model that there is not', [['pupil', 's9', row]]],
    ['the prototype for a model', [['__proto__', 's9', row]]],
    ['a method for a model', [['toString', 's9', row]]],
    ['a row without an id', [['student', 's9', {}]]],
    ['a row with the id of another', [['student', 's8', row]]],
    ['a text for a row', [['student', 's9', 's9']]],
    ['a list for a row', [['student', 's9', [row]]]],
    ['a row too many', [['student', 's9', row, row]]],
    ['a number for a text', [['student', 's9', { ...row, lastName: 5 }]]],
    ['null for a text', [['student', 's9', { ...row, lastName: null }]]],
    ['a text for yes or no', [['student', 's9', { ...row, isArchived: 'no' }]]],
    ['a text for a list', [['occurrence', 's9', { ...row, dates: 'today' }]]],
    ['a place without its fields', [['course', 's9', { ...row, location: { name: 'Range' } }]]],
  ])('%s is left out', (_, content) => {
    expect(read(joined(head, first, second, third, after(third, content)))).toEqual([
      3,
      `line 5 cannot be read, ${BEFORE}`,
    ])
  })

  test('a row may lack a field of this version and have one that this version does not know', () => {
    expect(
      read(joined(head, first, second, third, after(third, [['student', 's9', { ...row, age: 5 }]]))),
    ).toEqual([4, undefined])
  })

  test.each([['x'], [null], [8.7e15], [1.5]])('a world that begins at %j is invalid', (epoch) => {
    const { line } = seal({ epoch, operations: 0 } as never, 0)
    expect(read(line)).toEqual([undefined, `line 1 cannot be read, ${OVER}`])
  })
})
