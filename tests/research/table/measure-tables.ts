import { readFileSync } from 'node:fs'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin, preview } from 'vite'
import { findBrowser } from '../../support/find-browser.ts'
import { median, within } from '../../bench/measure.ts'
import type { TableBench } from './acts.ts'

declare const window: { bench: TableBench }

export const TABLES = { ours: 'ours', mui: 'MUI X', ag: 'AG Grid', aria: 'React Aria' } as const
export type Name = keyof typeof TABLES
const NAMES = Object.keys(TABLES) as Name[]

/** The figures of one table by act: milliseconds until the result is shown, and of main-thread work. */
export type Measured = Record<string, { shown: number; work: number }>

/** Use more rounds on a busy machine, or fewer for a first look. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
const FRAMES = 60
/** Time limit for one table in one round, in milliseconds. The slowest takes a fifth of it. */
const LIMIT = 120_000
/** Pixels per frame: two screens. */
const STEP = 1500

const root = 'tests/research/table'
const outDir = `${process.cwd()}/dist/bench-table`

/** Our table takes its sizes and colors from the document of the application. */
const documentStyles: Plugin = {
  name: 'document-styles',
  transformIndexHtml(html) {
    const [style] = /<style>.*?<\/style>/s.exec(readFileSync('index.html', 'utf8')) ?? []
    if (!style) throw new Error('index.html has no styles')
    return html.replace('</head>', `${style}</head>`)
  },
}

/** Built like the application, with one copy of React for all tables. */
const site: InlineConfig = {
  configFile: false,
  root,
  logLevel: 'error',
  plugins: [react(), documentStyles],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { outDir, emptyOutDir: true, target: 'baseline-widely-available', chunkSizeWarningLimit: 5000 },
  preview: { host: '127.0.0.1', port: 0 },
}

/** Frames do not wait for the display, because waiting for a 60 Hz frame would hide most differences. */
const launch = () =>
  chromium.launch({
    executablePath: findBrowser().path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-gpu-vsync', '--disable-frame-rate-limit'],
  })

/** The main thread's CPU time so far, in milliseconds. It excludes whatever else the machine does. */
async function workOf(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

async function heapOf(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
}

type Note = (what: string, shown: number, work: number) => void

async function measureOne(page: Page, note: Note) {
  // Printed before each act, so that the last word of the line names an act that hangs.
  const begin = (act: string) => process.stdout.write(` ${act} …`)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  begin('load')
  await page.waitForFunction(() => 'bench' in window)
  const empty = await heapOf(session)
  for (const name of await page.evaluate(() => window.bench.names)) {
    begin(name)
    const before = await workOf(session)
    const shown = await page.evaluate((act) => window.bench.run(act), name)
    // Work that an act defers counts too.
    await page.waitForTimeout(150)
    note(name, shown, (await workOf(session)) - before)
    if (name === 'mount') note('heap', (await heapOf(session)) - empty, Number.NaN)
  }
  begin('fling')
  const before = await workOf(session)
  const fling = await page.evaluate(([frames, step]) => window.bench.fling(frames, step), [
    FRAMES,
    STEP,
  ] as const)
  note('fling', fling, ((await workOf(session)) - before) / FRAMES)
}

/**
 * Measures every table once per round, so that anything that slows the machine affects all of them. Prints its
 * progress.
 */
export async function measureTables(): Promise<Record<Name, Measured>> {
  await build(site)
  const server = await preview(site)
  const [origin = ''] = server.resolvedUrls?.local ?? []
  const taken: Partial<Record<Name, Record<string, { shown: number[]; work: number[] }>>> = {}
  const measure = async (name: Name) => {
    await using browser = await launch()
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${origin}?table=${name}`)
    await measureOne(page, (what, shown, work) => {
      const values = ((taken[name] ??= {})[what] ??= { shown: [], work: [] })
      values.shown.push(shown)
      values.work.push(work)
    })
  }
  for (let round = 1; round <= ROUNDS; round++)
    for (const name of NAMES) {
      process.stdout.write(`\nround ${round} of ${ROUNDS}, ${TABLES[name]}:`)
      await within(LIMIT, TABLES[name], measure(name))
    }
  console.log()
  await within(LIMIT, 'closing the server', server.close())
  return Object.fromEntries(
    Object.entries(taken).map(([name, acts]) => [
      name,
      Object.fromEntries(
        Object.entries(acts).map(([what, { shown, work }]) => [
          what,
          { shown: median(shown), work: median(work) },
        ]),
      ),
    ]),
  ) as Record<Name, Measured>
}
