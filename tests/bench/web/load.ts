import type { Browser } from '@playwright/test'
import { PEOPLE } from '../../../mocks/seed/people.ts'
import { issueToken } from '../../../mocks/token.ts'
import { PAGES, type PageName } from './pages.ts'
import type { Profile } from './profiles.ts'

/** A cold load. Times are in milliseconds since the navigation; counts and sizes cover requests up to the first row. */
export type Load = {
  firstPaint: number
  firstRow: number
  layoutShift: number
  scripts: number
  requests: number
  /** Compressed bodies of the scripts, in kB. */
  scriptSize: number
}

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const
const SLOWER_CPU = 4
/** Milliseconds after the first row, to catch late layout shifts. */
const SETTLES_AFTER = 1500

declare const window: { arrivedAt: number | undefined; layoutShift: number }

/** A page of a phone with an empty cache, on a slow connection and a slow processor. */
export async function openPhone(browser: Browser, profile: Profile) {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.down,
    uploadThroughput: profile.up,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
  return { context, page }
}

/** Opens a page as the busy instructor. */
export async function loadCold(
  browser: Browser,
  origin: string,
  name: PageName,
  profile: Profile,
): Promise<Load> {
  const { id, number } = PEOPLE.instructor
  const { path, arrived } = PAGES[name]
  const { context, page } = await openPhone(browser, profile)
  await context.addCookies([{ name: 'access_token', value: issueToken(id, number, Date.now()), url: origin }])
  await page.addInitScript(watch, arrived)
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.arrivedAt !== undefined, undefined, { timeout: 60_000 })
  await page.waitForTimeout(SETTLES_AFTER)
  const load = await page.evaluate(read)
  await context.close()
  return load
}

/** Runs in the page before anything else. */
function watch(selector: string) {
  window.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.layoutShift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    if (document.querySelector(selector)) window.arrivedAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page at the end. */
function read(): Load {
  const firstRow = window.arrivedAt ?? Number.NaN
  const resources = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.startTime < firstRow)
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    firstRow,
    layoutShift: window.layoutShift,
    scripts: scripts.length,
    // Plus the document itself.
    requests: resources.length + 1,
    scriptSize: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
  }
}
