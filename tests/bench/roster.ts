import { type BenchApp, BIG } from './app.ts'
import { type Figure, median } from './measure.ts'
import { type Bench, installActs } from './roster-acts.ts'

const ACTS = ['mount', 'sort by email', 'sort the other way', 'filter', 'filter taken back']
declare const window: { bench: Bench }

/** Measures the roster of 10,000: the medians of five rounds. The data is loaded before the first act. */
export async function rosterFigures(app: BenchApp): Promise<Figure[]> {
  const taken: Record<string, number[]> = {}
  const note = (what: string, value: number) => void (taken[what] ??= []).push(value)
  for (let round = 0; round < 5; round++)
    await app.visit(`/roster/${BIG}?type=REMOVED`, Date.now(), async (page) => {
      await page.getByText('No removed students').waitFor()
      await page.waitForLoadState('networkidle')
      await page.evaluate(installActs)
      for (const act of ACTS) note(act, await page.evaluate((name) => window.bench.run(name), act))
      const fling = await page.evaluate(() => window.bench.fling())
      if (fling === null) console.log('  The browser stopped drawing during a fling, which is left out.')
      else note('fling', fling)
    })
  return Object.entries(taken).map(([what, values]) => ({
    what,
    median: median(values),
    ...(what === 'fling' && { unit: 'frames/s' }),
  }))
}
