import { runnerImport } from 'vite'
import { PEOPLE } from '../../mocks/seed/people.ts'
import type * as CheckRows from '../../src/roster/upload/check-rows.ts'
import type * as Columns from '../../src/roster/upload/columns.ts'
import type * as Parse from '../../src/roster/upload/parse.ts'
import type * as Row from '../../src/roster/upload/row.ts'
import type { BenchApp } from './app.ts'
import { type Figure, median, time } from './measure.ts'

const ROWS = 1000
const ROUNDS = 5
const GOAL = 100
/** Longer than this and a key that is pressed is answered late. */
const BLOCKED = 50
/** A class that nobody is on the roster of. */
const EMPTY = `o-${PEOPLE.instructor.id}-0-4`

const text = [
  'First name,Last name,Email,Phone',
  ...Array.from({ length: ROWS }, (_, i) => `Ana ${i},"Silva, Jr.",ana.${i}@example.com,+1 555 01${i}`),
].join('\r\n')
const bytes = new TextEncoder().encode(text)

/** A module of the application. Through Vite: what it imports has JSX. */
const load = async <Module>(name: string) =>
  (await runnerImport<Module>(`./src/roster/upload/${name}.ts`, { configFile: false, logLevel: 'error' }))
    .module

/** The work itself, from the bytes of a file to rows that are checked. */
export async function parseFigures(): Promise<Figure[]> {
  const { bookOf, checkRows } = await load<typeof CheckRows>('check-rows')
  const { readColumns } = await load<typeof Columns>('columns')
  const { parse } = await load<typeof Parse>('parse')
  const { rowsOf } = await load<typeof Row>('row')
  const book = bookOf([], [])
  const rows = rowsOf(readColumns(parse(bytes).rows))
  return [
    time('parsing 1,000 rows', () => parse(bytes), GOAL, 50),
    time('checking 1,000 rows', () => checkRows(rows, book), BLOCKED, 50),
    time('both', () => checkRows(rowsOf(readColumns(parse(bytes).rows)), book), GOAL, 50),
  ]
}

/** The same in the built application, with what the page is held up by it. */
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
    { what: 'longest the page is held up meanwhile', median: median(longest), goal: BLOCKED },
  ]
}

/** Runs in the page: chooses the file, and watches how long one task holds up the next until the rows are there. */
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
