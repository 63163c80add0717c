import { PEOPLE } from '../../mocks/seed/people.ts'
import { LIMITS } from '../../src/instructor/roster/upload/file/limits.ts'
import { parse } from '../../src/instructor/roster/upload/file/parse.ts'
import { checkRows } from '../../src/instructor/roster/upload/rows/check-rows.ts'
import { readColumns } from '../../src/instructor/roster/upload/rows/columns.ts'
import { indexRoster } from '../../src/instructor/roster/upload/rows/roster-index.ts'
import { rowsOf } from '../../src/instructor/roster/upload/rows/row.ts'
import type { BenchApp } from './app.ts'
import { type Figure, median, time } from './measure.ts'

const ROWS = 1000
const ROUNDS = 5
const GOAL = 100
/** Milliseconds. If the page is blocked for longer, a key press shows late. */
const BLOCKED = 50
/** A class with an empty roster. */
const EMPTY = `o-${PEOPLE.instructor.id}-0-4`

const text = [
  'First name,Last name,Email,Phone',
  ...Array.from({ length: ROWS }, (_, i) => `Ana ${i},"Silva, Jr.",ana.${i}@example.com,+1 555 01${i}`),
].join('\r\n')
const bytes = new TextEncoder().encode(text)

/** The slowest text to parse we know of: one row of quoted cells, as large as a file may be. */
const hostile = '"a",'.repeat(LIMITS.bytes / 4)
const refused = (source: string) => {
  try {
    parse(source)
  } catch {
    return true
  }
  throw new Error('it was taken')
}

/** The work itself, from the bytes of a file to checked rows. */
export function parseFigures(): Figure[] {
  const roster = indexRoster([], [])
  const rows = rowsOf(readColumns(parse(bytes).rows))
  return [
    time('parsing 1,000 rows', () => parse(bytes), GOAL, 50),
    time('refusing 1 MB of quoted cells', () => refused(hostile), LIMITS.time, 5),
    time('checking 1,000 rows', () => checkRows(rows, roster), BLOCKED, 50),
    time('both', () => checkRows(rowsOf(readColumns(parse(bytes).rows)), roster), GOAL, 50),
  ]
}

/** The same in the built application, and for how long it blocks the page. */
export async function uploadFigures(app: BenchApp): Promise<Figure[]> {
  const shown: number[] = []
  const longest: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    await app.visit(`/roster/${EMPTY}?tool=upload`, Date.now(), async (page) => {
      await page.getByText('Which students are coming?').waitFor()
      await page.waitForLoadState('networkidle')
      const figures = await page.evaluate(readInPage, text)
      shown.push(figures.shown)
      longest.push(figures.longest)
    })
  return [
    { what: 'from the file to 1,000 rows on the screen', median: median(shown) },
    { what: 'longest time the page is held up by it', median: median(longest), goal: BLOCKED },
  ]
}

/** Runs in the page: chooses the file, and measures the longest gap between tasks until the rows appear. */
async function readInPage(content: string) {
  let last = performance.now()
  let longest = 0
  let isWatching = true
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (isWatching) port2.postMessage(0)
  })
  port1.start()
  port2.postMessage(0)
  const files = new DataTransfer()
  files.items.add(new File([content], 'roster.csv'))
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('no field for a file')
  field.files = files.files
  const start = performance.now()
  field.dispatchEvent(new Event('change', { bubbles: true }))
  while (!document.querySelector('[aria-label="Email, row 2"]')) await new Promise((next) => setTimeout(next))
  const taken = performance.now() - start
  isWatching = false
  return { shown: taken, longest }
}
