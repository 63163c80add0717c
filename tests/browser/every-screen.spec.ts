// Each page and each dialog on a narrow phone, on a desktop at 200% zoom, and in forced colors. The tests of a page check
// it on an ordinary phone and on a desktop.
import type { Page } from '@playwright/test'
import { DIALOGS, PAGES } from './pages.ts'
import { expect, test } from './test.ts'

const NARROW = { width: 320, height: 640 }
/** What a desktop of 1280 by 800 pixels has left at 200% zoom. */
const ZOOMED = { width: 640, height: 400 }

async function expectNoSidewaysScroll(page: Page) {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(sideways).toBe(0)
}

for (const [path, isComplete] of [...Object.entries(PAGES), ...Object.entries(DIALOGS)])
  test(`${path} fits every screen`, async ({ page, signIn, checkAccessibility }) => {
    await signIn('instructor')
    await page.setViewportSize(NARROW)
    await page.goto(path)
    await isComplete(page)
    await expectNoSidewaysScroll(page)
    await checkAccessibility()

    await page.setViewportSize(ZOOMED)
    await isComplete(page)
    await expectNoSidewaysScroll(page)
    await checkAccessibility()

    await page.emulateMedia({ forcedColors: 'active' })
    // The browser chooses these colors. What axe computes of them is not what is painted.
    await checkAccessibility(['color-contrast'])
  })
