import { expect, test } from 'vitest'
import { parse } from '../file/parse.ts'
import { notAddedCsv } from './not-added-csv.ts'
import { indexRoster } from './roster-index.ts'
import type { Progress } from './row.ts'
import {
  emptyUpload,
  linesOf,
  needsLook,
  problemIn,
  reduceUpload,
  sumsOf,
  type UploadAction,
} from './upload-state.ts'

const after = (...actions: UploadAction[]) => actions.reduce(reduceUpload, emptyUpload)
const read = (text: string): UploadAction => ({ type: 'read', fileName: 'roster.csv', sheets: [parse(text)] })
const GOOD = read('First,Last,Email\nAna,Silva,ana@example.com\nTom,,tom@example.com')
const progressed = (progress: Progress): UploadAction => ({
  type: 'progress',
  changes: new Map([[2, progress]]),
})
const lines = (state: ReturnType<typeof after>) => linesOf(state.rows, indexRoster([], []))

test('clear headings lead to the rows, anything else to the columns', () => {
  expect(after(GOOD).step).toBe('rows')
  expect(after(read('Name,Email\nAna Silva,ana@example.com')).step).toBe('columns')
  expect(after(read('Ana,Silva,ana@example.com')).step).toBe('columns')
  expect(after(read('Name,,Email\nAna,Silva,ana@example.com')).step).toBe('columns')
  expect(after(read('First,Last,Email,Mail\nAna,Silva,a@example.com,b@example.com')).step).toBe('columns')
})

test('when the encoding was guessed, the person is asked first', () => {
  const sheet = parse(Uint8Array.from('First,Last,Email\nJos\xe9,Lee,j@example.com', (c) => c.charCodeAt(0)))
  const asked = after({ type: 'read', fileName: 'x', sheets: [sheet] })
  expect(asked.step).toBe('encoding')
  expect(reduceUpload(asked, { type: 'encodingConfirmed' }).step).toBe('rows')
})

test('of several sheets the person chooses one; what was typed stays with its sheet', () => {
  const one = parse('First,Last,Email\nAna,Silva,ana@example.com')
  const other = parse('First,Last,Email\nTom,Lee,tom@example.com')
  const asked = after({ type: 'read', fileName: 'x.xlsx', sheets: [one, other] })
  expect(asked).toMatchObject({ step: 'sheet', rows: [] })
  const names = (...actions: UploadAction[]) =>
    actions.reduce(reduceUpload, asked).rows.map(({ values }) => values.firstName)
  const typed = [
    { type: 'sheet', sheet: one },
    { type: 'edit', number: 2, values: { firstName: 'Anna' } },
    { type: 'showSheets' },
  ] satisfies UploadAction[]
  expect(names(...typed, { type: 'sheet', sheet: one })).toEqual(['Anna'])
  expect(names(...typed, { type: 'sheet', sheet: other })).toEqual(['Tom'])
})

test('typed values and decisions are kept when other columns are chosen', () => {
  const typed = after(
    GOOD,
    { type: 'edit', number: 3, values: { lastName: 'Lee' } },
    { type: 'choose', number: 2, choice: 'leave-out' },
    { type: 'showColumns' },
    { type: 'map', mapping: { firstName: 1, lastName: 0, email: 2 } },
    { type: 'take' },
  )
  expect(typed.rows.map(({ values, choice }) => [values.firstName, values.lastName, choice])).toEqual([
    ['Silva', 'Ana', 'leave-out'],
    ['', 'Lee', undefined],
  ])
})

test('a changed value gets a new key and clears the old failure', () => {
  const failed = after(GOOD, progressed({ state: 'failed', message: 'No.' }))
  expect(lines(failed).map(({ kind }) => kind)).toEqual(['failed', 'fix'])
  const edited = reduceUpload(failed, {
    type: 'edit',
    number: 2,
    values: { email: 'ana.s@example.com' },
  })
  expect(lines(edited)[0]?.kind).toBe('ready')
  expect(edited.rows[0]?.key).not.toBe(failed.rows[0]?.key)
})

test('a row that is left out and put back keeps its key', () => {
  const before = after(GOOD)
  const back = [
    { type: 'choose', number: 2, choice: 'leave-out' },
    { type: 'choose', number: 2, choice: undefined },
  ] satisfies UploadAction[]
  expect(back.reduce<typeof before>(reduceUpload, before)).toEqual(before)
})

test('the students who were not added can be saved to a file that can be uploaded again', () => {
  const state = after(
    GOOD,
    { type: 'edit', number: 2, values: { firstName: '=Ana' } },
    progressed({ state: 'failed', message: 'This class is full.' }),
  )
  const csv = notAddedCsv(lines(state))
  expect(csv).toContain(`"'=Ana","Silva","ana@example.com","","2","This class is full."`)
  expect(csv).toContain('"Last name: Required"')
  const again = after(read(csv))
  expect(again.step).toBe('rows')
  expect(again.rows.map(({ values }) => values)).toEqual(state.rows.map(({ values }) => values))
})

test('every row is counted once', () => {
  const state = after(GOOD, progressed({ state: 'added' }))
  expect(sumsOf(lines(state))).toEqual({ fix: 1, failed: 0, ready: 0, skip: 0, sending: 0, added: 1 })
})

test('a row that can be sent but looks unusual needs a look; the next problem is its field', () => {
  const rows = [
    'First,Last,Email,Phone',
    'Ana,Silva,ana@example.com,555-010-0100',
    'Bo,Silva,bo@example.com,call wife 12',
    'Cy,,cy@example.com,',
    'Di,Silva,ana@example.com,',
    'Ed,Silva,ed@gmial.com,',
  ]
  const found = lines(after(read(rows.join('\n'))))
  expect(found.map(needsLook)).toEqual([false, true, false, true, true])
  expect(found.map(problemIn)).toEqual([undefined, 'phone', 'lastName', 'firstName', 'email'])
  const leftOut = after(read(rows.join('\n')), { type: 'choose', number: 3, choice: 'leave-out' })
  expect(lines(leftOut).map(needsLook)).toEqual([false, false, false, true, true])
})
