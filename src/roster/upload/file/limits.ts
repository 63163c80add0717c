/** What an upload takes at most, so that no file can hold up the page. */
export const LIMITS = {
  bytes: 1_000_000,
  /** Students, without the headings. */
  rows: 1000,
  /** Rows above the students: a title, and the headings. */
  above: 5,
  /** We ignore those we do not need. The exports of registration services have about 50. */
  columns: 100,
  /** Characters in one row. */
  line: 2000,
  /** Milliseconds to read a file in. */
  time: 2000,
} as const
