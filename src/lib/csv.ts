/** First characters that make a spreadsheet run a cell as a formula, including full-width signs. */
const RUNS = /^[=+\-@\t\r\n\0＝＋－＠]/

/** Quotes a cell. A leading apostrophe turns a formula into plain text. */
const cellOf = (value: string) => `"${(RUNS.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/**
 * A CSV file that opens correctly in every spreadsheet: a byte order mark, every cell in quotes, and no cell that runs
 * as a formula.
 */
export const csvOf = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
