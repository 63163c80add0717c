import type { Browser } from '@playwright/test'
import { openPhone } from '../load.ts'
import type { Profile } from '../profiles.ts'

/** A cold visit of a public page. Times are in milliseconds since the navigation. */
export type Visit = {
  /** First and largest contentful paint. */
  fcp: number
  lcp: number
  /** When React owns the page, so that its buttons work. */
  hydrated: number
  /** Total blocking time: what tasks after the first paint take beyond 50 ms each. */
  tbt: number
  cls: number
}

declare const window: { hydratedAt?: number; lcp: number; cls: number; tasks: [number, number][] }

/** Milliseconds after hydration, to catch late pictures and layout shifts. */
const SETTLES_AFTER = 2000

/** Opens a public page on a phone with an empty cache. */
export async function visit(browser: Browser, address: string, profile: Profile): Promise<Visit> {
  const { context, page } = await openPhone(browser, profile)
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.hydratedAt !== undefined, undefined, { timeout: 60_000 })
  await page.waitForTimeout(SETTLES_AFTER)
  const measured = await page.evaluate(read)
  await context.close()
  return measured
}

/** Runs in the page before anything else. */
function watch() {
  Object.assign(window, { lcp: 0, cls: 0, tasks: [] })
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => (window.lcp = startTime))
  observe('layout-shift', (entry) => (window.cls += (entry as unknown as { value: number }).value))
  observe('longtask', ({ startTime, duration }) => window.tasks.push([startTime, duration]))
  const look = () => {
    const heading = document.querySelector('#main h1')
    const isReady = heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
    if (isReady) window.hydratedAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page at the end. */
function read(): Visit {
  const { hydratedAt = Number.NaN, lcp, cls, tasks } = window
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const tbt = tasks.reduce((sum, [start, length]) => sum + (start >= fcp ? Math.max(0, length - 50) : 0), 0)
  return { fcp, lcp, hydrated: hydratedAt, tbt, cls }
}
