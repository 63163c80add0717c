import { plural } from '../../../../lib/words.ts'
import { LIMITS } from './limits.ts'

/** The reasons for refusing a whole file, worded for the person who chose it. */
const MESSAGES = {
  empty: () => 'The file is empty.',
  'no-students': () => 'The list has column names but no students.',
  'too-big': () => 'The list is larger than 1 MB. Is it the right file?',
  'too-many-rows': () =>
    `The list has more than ${plural(LIMITS.rows, 'student')}. Split it into smaller files.`,
  'too-many-columns': (row) =>
    `Row ${row} has more than ${LIMITS.columns} columns. Keep only the columns for names, email and phone.`,
  'row-too-long': (row) =>
    `Row ${row} is longer than ${LIMITS.line.toLocaleString('en-US')} characters. Is it the right file?`,
  'open-quote': (row) => `A quotation mark is opened in row ${row} and never closed.`,
  'stray-quote': (row) => `A cell in row ${row} has a quotation mark inside. Remove it, or double it.`,
  spreadsheet: () =>
    'We cannot read this kind of spreadsheet. Save it as .xlsx or CSV, or copy the cells and paste them here.',
  'too-many-sheets': () =>
    `The workbook has more than ${LIMITS.sheets} sheets. Save the one with your list as a file of its own.`,
  'no-sheet': () => 'We cannot read this sheet.',
  locked: () => 'This file is protected by a password. Save a copy without one, and choose that.',
  'web-page': () => 'This is a web page, not a list. Maybe you had to sign in before the download.',
  'not-text': () => 'This is not a text file. Save your list as CSV, or copy the cells and paste them here.',
  'too-slow': () => 'The list took too long to read. Split it into smaller files.',
  unreadable: () => 'Your browser could not read the file. Choose it again.',
  'several-files': () => 'Choose one file at a time.',
} satisfies Record<string, (row: number) => string>

export type RefusalName = keyof typeof MESSAGES

/** Thrown for a file that cannot be a roster. `row` is the row number a spreadsheet shows. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly reason: RefusalName
  readonly row: number

  constructor(reason: RefusalName, row = 1) {
    super(MESSAGES[reason](row))
    this.reason = reason
    this.row = row
  }
}
