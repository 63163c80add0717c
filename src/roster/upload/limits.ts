// What an upload takes at most. Held against the text before it is parsed, so that no file can hold up the page.
export const LIMITS = {
  bytes: 1_000_000,
  /** Students, without the headings. */
  rows: 1000,
  columns: 20,
  /** Characters in one row. */
  line: 2000,
  /** Milliseconds to read a file in. */
  time: 2000,
} as const
