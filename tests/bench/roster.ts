import { chromium } from '@playwright/test'
import { build } from 'vite'
import { createBackend } from '../../mocks/backend.ts'
import { siteAt } from '../../mocks/http/site.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { issueToken } from '../../mocks/token.ts'
import { findBrowser } from '../support/find-browser.ts'
import { serveMock } from '../support/serve-mock.ts'
import { type Figure, median } from './measure.ts'
import { type Bench, installActs } from './roster-acts.ts'

const OUT = 'dist/bench'
const ACTS = ['mount', 'sort by email', 'sort the other way', 'filter', 'filter taken back']
const { id, number } = PEOPLE.instructor
declare const window: { bench: Bench }

/** The roster of 10,000 in the built application: five rounds, medians. The data is there before the first act. */
export async function rosterFigures(): Promise<Figure[]> {
  await build({ mode: 'demo', logLevel: 'error', build: { outDir: OUT } })
  await using mock = await serveMock(createBackend(), siteAt(`${process.cwd()}/${OUT}`))
  const browser = await chromium.launch({
    executablePath: findBrowser().path,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const taken: Record<string, number[]> = {}
  const note = (what: string, value: number) => void (taken[what] ??= []).push(value)
  for (let round = 0; round < 5; round++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await context.addCookies([
      { name: 'access_token', value: issueToken(id, number, Date.now()), url: mock.origin },
    ])
    const page = await context.newPage()
    await page.addInitScript(installActs)
    await page.goto(`${mock.origin}/roster/o-${id}-1-1?type=REMOVED`)
    await page.getByText('Nobody was removed').waitFor()
    await page.waitForLoadState('networkidle')
    for (const act of ACTS) note(act, await page.evaluate((name) => window.bench.run(name), act))
    note('fling', await page.evaluate(() => window.bench.fling()))
    await context.close()
  }
  await browser.close()
  return Object.entries(taken).map(([what, values]) => ({
    what,
    median: median(values),
    ...(what === 'fling' && { unit: 'frames/s' }),
  }))
}
