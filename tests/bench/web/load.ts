import type { Browser } from '@playwright/test'
import { PEOPLE } from '../../../mocks/seed/people.ts'
import { issueToken } from '../../../mocks/token.ts'
import { PAGES, type PageName } from './pages.ts'
import { openPhone, type Seen } from './phone.ts'
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

declare const window: { seen: Seen }

/** Opens a page as the busy instructor. */
export async function loadCold(
  browser: Browser,
  origin: string,
  name: PageName,
  profile: Profile,
): Promise<Load> {
  const { id, number } = PEOPLE.instructor
  const { path, arrived } = PAGES[name]
  await using phone = await openPhone(browser, profile)
  await phone.setCookie({ name: 'access_token', value: issueToken(id, number, Date.now()), url: origin })
  await phone.open(`${origin}${path}`, arrived)
  return await phone.run(read)
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
