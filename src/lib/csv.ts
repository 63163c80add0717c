/** What a spreadsheet would run when it opens a cell that begins so; full-width signs too. */
const RUNS = /^[=+\-@\t\r\n\0＝＋－＠]/

/** A cell in quotes. One that would be run becomes text by an apostrophe. */
const cellOf = (value: string) => `"${(RUNS.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/**
 * A CSV file that every spreadsheet opens as it is meant: a byte order mark, every cell in quotes, and no cell that is
 * a formula.
 */
export const csvOf = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
