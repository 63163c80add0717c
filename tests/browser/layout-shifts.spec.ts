// Nothing on a page jumps while its data arrives.
import type { Page } from '@playwright/test'
import { holdBack, LISTS, PAGES } from './pages.ts'
import { expect, test } from './test.ts'

/** Adds up how far things jump, as browsers do for the Cumulative Layout Shift. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The types of the DOM do not have it yet.
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] }
        const moved = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80))
        shifts.push(`${value} ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
    const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0)
    expect(sum, shifts.join('\n')).toBeLessThanOrEqual(0.02)
  }
}

for (const [path, isComplete] of Object.entries(PAGES))
  test(`nothing on ${path} jumps when the account comes late`, async ({ page, signIn }) => {
    await signIn('instructor')
    const expectNoShift = await watchShifts(page)
    const release = await holdBack(page, /\/api\/mesh\//)
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    release()
    await isComplete(page)
    await expectNoShift()
  })

for (const [path, isComplete] of Object.entries(LISTS))
  test(`nothing on ${path} jumps when the rows come late`, async ({ page, signIn }) => {
    await signIn('instructor')
    const expectNoShift = await watchShifts(page)
    const release = await holdBack(
      page,
      /\/api\/training\/.*(students|registrants|courses|occurrences)(\?|$)|\/data\/query\//,
    )
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    release()
    await isComplete(page)
    await expectNoShift()
  })
