import type { Browser, Page } from '@playwright/test'
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
/** Milliseconds after the arrival, to catch late pictures and layout shifts. */
const SETTLES_AFTER = 2000

declare const window: { seen: Seen }

/** What a page has recorded about itself. */
export type Seen = {
  /** When what it was opened for was there. */
  arrivedAt: number
  largestPaint: number
  layoutShift: number
  /** The start and the duration of each task of more than 50 ms. */
  tasks: [number, number][]
}

/** What a page is opened for: an element, which in a document is there before React owns it, so that its buttons work. */
type Arrival = { selector: string; isAlive?: boolean }

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

/**
 * Opens an address, waits until its page has arrived, and for what comes late. The page says so itself: to ask it from
 * outside, Playwright would run a large script in it, which delays the first paint by a tenth of a second.
 */
export async function openCold(page: Page, address: string, arrival: Arrival) {
  await page.addInitScript(watch, arrival)
  const arrived = page.waitForEvent('console', {
    predicate: (message) => message.text() === 'arrived',
    timeout: 60_000,
  })
  await page.goto(address, { waitUntil: 'commit' })
  await arrived
  await page.waitForTimeout(SETTLES_AFTER)
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
  await openCold(page, `${origin}${path}`, { selector: arrived })
  const load = await page.evaluate(read)
  await context.close()
  return load
}

/** Runs in the page before anything else. It looks for nothing before the first paint, because that would delay it. */
function watch({ selector, isAlive = false }: Arrival) {
  const seen: Seen = { arrivedAt: Number.NaN, largestPaint: Number.NaN, layoutShift: 0, tasks: [] }
  window.seen = seen
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
  observe('layout-shift', (entry) => (seen.layoutShift += (entry as unknown as { value: number }).value))
  observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  observe('paint', ({ name }) => name === 'first-contentful-paint' && look())

  function look() {
    const found = document.querySelector(selector)
    const isThere = found && (!isAlive || Object.keys(found).some((key) => key.startsWith('__reactFiber')))
    if (!isThere) return requestAnimationFrame(look)
    seen.arrivedAt = performance.now()
    return console.debug('arrived')
  }
}

/** Runs in the page at the end. */
function read(): Load {
  const { arrivedAt: firstRow, layoutShift } = window.seen
  const resources = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.startTime < firstRow)
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    firstRow,
    layoutShift,
    scripts: scripts.length,
    // Plus the document itself.
    requests: resources.length + 1,
    scriptSize: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
  }
}
