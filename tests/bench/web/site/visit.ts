import type { Browser } from '@playwright/test'
import { openPhone, type Seen } from '../phone.ts'
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

declare const window: { seen: Seen }

/** Opens a public page on a phone with an empty cache. */
export async function visit(browser: Browser, address: string, profile: Profile): Promise<Visit> {
  await using phone = await openPhone(browser, profile)
  await phone.open(address, '[data-alive=true] #main h1')
  return await phone.run(read)
}

/** Runs in the page at the end. */
function read(): Visit {
  const { arrivedAt: hydrated, largestPaint: lcp, layoutShift: cls, tasks } = window.seen
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const tbt = tasks.reduce((sum, [start, length]) => sum + (start >= fcp ? Math.max(0, length - 50) : 0), 0)
  return { fcp, lcp, hydrated, tbt, cls }
}
