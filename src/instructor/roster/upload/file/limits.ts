/** Limits of an upload, so that no file can freeze the page. */
export const LIMITS = {
  bytes: 1_000_000,
  /** Bytes of an Excel file once it is unpacked. */
  unpacked: 20_000_000,
  /** Sheets of an Excel file. */
  sheets: 50,
  /** Students, not counting the headings. */
  rows: 1000,
  /** Rows above the students: titles and the headings. */
  above: 5,
  /** Extra columns are ignored. Exports of registration services have about 50. */
  columns: 100,
  /** Characters in one row. */
  line: 2000,
  /** Milliseconds to read a file. */
  time: 2000,
} as const
