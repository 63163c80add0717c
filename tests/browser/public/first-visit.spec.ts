// What the first visitor of a slow server sees: the document has no answer yet, and the browser asks for each. Whichever of
// them comes last, nothing on the page jumps.
import type { Page, Request } from '@playwright/test'
import { watchShifts } from '../pages.ts'
import { expect, INSTRUCTOR, test } from '../test.ts'
import { CLASS } from './public.ts'

const PAGES = {
  home: '/',
  classes: '/classes',
  state: '/classes/texas',
  search: '/instructor-search?type=classes',
  class: CLASS,
  instructor: `/instructor/${INSTRUCTOR}`,
  reciprocity: '/reciprocity/texas',
}

/** In milliseconds. The server does not wait so long, and sends a page without its data. */
const SLOW = 700
const CALLS = /\/(?:api\/training|1\/indexes|data\/query)\//

const nameOf = (call: Request) => `${call.url()} ${call.postData() ?? ''}`

/** Opens a page and holds one of its calls back until all others have been answered. Returns the names of the calls. */
async function visit(page: Page, path: string, late?: string) {
  const calls = new Map<Request, 'asked' | 'answered'>()
  const release = Promise.withResolvers<void>()
  await page.route(CALLS, async (route) => {
    const call = route.request()
    calls.set(call, 'asked')
    if (nameOf(call) === late) await release.promise
    await route.continue()
  })
  page.on('requestfinished', (call) => calls.has(call) && calls.set(call, 'answered'))
  const waiting = () => [...calls].filter(([, state]) => state === 'asked').map(([call]) => nameOf(call))
  const begun = page.waitForRequest(CALLS)
  await page.goto(path)
  await begun
  await expect.poll(waiting).toEqual(late === undefined ? [] : [late])
  release.resolve()
  await expect.poll(waiting).toEqual([])
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  await page.unrouteAll()
  page.removeAllListeners('requestfinished')
  return [...calls.keys()].map(nameOf)
}

for (const [name, path] of Object.entries(PAGES))
  test(`nothing jumps on the ${name} page, whichever answer comes last`, async ({ page, scenario }) => {
    test.slow()
    // Each scenario has its own documents. In the same one, the data of a visit may just be there for the next visit.
    let visits = 0
    const slowDown = () => scenario(`latency:${SLOW + visits++}`)
    const expectNoShift = await watchShifts(page)
    await slowDown()
    const calls = await visit(page, path)
    await expectNoShift()
    for (const late of calls)
      await test.step(`when ${late} comes last`, async () => {
        await slowDown()
        await visit(page, path, late)
        await expectNoShift()
      })
  })
